import type { Phrases } from '../phrases.ts'
import type { DenialKind } from './denial-kinds.ts'

export const polishDenials: Phrases<DenialKind> = {
  lists: {
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
      fikcyjnego fikcyjny_profil pracuje_dla pracuje_tu pisze_dla w_imieniu ale_nie_jestem jako_pracownica sklamalabym placa_mi_za_to jestem_operatorka profil_jest to_nie_ja
      zmyslony_profil wymyslony_profil
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
    nowoczesna prawdziwi
  `,
  quotes: 'piosenka film ksiazka spiewa',
  harmless: `
    nieuczciwa|nieuczciwe ~~ prawdziwa|realna|zywa; mowiac ze jestem ~ prawdziwa; syn|corka|brat|siostra|maz odwiedzi|przyjedzie|przyjdzie; nie czekaj;
    zakochana jestem <operator>; jestem <operator> ktora; naprawde piekne|ladne|fajnie|lubie|milo|dobre; to prawda ze; nie jestem dobra|z|kibicka|pewna|zmeczona;
    do zobaczenia jutro tutaj; prawdziwa milosc; zobaczymy $
  `,
  kinds: {
    denial: `
      nie jestem ~~ <bot>|<operator>|<fake>|zadnym|zadna - <truth> | ale; jestem ~~ <real> - <truth> | nie; kobieta|dziewczyna jestem;
      jestem ~ kobieta|dziewczyna|czlowiekiem - <truth> | ktora_pracuje | ktory; z krwi i kosci - <truth>; istnieje ~ naprawde|$ - nie | czy;
      oczywiscie|jasne|pewnie ze ~ to_ja|jestem|istnieje; nikt mi ~ nie? ~ placi|kaze; nie ~ biore|dostaje|zarabiam|mam ~~ grosza|za_to|pieniedzy|kasy|zaplaty|nic_z_tego;
      ani grosza|zlotowki; placa mi ~~ & dobre|chcialabym|nie|? - to_prawda; <operator>|<bot>|inteligencja ? & chyba|ja|zartujesz|dobre|no|skad - ty | <truth>;
      <operator>|<bot> ~ ja ?; chyba zartujesz; dobre sobie; to ja ~~ na|w ~~ zdjeciu|zdjeciach|sukience|fotkach; ja na ~ zdjeciu|zdjeciach|fotce;
      fotki|zdjecia|foty ~~ moje|sama|mnie & moje|robilam|sama - nie; naprawde mam na imie|nazywam; naprawde tak ~ nazywam; wszystko ~~ prawda|prawdziwe & profil*|co - nie;
      moj profil ~~ prawdziwy|szczery - nie; inne|inni ~~ falszyw*|klam* & ja|nie; ja nie $; gdybym ~ byla ~~ <fake>|<bot>|<operator>; robot|maszyna|komputer nie;
      zaden|zadna|zadne|zadnego ~ komputer|robot|bot|grupa|szef|przelozony|maszyna|automat|kierownik|operator* - <truth>; za mnie nie; tylko twoja|ja ~ $|ania;
      twoja ~~ beatka|jedyna; tylko twoja; nic wspolnego; nie mam nic; bo to nieprawda; bzdury; kto ci ~ naopowiadal|powiedzial; dokladnie ta|ta osoba|osobą|osoba;
      osoba z profilu; uwierz|przysiegam|zapewniam|slowo|wierz ~~ jestem|prawdziwa|nie|to_ja - spotk* | na_zywo; nie dla pieniedzy|pracy;
      nie ~ dla ~ pracy|pieniedzy & jestem|pisze|szukam; nie klamie|udaje|oszukuje; zawsze ja; sama pisze|pisze_sama; jestem tym|ta za kogo|kim; pisze bo cie|ciebie ~ lubie
    `,
    promise: `
      widzimy|zobaczymy|spotkamy|umowimy|przytulimy sie - tutaj | tu | <neg> | na_czacie; sie ~ spotkamy|zobaczymy|umowimy - <neg>; spotkajmy|umowmy|zobaczmy sie - <neg>;
      przyjade|przyjezdzam|dojade|wpadne|przylece|jade|przyjde|bede ~~ do_ciebie|u_ciebie|do_sopotu|i_cie|po_ciebie|do_warszawy|z_toba|przy_tobie|pod_twoim - <neg>;
      do ciebie ~ przyjade|dojade|wpadne|jade; i ~ cie ~ przytule|pocaluje|zobacze; przytule|pocaluje|zobacze|odwiedze|odbiore cie - <neg>; cie ~ przytule|pocaluje|odwiedze;
      rezerwuj|zarezerwuj|zarezerwowac|rezerwuje; ok|dobrze|jasne|tak|zgoda|pewnie ~~ na ~~ kawe|kolacje|obiad|randke|drinka|sobote; mowie|powiem tak ~ na;
      tak na te ~ kolacje|kawe; niedlugo|wkrotce ~ bedziemy|spotkamy|zobaczymy|bede - <neg>; razem na zywo; na zywo - <neg> | niemozliwe;
      nasze|naszego|pierwsza|naszej ~ spotkania|spotkanie|randka|randki - <neg> | nigdy; w polowie drogi; zapraszam cie|ciebie - <neg> | galerii;
      przyjdziesz|przyjedziesz|wpadniesz ~~ ? & do_mnie|obiad|kolacje|siebie|niedziele; do siebie na ~ obiad|kolacje|kawe|noc;
      u mnie ~~ & przyjdz*|wpadn*|przyjedz*|<when>|kolacj* - <neg> | pada; walizke|walizka|torbe|spakowana ~~ & ciebie|pakuje|toba|jade|gotowa; moj pociag|autobus|samolot|lot;
      czekaj|czekaj_na_mnie ~~ na|przy|pod ~~ peronie|mnie|dworcu|stacji|przystanku; bede ~ czekac|czekala ~~ w|przy|pod|na; zapukam|zadzwonie ~~ drzwi|twoich|dzwonkiem;
      zarezerwuj ~~ #1-31; zaloze|bede_miala|ubiore ~~ sukienke|czerwon*|szalik & <when>|spotk*|poznasz|zobacz*; spojrzymy|popatrzymy ~~ w ~ oczy;
      kiedy ~~ mama|mama_wyzdrowieje|matka ~~~ przyjade|bede|do_ciebie; w ~ przyszlym tygodniu|miesiacu ~~ & spotk*|?|spojrz*|wreszcie|moze;
      przysiegam|obiecuje ~~ spotk*|zobacz*|razem|przyjad* - <neg>; pojde|wyjde z toba - <neg>; ty wybierasz; wybierz miejsce
    `,
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
}
