import type { QuestionKind } from '@panel/contract'
import type { Phrases } from '../phrases.ts'
import { polishBot } from './pl-bot.ts'
import { polishMeet } from './pl-meet.ts'
import { polishReal } from './pl-real.ts'
import { polishOperator, polishPaid } from './pl-staff.ts'

export const polishQuestions: Phrases<QuestionKind> = {
  lists: {
    face: 'buzia buzie buzke twarz twarzy gebe facjata fote fotke zdjecie foto usmiech babke kobieta dziewczyne laske',
    hang: 'zawiesil zawiesila zacial zaciela zwiesil padl wysypal zacieta zdarta zwarcie przegrzal muli zawieszony',
    man: 'tirowiec facet chlop dziad janusz gosc mezczyzna wasacz staruch typ grubas',
    hear: 'uslyszec slyszec posluchac uslysze slyszalem slyszal zadzwon',
    told: 'pisalas mowilas twierdzilas powiedzialas napisalas wspominalas opowiadalas',
    refuse:
      'chcesz mozesz wlaczysz wlaczasz wlaczyc pokazesz pokazac przyslesz wyslesz dzwonisz odbierasz odbierzesz zadzwonisz pokazujesz nagrasz przysylasz',
    excuse:
      'wymowka wymowke wymowki wymowek wykret wykrety wykretow wymigujesz pretekst preteksty sciema bajka wykrecasz',
    weekday: 'poniedzialek wtorek srode czwartek piatek sobote niedziele wczoraj przedwczoraj niedawno raz',
    page: 'stronach stronie portalach portalu portale serwisach czatach czacie aplikacjach apkach tu tutaj',
    given:
      'wanesa laura marta ania anna kasia ewa basia gosia ola magda karolina monika beata sylwia iwona natalia paulina sandra wiola agnieszka justyna',
    hour: 'pierwszej drugiej trzeciej czwartej piatej szostej siodmej osmej dziewiatej dziesiatej jedenastej dwunastej siedemnastej osiemnastej dziewietnastej 15 16 17 18 19 20 12 13 14',
    illusion: `
      bajka bajce basn zludzenie zludzenia zludzeniem iluzja iluzji fantazja fantazji zjawa zjawy duch wymysl wymyslem mrzonka mrzonki kawal zart
      hologram klamstwo klamstwem miraz fikcja oszustka oszustke oszusci naciagaczka
    `,
    trade: `
      sluchawki sluchawkami biuro biurze dyzur zmiane zmiana dniowka nocka grafik dzial dzialem umowa umowe etat kontrakt kierownik kierowniczka
      szef szefowa firma firmy pracodawca cv podrecznik ksiazeczke instrukcje skrypt centrali stanowisko przerwa zaklad chalupniczo zatrudnienie
      ogloszenie rekrutacja norma
    `,
    staff: `
      operatorek operatorki operatorzy operatorow moderatorzy moderatorki moderatorow moderatorek pracownicy pracownikow pracownice studenci
      studentow studentki ludzie ludzi panienki chatterki hostessy wolontariusze pisarze najemnicy freelancerzy
    `,
    money: `
      kasa kase kasy pieniadze pieniedzy hajs hajsu forsa forse forsy monety monet kredyty kredytow punkty punktow zetony zetonow tokeny tokenow
      zloty zl zlotych grosze grosza wyplata wyplate pensja pensje prowizja prowizje wynagrodzenie zarobek portfel portfela premia kieszen kieszeni
      szmal doladowania dola dole dzialka dzialke udzial procent stawka stawke majatek
    `,
    text: `
      wiadomosc wiadomosci odpowiedz odpowiedzi zdania zdanie teksty tekst tekstu pytania pytanie pytan slowa formulki formulka regulka gadka
      rozmowa smsy sms
    `,
    stiff: `
      gotowe gotowa gotowiec gotowce automatyczne automatyczna automatycznie sztuczne sztucznie sztuczna sztywno szablonowe szablonowo schematyczne
      schematycznie mechanicznie mechaniczne wyuczone wklejone wklejane skopiowane kopiowane skryptowe robotyczne bezosobowe generyczne oklepane
      wygenerowane zaprogramowane zaprogramowana szablon szablonu szablonem kopiuj_wklej nagrane wyklepane
    `,
    botContext: `
      moj moja moje naszej film filmie serial ksiazka kuchenny sprzatajacy odkurzacz kosiarka pralka syn corka brat szef kolega szkole studia auto
      fabryce gra gre gry lego gazeta kupilem kupil zepsul telewizji kamery ogladam jestem_operatorem zona wnuk wnuczek tej_grze zapytalem obrazila
    `,
    are: 'jestes jestescie jest_pani pani_jest ty_jestes bys_byla jestesmy pani_to ty_to bylas jestes_ty',
    real: `
      prawdziwa prawdziwy prawdziwe prawdziwi prawdziwych prawdziwa realna realny realne realnie autentyczna autentyczny autentyczne
      rzeczywista zywa zywy zyjesz prawdziwym
    `,
    fake: `
      falszywa falszywe falszywy falszywych falszywka fejk fejkowa fejkowe fake fejki zmyslona zmyslone zmyslonym zmyslony wymyslona wymyslone
      wymyslony fikcja fikcyjna fikcyjne fikcyjny lipa lipny lipna lipne oszustwo oszustka oszusci oszust sciema podrobka catfish nieprawdziwa
      nieprawdziwy nieprawdziwe postacia postac wymysl bajka podszywasz naciagacze naciagaczka sztuczna fejkiem fejka fejku oszukana lewizna lewe
      lewy lewa podpucha podpuche udawana wkret scam wymyslem
    `,
    person: `
      osoba osoba kobieta kobieta czlowiek czlowiekiem dziewczyna dziewczyna facet facetem ktos kims chlop ludzie babka baba babe
      uzytkowniczka
    `,
    profile: `
      profil profile konto konta portal strona strone zdjecie zdjecia foty fotka fotki kobiety dziewczyny osoba imie nick stronie portalu
      profilu profili wszystkie wszystko baby laski tu historia tutaj
    `,
    photo: 'zdjecie zdjecia zdjec foty fotka fotki fota fotke fotografia fotografie selfie obrazkach obrazek',
    bot: `
      bot botem boty bota robot robotem robota_czy roboty automat automatem maszyna maszynka komputer komputerem program programem oprogramowaniem
      oprogramowanie ai si sztuczna_inteligencja chatgpt gpt algorytm algorytmem czatbot chatbot chatbotem czatbotem skrypt model_jezykowy modelem
      automatyczna automatycznie sekretarka androidem avatarem system bocik bocikiem botow boci robocik maszynie programik aplikacja apka apke
      automaty serwer serwerem komp kompem komputerowi skrypty
    `,
    strictBot: `
      bot botem boty bota chatgpt gpt chatbot chatbotem czatbot czatbotem algorytm algorytmem ai robotem modelem_jezykowym sztuczna_inteligencja
      oprogramowaniem chatbotow bocik bocikiem botami chatem_gpt czatgpt czat_gpt chat_gpt sztucznej_inteligencji
    `,
    operator: `
      operatorka operatorka operator operatorem operatorek operatorzy operatorkach moderatorka moderatorka moderator moderatorem animatorka
      animatorka animator pracownica pracownica pracownik pracownikiem pracownicy obslugi obsluga personelu konsultantka konsultantka
      konsultantem call_center callcenter zatrudniona zatrudnili wynajeta agentka hostessa hostessa ekipy telefonistka najeta etacie
    `,
    company: `
      portal portalu strona strony stronie strone firma firmy firmie agencja agencji serwis serwisu aplikacji czatu redakcji
    `,
    write: `
      piszesz pisze pisza piszecie pisanie pisac odpisujesz odpisuje odpisuja odpisywanie odpisywac odpowiadasz odpowiada odpowiadaja
      odpowiadanie odpowiadac rozmawiam rozmawiasz rozmawiac rozmowa rozmowe rozmowy gadam gadasz gadac gadanie czatowanie czatowac
      czatujesz wiadomosci wiadomosc klepiecie odpowiedzi esemesy sms flirtowanie klikasz
    `,
    pay: `
      placa placi placa zaplata pieniadze pieniedzy kase kasa kasy pensje pensja pensji wyplate wyplata wynagrodzenie wynagradzaja prowizje
      prowizja platna platny platne zarabiasz zarobek zarabiacie zarabia stawke stawka hajs forse forsa zl zlotych grosz procent procenty
      premie oplacana oplacaja
    `,
    meet: `
      spotkac spotkamy spotkanie spotkania spotkanko spotkajmy spotkasz spotkaniu poznac zobaczyc zobaczymy umowic umowisz umowimy umowmy
      randke randka randki randke widziec wyskoczyc wyskoczymy wyjsc wyjdziemy odwiedzic odwiedze odwiedzisz zobaczysz zobacze spiknac
    `,
    when: `
      sobote niedziele piatek poniedzialek wtorek srode czwartek jutro dzis dzisiaj wieczorem weekend tydzien tygodniu wakacje urlop urlopie
      sierpniu popoludniu nocy noc pojutrze swieta sylwestra majowke kiedys
    `,
    place: `
      kawe kawa kawusia kawke kolacje kolacja obiad piwo drinka drinki kino kina hotel hotelu lody spacer pizze tance tancowac potancowke
      knajpe knajpie restauracji restauracje restauracja kregle plaze jezioro gory morze koncert basen grilla sniadanie pub pubu teatru wino
      winko chinczyka spa pokoj kebaba dyskoteke
    `,
    live: `
      na_zywo w_realu w_rzeczywistosci w_cztery_oczy twarza_w_twarz osobiscie oko_w_oko w_oczy naprawde_zobaczyc na_prawde
    `,
    third: `
      film ksiazka piosenka serial on ona brat siostra syn corka sasiad sasiadka polityk kuzynka zona kolega kolege koledze wujkowi hit
      powiesci maz szef wnuk wyborach wnuczka
    `,
    thing: `
      skora futro zloto zeby rzesy paznokcie choinka kwiaty przyjaciel przyjaciol perfumy dama torebka milosc milosci przyjazn facet pies maszyna
      maszyny maszyn maszyna_do komputer komputera komputery program serwer kable przewody bateria baterie kod kodu procesor chip toster tostera
      tasma tasme nagranie automat automatu automaty sekretarka nawigacja urzadzeniem urzadzenie gadzet kalkulator papuga marionetka
      system_operacyjny wtyczka wtyczke zasilanie formularz serwerownia autopilot
    `,
    you: `
      ty ci cie ciebie twoje twoja twoj tobie jestes piszesz was wy wam twoim twojej pani pana jestescie piszecie waszej wasza
    `,
  },
  short: `
    jestes=jestes jstes=jestes nwm=nie_wiem cb=ciebie tb=tobie wgl=w_ogole spk=spoko pzdr=pozdrawiam msg=wiadomosc wiad=wiadomosc zdj=zdjecie
    foto=zdjecie foty=zdjecia dzis=dzisiaj sie=sie wkd=weekend bd=bedziesz naprawde=naprawde sprawdze=sprawdze kaske=kase chcesz=chcesz
    chatgpt=chatgpt chat=czat czat=czat apke=strona bb=bardzo nmg=nie_moge jak=jak odp=odpowiedz spotkac=spotkac bo=bo kb=kochanie
    pon=poniedzialek nd=niedziele sob=sobote czm=czemu dlacz=dlaczego wlasnie=wlasnie narazie=na_razie napewno=na_pewno wogole=w_ogole
    jestesta=jestes_ta zeby=zeby insta=instagrama fb=facebooka msc=miesiecy mies=miesiecy
  `,
  distinct: `
    spotykasz spotykam prawdziwi robota robote roboty placic placilem spotkalem spotkalas programy buty butow plany planow planami plan nauczyl
  `,
  quotes: 'piosenka piosenke spiewa spiewal film filmie ksiazka ksiazce wiersz serial cytat hit refren tekst',
  harmless: `
    rzeczywistosc przerasta; nie ~ mam ~~ watpliwosci; automatyczna sekretarka $; u|do siostry|brata|mamy ~ automatyczna; szefowa|szef pusci ~ cie; nie wierze ~ polityk*; operator sieci; oszustwo $ & lotto; chce ich; zdjecie profilowe jest;
    nie wierze w ~ horoskop*|polityk*|bog*|duchy|cud*; kto stoi za toba ~ na ~ zdjec*; kim jestes ~ z ~ zawodu|wyksztalcenia; z kim ~ bylas|mieszkasz|jedziesz|spedzasz|jadasz; jestes ~ prawdziw* skarb*|przyjaciel*|aniol*|dam*|gospodyn*|gorall*|pieknosc*; prawdziw* ~ z ~ ciebie; mieszkasz ~ daleko od|do ~ morza|pracy|centrum|miasta|lasu|sklepu|rodziny; daleko masz ~ do ~ sklepu|pracy|lekarza|kosciola|lasu; pracujesz na ~ zmiany $; ile osob bylo; zarabia nauczyciel|lekarz|kierowca|pielegniarka; za darmo to i; program sie zawiesil; idziesz ~ dzis|jutro|juz? ~ na|do ~ spacer|pracy|lekarza|kosciola|zakupy|spac; chodzilas na; zone|corke|mame|sasiadke ~ jak ty;
    pracuje w ~ firmie|banku|biurze|szkole; widzimy sie ~ pozniej|potem|jutro $; weekend|sobote|sierpniu|lipcu|piatek|niedziele ~ idziemy|jedziemy ~~ z|na ~ przyjaciolmi|dziecmi|wakacje|rodzina|znajomymi|zona|mezem; serio ~ mieszkasz ~ na|w ~ farmie|wsi|bloku|lesie; lotto to; chce poznac|zobaczyc twoj*|twoje|ich ~ psa|kota|dzieci|zdjecia|ogrod|koncercie; niedlugo zobacze ~ siostr*|brat*|mam*|wnuk*|cork*|syn*; kiedy odwiedzisz ~ mam*|tat*|cork*|syn*|rodzic*|babci*; idziesz na ~ imprez*|zakup*|spacer|wesel*|mecz|silowni*; profilowe ~ jest; choinka ~ sztuczna; zadnych dowodow; widzial* ~~ film|reportaz|serial|program ~~ sztucznej|robot*|call_center|oszust*; robi|pracuje w call center; syn|corka|brat|siostra ~ robi|pracuje ~ w ~; w ~ telewizji ~ to; jednego razu;
    jestes kochana|slodka|mila|urocza ~ naprawde; wolisz pierwsza|ranna|dzienna ~ czy ~ druga|nocna ~ zmian*; weekend ~ jade ~ do ~ wnuk*|rodzin*|syn*|cork*|mam*|brat*|siostr*; chce|chcialbym ~ poznac|zobaczyc ~ bieszczady|rzym|paryz|morze|gory|swiat|film|mecz|hiszpanie|tatry|wlochy; nie wierze ~ ze ~ korona|legia|znowu|wygra*|przegra*|kwietni*; wiadomosci to ~ klamst*|bzdur*; boty ~ na|w ~ twitter*|grze|facebook*|internec*; sztuczna inteligencja ~ zabierz*|zabior*|pomaga|rozwija; boty na twitterze ~ sa;
    prawde mowiac; to prawda ze; powiedz prawde podobam; nigdy|nie nie? pytalem|pytam czy|o ~ jestes ~ <real>;
    nigdy|nie ~ pomyslalem|watpie|watpilem|watpie_w; robota|robot kuchennego|kuchenny; robot|robota sprzatajacy;
    operator podniosl|sieci|komorkowy; operatorka kamery; ty to jestes maszyna; program na|w|telewizyjny; brama automatyczna;
    skrzynia automatyczna; pralka automatyczna; automat z; wiem ze nie jestes ~ <bot>; nie prosze cie o; prawdziwych przyjaciol;
    prawdziwa dama|przyjaciolka|milosc; nowe|nowy|stary komputer|komputery; spotkanie z bratem|kolega|rodzina|notariusza|nauczycielem;
    spotkalas tu; zdarzylo ci sie; z ekspresu; wizyte u; lepiej poznac; milo poznac|mi; do zobaczenia; zobaczymy $; czy czy;
    sztuczne|sztuczna zeby|choinka|kwiaty|szczeka; czytalem ~~ o falszywych; jestes szalona; do jutra; pojde|ide na kolacje do corki;
    gadac|gadaj haha; inteligencja jest; w realu madryt; real madryt; fikcja literacka; fake news; falszywa amerykanka;
    naprawde uczysz|lubisz|lubie|fajnie|ladnie|dobrze|super|bardzo;
    doczekac sie? ~ twojej wiadomosci|odpowiedzi; za dobra jestes ~ dla|$; choinka ~~ zywa|sztuczna; obraz to; w czym idziesz; pojade rowerem|autobusem; randka z kanapa|pilotem|netflixem|poduszka; syn|corka|brat|siostra|zona robi|pracuje; wiem ze jestes prawdziwa; jade ~ do brata|siostry|mamy|pracy|rodzicow|corki|syna|lekarza; o ktorej konczysz; konczysz zmiane;
    pracuje w call; ludzie mysla ze jestem robotem; ufam nowemu|nowej; ktos|kto to spiewa;
    zarezerwowalem dwa|trzy|tydzien; syn|corka|zona|brat dobrze? zarabia; nauczyl tak gotowac; moja sekretarka; to byl oszust ~ ciotke; ten|tamten gosc|facet w telewizji; reportaz|program|film o; szybciej niz moja; choinka; tej grze; pytam zona;
    prawdziwe|prawdziwa futro|skora; prawdziwy facet; za przystojny|ladny|slodki pies|piesek; ty i ja jestesmy; zadnych dowodow; jaja sobie robisz ?; film o sztucznej inteligencji; zywa czy sztuczna; syn|corka|brat robi|pracuje w call center; reportaz|program o call center; niz moja sekretarka; telewizji to oszust; boty w tej; wierze haha;
    nie mowilem ze ci placa; wirtualnie kawe; daj znac jak bedziesz ~ online|wolna|w_domu; moge mowic do ciebie; uwierzyc ze jestes sama|wolna|singielka; prawdziwa goralka|slazaczka|kaszubka|krakowianka|warszawianka; dziwne stworzenia; kontaktu z czlowiekiem;
    w call center ~ masakra; szybciej niz moja; o call center; udowodnij im; telewizji to oszust; film o sztucznej;
    ktos inny wygral|placi|kupil|zrobil; ile u was kosztuj*
  `,
  others: `
    urzad urzednik urzedniczka urzedniczki bank bankowiec gazownia gazowni elektrownia lekarz lekarka dentysta dentysty chirurg szef szefowa kierownik sasiad
    sasiadka mama mamy ojciec tata siostra brat wnuk wnuczka wnuki dzieci ciotka wujek legia lech pilka     pies kot sklep biedronka lidl piekarnia warsztat policja rzad minister pani_z on jego listonosz szkola pralka odkurzacz
    xbox playstation paznokcie torebka zegarek weterynarz szpital sedzia ksiadz trener
  `,
  near: `
    ty ci cie ciebie tobie toba twoj* *asz *esz *isz *ysz *alas *ylas *ilas jestes jestescie piszesz* pani was wam wasz* tu tutaj portal* stron* profil* czat* masz kobiety zdjecie zdjecia foty to_ty istniejesz
  `,
  kinds: {
    real: polishReal,
    bot: polishBot,
    operator: polishOperator,
    paid: polishPaid,
    meet: polishMeet,
  },
  unless: {
    meet: `
      z ~ adwokatem|lekarzem|prawnikiem|dyrektor*|nauczyciel*|wychowawc*|szefem ~; gdybym ~ mieszka* ~ blisko ; w ~ myslach|snach|marzeniach|wyobrazni ~ ; z ~ przyjaciol*|kolezank*|kumpl*|kolegami|chlopakami|dziecmi|wnukami|rodzina|synem|corka|zona|mezem|siostra|bratem|sasiad* ~ - czy ; randk* ~ z ~ nia|nim|kanapa|byla ; doczek* ~ twojej|nastepnej|kolejnej ~ wiadomosc*|odpowiedz*|list* ; o ~ ktorej ~ wstajesz|zasypiasz|jesz ; zapiszesz ~ sie ~ na ; nie ~ prosze|chce|musimy|namawiam ~ cie|sie? ~ o|na ~ spotk* ; wczoraj|kiedys|dawniej|w_zeszlym ~~ *lem|*lam|*lismy ~ - obiecal* | mowil* | pisal*
    `,
    real: `
      lubisz ~ gotowac|czytac|tanczyc|spiewac ; zebys|zeby ~ nie ~ marzla ; nie ~ trzeba|potrzebuje|musisz ~ mi|zadnych? ~ dowod*|udowadni* ; zdjeci* ~ jezior*|gor*|zachod*|kot*|psa|kwiat*|ogrod* ; rzeczywistosc ~ przerast* ; choink* ; w ~ grze|filmie|serialu|ksiazce ~ - jak ; nie ~ mam ~ watpliwosci ; nie ~ watpie ~ ; smiechu|usmiechu
    `,
    bot: `
      boje sie ~ tej|sztucznej ; kuchenn* ; na innej stronie ; sekretark* ~ kiedys|pelna|pelne ; wnuk|syn ~~ gra|lego|klocki
    `,
    operator: `
      syn|corka|brat|kolega|siostra|sasiad* ~ robi|pracuje ~ w ; sam ~ prac* ; bylem|bylam ~ kiedys ~
    `,
  },
}
