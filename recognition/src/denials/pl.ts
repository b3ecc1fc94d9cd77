import type { Phrases } from '../phrases.ts'
import type { DenialKind } from './denial-kinds.ts'
import { polishDenial } from './pl-denial.ts'
import { polishPromise } from './pl-promise.ts'

export const polishDenials: Phrases<DenialKind> = {
  lists: {
    name: 'ania anna kasia ewa basia gosia ola magda halina halinka lodzia krysia zosia marta karolina iwona renata beata dorota monika aga agnieszka joanna asia jola teresa danka grazyna ela wiola sylwia patrycja natalia paulina justyna edyta bozena',
    staff2: 'jestem_pracownic* jestem_operator* jestem_moderator* placa_mi nie_jestem_prawdziw*',
    staff: 'operator* moderator* animator* pracownic* pracownik* konsultant* zatrudnion* oplacan*',
    idea: `
      personel* personelu kierownik* grafik* wynajeta teatr*
      bot bota botem boty botow botami robot* maszyn* komputer* program programem programu programik chatbot* ai algorytm* sztuczn* automat* sztuczna_inteligencja
      operator* moderator* animator* pracownic* pracownik* callcenter call_center konsultant* aktork* aktorem modelk* oszust* naciagacz* naciagara* hochsztapler* zatrudnion* wynajet* oplacan* podstawion* oplacon*
      skrypt* scenariusz* falszyw* fejk* fake fejkow* zmyslon* zmysleni* wymysl* wymyslon* fikcj* fikcyjn* postac postacia wytwor* nieprawdziw* udawan* sciem* oszustw* podstep* podpuch* sciema kit klamstw* klamczuch* przekret* naciag*
      prowizj* pensj* etat etacie wyplat* figurant* zjaw* robocik* maszynk* facetem chlopem mezczyzna firm* agencj* portalu
    `,
    think: `
      mysl* myslisz pomysl* uwaza* sadz* twierdz* podejrzew* podejrz* watp* watpisz mowi* mowisz wierz* posadza* zarzuca* oskarz* insynu* wmawia* zaklada* przypuszcza* bierzesz nazyw* ubzdur* uroj*
    `,
    verity:
      'prawd* prawdziw* autentyczn* szczer* realn* rzeczywist* faktyczn* moje moja naprawde zgadza zgodne wymyslil* sama_prawda',
    woman: `
      kobiet* dziewczyn* babk* bab* baba czlowiek* osob* mam* matk* matka babci* wdow* rozwodk* singielk* pani kobitk* dziewucha laska zona
    `,
    much: 'jak_najbardziej tak_samo calkiem zupelnie naprawde po_prostu absolutnie przeciez rownie tak bardzo w_pelni jak_najbardziej najbardziej w_stu na_sto taka tutaj tu jedna jedyna najprawdziwsza calkowicie cala',
    job: `
      pielegniark* sklep* szpital* szkol* nauczyciel* biur* piekarni* kwiaciarni* biedronk* kas* fryzjer* kelner* ksiegow* kuchark* sprzata* krawcow* emerytk* rencist* student* przedszkol* sprzedawczyni* aptek* poczt* opiekunk*
    `,
    go: `
      przyjade przyjezdzam przylece przylatuje dojade wpadne wpadam jade jedziemy lece podjade podskocze zajade zajrze dotre zjawie stawie wyjezdzam wyruszam ruszam wsiadam przyjde przybede bede podejde zawitam wyladuje melduje
    `,
    day: `
      poniedzialek poniedzialku wtorek wtorku srode sroda srody czwartek czwartku czwartkow* piatek piatku piatkow* sobote sobota soboty niedziele niedziela niedzieli jutro pojutrze dzis dzisiaj wieczor* weekend weekendu weekendzie tydzien tygodniu miesiacu miesiac
      lato lecie latem lata wiosn* jesien* zima zime swieta swiat swietach wielkanoc sylwestr* wigili* majowk* maju czerwcu lipcu sierpniu wrzesniu pazdzierniku listopadzie grudniu styczniu lutym marcu kwietniu urlop* wakacj* urodzin* niedlugo wkrotce niebawem
    `,
    hour: 'pierwszej drugiej trzeciej czwartej piatej szostej siodmej osmej dziewiatej dziesiatej jedenastej dwunastej siedemnastej osiemnastej dziewietnastej dwudziestej 15 16 17 18 19 20 21 12 13 14 5 6 7 8 9 10 11',
    spot: `
      rynk* dworc* dworzec peron* stacj* kawiarn* kin* restauracj* park* fontann* przystank* hotel* pomnik* kolumn* plaz* galeri* lotnisk* zegar* kosciol* kosciele mostem moscie molo empik* klatk* blok* brama bramy wejsci* starowce starym_rynku placu centraln*
    `,
    meeting: `
      zobaczyc spotkac poznac przytulic usciskac pocalowac odwiedzic umowic dotknac wysciskac spotykac widywac zaprosic_cie objac poznac_na byc_z_toba byc_przy_tobie zasnac_przy byc_obok obudzic
    `,
    touch: `
      przytule usciskam wysciskam pocaluje ucaluje zacaluje zobacze odwiedze odbiore spotkam poznam dotkne obejme zabiore zabieram dorwe zgarne porwe wytule dopadne ugoszcze nakarmie
    `,
    we: `
      spotkamy spotkajmy zobaczymy widzimy spotykamy poznamy umowimy umowmy umawiamy przytulimy zobaczmy poznajmy pocalujemy zejdziemy zdzwonimy_i napijemy napijmy wykapiemy spikniemy ustawimy zgadamy_sie_na pobierzemy
    `,
    recover: `
      wyzdrowie* wydobrze* wroc* skoncz* minie mina odzyska* zarobi* dostan* zalatwi* dojd* doczek* przejdzie poczuj* zrobi_sie zrobi_sie_cieplej dopne ogarn* oddam lepiej
    `,
    move: 'zamieszkam zamieszkamy przeprowadz* wprowadz* przenios* przeniose przeprowadzam',
    errand: `
      kosciele wnuczk* podolog*
      dentyst* lekarz* pracy prace robot* sklep* biur* fryzjer* kosciol* mszy slub* wesel* pogrzeb* szpital* mama mame mamy mamusi* rodzic* siostr* brat* kolezan* przyjaciol* corka corki corke syn syna synem babci babcia ciotk* cioci dziadk* rodzin* dziec* siostrzen* urzad* urzed* wnuk* zakupy silowni* mechanik* warsztat*
    `,
    others: `
      siostra siostry kolezanki kolezankami przyjaciolki przyjaciolkami rodzina rodzice rodzicami dziecmi synem corka mama z_mama z_corka dziewczynami dziewczyny wnukami tutaj_na tu_na czacie bratem kumplami
    `,
    talk: `
      gadamy pogadamy piszemy popiszemy rozmawiamy porozmawiamy odpisze napisze napiszemy slyszymy uslyszymy klikamy czacie czat zobaczymy_co zobaczymy_jak zobaczymy_czy tutaj opowiem opowiesz wiadomosc*
    `,
    neg2: 'wiadomosc* odpowiedz* zdjec* wyspi* odpoczn* konca meczu serialu odcinka urlop* wyplat*',
    notUs: `
      czacie czat wiadomosc wiadomosci zdjecie zdjecia tutaj snie snilo marzeniach wyobraz wyobrazni fantazji siostra brat rodzina dzieci
      mama_przyjedzie
    `,
    soon: `
      wkrotce niedlugo niebawem jutro pojutrze dzis dzisiaj wieczorem sobote sobota niedziele niedziela poniedzialek wtorek srode sroda czwartek
      piatek weekend tygodniu tydzien miesiacu miesiac lato lecie latem zima wiosna jesienia swieta swietach wielkanoc sylwestra kiedys wreszcie
      koncu najblizszy przyszly urlopie wakacje wakacjach majowke
    `,
    place: `
      kawa kawe kawke kolacja kolacje obiad piwo drink drinka kino kina spacer spacerek randka randke restauracja restauracji restauracje hotel
      plaza plaze lody wino winko herbata herbate koncert teatr tance pizza pizze wycieczka wycieczke weekend park parku las jezioro sniadanie
    `,
    person: `
      kobieta dziewczyna czlowiek czlowiekiem mama matka babcia wdowa rozwodka pielegniarka nauczycielka fryzjerka studentka sprzedawczyni
      singielka panna kobietka osoba kelnerka ksiegowa gospodyni
    `,
    bot: `
      bot botem robot robotem komputer komputerem maszyna program programem chatbot ai algorytm sztuczna_inteligencja automat automatem
    `,
    operator: `
      operatorka operatorem moderatorka moderatorem animatorka pracownica callcenter call_center aktorka modelka oszustka oplacana zatrudniona konsultantka
    `,
    fake: `
      falszywa falszywy falszywe fejk fejkiem fake zmyslona wymyslona wymyslono wymyslem fikcja fikcyjna postacia wytworem nieprawdziwa
    `,
    real: 'prawdziwa prawdziwy realna autentyczna zywa rzeczywista prawda',
    truth: `
      fikcyjnego fikcyjny_profil pracuje_dla pracuje_tu pisze_dla w_imieniu ale_nie_jestem jako_pracownica sklamalabym placa_mi_za_to
      profil_jest to_nie_ja zmyslony_profil wymyslony_profil dla_tego_profilu dla_profilu jako_operatorka ktorej_placa ktoremu_placa
      z_obslugi jestem_moderatorka nie_kobieta nie_jestem_kobieta to_nie_moje nie_moje_zdjecie portalu_a_nie
    `,
    neg: `
      nie nigdy niestety bratem siostra synem corka dzieci przyjaciolmi wnukami wnuki maz rodzina niemozliwe kazdego kto ostroznie
    `,
    when: `
      sobote niedziele poniedzialek wtorek srode czwartek piatek jutro wieczorem niedlugo tydzien tygodniu sierpniu lipcu czerwca weekend wkrotce wrzesniu miesiacu
    `,
  },
  short: `
    cb=ciebie tb=tobie jestes=jestes wgl=w_ogole
  `,
  distinct: `
    nalezy naleza nowoczesna prawdziwi
  `,
  quotes: 'piosenka film ksiazka spiewa',
  harmless: `
    jestem ~ tylko ~ czlowiekiem; nie jestem aktorka|modelka|oszustka ~ ale ~ lubie|umiem|spiewam; moje zdjeci* ~ zawsze|profilowe ~ jest|wychodz* ~ stare|rozmaz*; mysl* ~ ze ~ robot*|maszyn*|komputer*|lotto|to ~ zabior*|oszust*|genialn*|zabierz*; wierz* w ~ duch*|robot*|oszust*; lotto; sama zrobilam ~ zaslony|obiad|ciast*|kolacj*|dzem|sweter; doczekac ~ lata|wiosny|zimy|urlopu|wakacji|swiat|soboty|piatku $; widzimy sie ~ pozniej|potem $; jedziemy ~ na ~ wakacje; mieszkamy razem; piatki|soboty|niedziele ~ jemy|gotujemy; jak skoncze|bede|zdam ~ studia|szkole|kurs|mogla|ksiazke; moja ~ pierwsza ~ randka|podroz|milosc ~ byla; jestem ~ wysoka|niska|mezatka|wdowa; swoim rodzaju; jestem mal*;
    jestem ~ kobieta ~ o ~ stalych|twardych|wielu; twarz rano; mam ~ lodowate|zimne|zmarzniete rece; przysiegam ze nie ~ zapomne|powiem|zdradze|zjadlam; razem damy; przysiegam ze to nie ja ~; sobote|niedziele|poniedzialek|piatek ~ jade|ide ~ z ~ mama|siostra|corka|kolezanka; pracujesz|korzystasz ~~ komputer*|robot*|firm*|biur*|call_center; widziala* ~~ reportaz; choink* ~~ sztuczn*;
  to|jest prawdziw* ~ futro|tatuaz|skora|zloto|kibic|diabl*|raj|skarb|dom|problem|wyzwanie|cud|dar|sztuka|blondynka|milosc|bohater*|chaos; moj szef to robot; wierzysz w; w polowie drogi do ~ brata|pracy|domu; odwiedzi*|spotkac ~ kogos|kiedys_kogos ~ z; podrozy|wakacji ~ sa ~ ; ten klamie ~ $; zajrzyj do ~ informacj*|objasn*|regulamin*; koszacy;
    nieuczciwa|nieuczciwe ~~ prawdziwa|realna|zywa; mowiac ze jestem ~ prawdziwa; syn|corka|brat|siostra|maz odwiedzi|przyjedzie|przyjdzie; nie czekaj;
    ^ tak? jestem operatorka|operatorem; zakochana jestem <operator>; jestem <operator> ktora; naprawde piekne|ladne|fajnie|lubie|milo|dobre; to prawda ze; nie jestem dobra|z|kibicka|pewna|zmeczona;
    do zobaczenia jutro tutaj; prawdziwa milosc; zobaczymy $;
    ta kawa brzmi; robot nie przetrwalby; nie pracuje w ~ poniedzialki|weekendy|soboty|niedziele; nic wiecej; idziemy w sobote na kolacje; z siostra;
    nowe komputery; robota goni robote; pojade rowerem|autem; wygladam na wiecej|starsza|mlodsza;
    komputer sie zawiesil|zepsul; co mowiles
  `,
  kinds: {
    denial: polishDenial,
    promise: polishPromise,
    money: `
      wyslij|przelej|pozycz|daj|przeslij|wplac|blik ~ mi ~~ pieniadze|kase|zl|zlotych|euro|przelew|blika|na; mozesz ~ mi ~~ pozyczyc|przelac|wyslac|zaplacic|pomoc_finansowo;
      moj|moje ~ konto_bankowe|numer_konta|iban|paypal|nr_konta; numer konta; western union; karta|karte|kod podarunkowa|podarunkowy|blik & wyslij|kup|podaj|mi;
      blik|blika & wyslij|podaj|przeslij|kod; bitcoin*|krypto* & wyslij|zainwestuj*|kup; potrzebuje ~ pieniedzy|kasy|forsy|zl|gotowki;
      zaplac|oplac ~ mi|moj|za_moj ~ czynsz|bilet|rachunki|rachunek|lot
    `,
    age: `
      mam ~ tylko|dopiero|ledwo? #10-17 lat - syn | kot | pies | malzenstwa | corka; jestem nieletnia|niepelnoletnia|maloletnia; koncze|skoncze #10-17 ~ lat|roku|$;
      mam ~ szesnascie|siedemnascie|pietnascie|czternascie|trzynascie lat
    `,
  },
  unless: {
    denial: `
      krwi ~ i ~ kosci ~~ ale ~ ; ale ~ nie ~ ta ~ ; nie ~ zawsze ~ ja ~ ; na ~ zmiany ~;
      nie ~ wierz* ~ we|w ~ wszystko ~ co ~ mowia|pisza|powiedz*;
      jestem ~ tylko|tu|jako? ~ <staff> - nie ~ jestem ~~ <staff> | ze jestem ~ <staff> | ? | jakbym | gdybym; jestem ~ osoba|kobieta|czlowiekiem|kims ~ ktor*|zatrudnion*|z_obslugi ~~ prac*|pisze|odpisuj*|zatrudn*|obsl*; ale|i|lecz|tylko ~ prac* ~ tu|tutaj|dla|w_tym|na; pracuje|pisze|odpisuje ~ dla|w|na|jako|pod|za ~ portal*|stron*|firm*|serwis*|profil*|tego|tej|postac*|nia|imieniem|imieniu|innym - nie ~ pracuje|pisze|odpisuje | nikt;
      placa|placi ~ mi ~ za|od|po|dopiero|malo|slabo|kiepsko|dobrze - nie ~ placa|placi | nikt | gdyby* | ? | niby | zeby; nie ~ placa|placi ~ mi ~ za_nadgodz*|nadgodz*|jeszcze|na_czas|duzo|wiele; nie ~ jestem ~ prawdziw*|ania|anna|soba|ta_kobieta|ta_osoba|kobieta_ze|dziewczyna_z|realn* ~; to ~ nie ~ ja|moje|moja|jestem_ja ~ $|na|zdjec*|prawdziw* - to_nie_ja_pisz*;
      profil|postac|imie|zdjeci*|konto|ona ~ jest|sa|to ~~ fikcyjn*|zmyslon*|wymyslon*|postac*|nieprawdziw* - nie ~ jest|sa ~~ fikcyjn*|zmyslon*|wymyslon* | moj_profil_nie | zadn*; kilka|kilku|wiele|rozne|innych ~ osob|osoby|kobiet|pracownik* ~~ pisze|prowadzi|odpisuje|obsluguje - klam*|bzdur*|nieprawd* | nie_ma; za|pod ~ tym|tego ~ profil*|imieniem|kont* ~~ stoi|stoja|pracuje|pracuja|pisze|pisza|kryje|kryja ~ - nie | zadn* | nikt; fikcja|fikcyjn* $ - zadn* | nie;
      nie ~ moge|powinnam|wolno|bede|chce ~ ci|mi|cie? ~ powiedziec|twierdzic|zapewni*|obiecac|przysiac|napisac|klamac|oszukiwac|udawac ~~; nieuczciw*|sklamalabym ~~ mowi*|ze|powiedz*|gdybym & prawdziw*|jestem|realn*; wole ~ nie ~ klamac|oszukiwac; nigdy ~ nie ~ mowilam|twierdzilam|pisalam ~; w ~ filmie|serialu|ksiazce ~; w ~ tym|ktorym filmie
    `,
    promise: `
      przekonales ~ mnie ~~ obejrz*|przeczyt*|kupi*|sprobuj*; autobus|pociag ~ zawsze|znowu|dzis ~ ; jak ~ minie ~ upal ~; i|a ~ gadamy|piszemy|wracam ~ ; lepsz* ~ ; mam ~ czekac ~ na ~ lekarz*;
      maz|chlopak|narzeczony ~ i ~ ja; ja ~ i ~ maz|chlopak; od ~ lat|roku|dziesieciu|miesiecy ~ razem; razem ~ od ~ lat|roku|dziesieciu|miesiecy; z ~ mezem|chlopakiem|narzeczonym|znajomymi|przyjaciolmi;
      przepraszam ~~ nadziej*|zludzen* ~~; na|do ~ pisani*|pogaduch*|pogawedk*|rozmow* ~ $; w ~ wyobrazni|snach|myslach|marzeniach; zamknij ~ oczy; z ~ dziecmi|dzieckiem|corka|synem|wnukami|mama|siostra|kolezankami|kumplami|przyjaciolmi ~; tw* ~ syn*|cork*|wnuk*|dziec*|brat*|siostr*; nie ~ dojdzie ~; do ~ tego ~ nie ~ dojdzie; wczoraj|kiedys|zeszl* ~~ *lam|*las|*lismy|*lysmy|byl|byla|bylo ~ - obiecal* | mowil* | postanowi* | kupil* | sprawdz* | zarezerw* | gadalam;
      nie ~ moge|mozemy|bedziemy|bede|wolno|wchodz*|ma|mamy|umawiam*|spotykam*|spotkamy|zobaczymy|przyjade|wpadne|dam|podam|umowimy|obiecuje|da_sie|chce|planuje|istniej*|robimy|pojde|pojdziemy|przewidu* ~~ spotk*|umow*|umaw*|zobaczyc|poznac|randk*|adres*|numer*|sie|cie|gre|ciebie|odwiedz* - doczekac | dam_rady | martw | doczekam | bedziesz; nikt ~~ nie ~ spotyka*|umawia*; nigdy ~ sie ~ nie; nigdy ~ nie ~~ spotk*|zobacz*; spotkani*|randk* ~~ niemozliw*|nie ~ sa|jest|wchodz*|bedzie|ma|dojdzie; niestety ~~ spotk*|zobacz*|przyjech*|umow*; sni|snilo|snie ~~ - spelni*; wyobra* ~~; gdyby* ~~ mogl*|mozna|bylo|spotkal*|zobaczyl*; chcialabym ~~ ale ~; niemozliw*;
      do ~ zobaczenia|jutra ~~ tutaj|tu|czacie; tu|tutaj|czacie ~ jutro|wieczorem ~; jutro|wieczorem ~ tu|tutaj; jestem|bede|czekam ~ tu|tutaj ~ - u_mnie; <day> ~~ pisz*|gada*|napisz*|opowi*|pogada*|odpisz* ~ - jak; pogada*|gadamy|piszemy|slyszymy|napisze|opowiem ~ w|jutro|za|po|wieczorem ~; doczek* ~~ wyspi*|wyspie|odpoczn*|wyplat*|wiadomosc*|odpowiedz*|konca; randk* ~ z ~ nia|nim; umowil* ~ sie ~ z; zobaczymy ~ co|jak|czy|kto; z ~ przyjaciolkami|kolezankami|dziewczynami|siostr*|rodzin* ~~; ktory|jesli|kiedy_ktos|nie_ufaj|uwazaj ~~ obiecuje|obiecuj*|chce ~ spotk*; z ~ obcymi|nieznajomymi ~
    `,
  },
}
