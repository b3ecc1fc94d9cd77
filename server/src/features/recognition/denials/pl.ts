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
    nalezy naleza nowoczesna prawdziwi
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
      nie ~ dla ~ pracy|pieniedzy & jestem|pisze|szukam; nie klamie|udaje|oszukuje; zawsze ja; sama pisze|pisze_sama; jestem tym|ta za kogo|kim; pisze bo cie|ciebie ~ lubie;
      jestem ~ prawdziwa|realna|autentyczna ~ kochanie|skarbie|slonce|misiu|$|i|kotku - <truth> | nie_jestem; jestem ~ w ~ stu|pelni|100|calosci|sto ~ procentach|procent ~~ <real>|soba|szczera|autentyczna - <truth> | nie;
      jestem ~ jak_najbardziej|tak_samo|calkiem|zupelnie|naprawde|po_prostu|absolutnie|przeciez|rownie|taka_sama|bardzo ~ prawdziw*|realna|zywa|autentyczna|normalna_kobieta|istniej* - <truth> | nie;
      jestem ~ normaln*|zwykl*|uczciw*|zyw*|zwyczajn*|prawdziw*|przecietn*|samotna_i_prawdziwa|realn* ~ kobiet*|dziewczyn*|osob*|czlowiek*|uzytkowni*|klient* - <truth> | nie_jestem | lubie;
      jestem|tez_jestem ~ tu|tutaj|zwykla|tylko ~ uzytkowniczk*|klientk*|czlonki*|sama_dla_siebie|dla_siebie|prywatnie|z_wlasnej_woli - <truth>;
      jestem|siedze|pisze ~ tu|tutaj ~ dla|z|tylko_dla|bo ~ siebie|wlasnej|przyjemnosci|milosci|szukam_milosci - <truth>;
      tak ~ samo ~ jak|co|i ~ ty|inni & tu|prawdziw*|place|jestem|zwykla|uzytkowni* - <truth>;
      pracuje|robie|jestem ~~ pielegniark*|sklepie|szpitalu|szkole|nauczyciel*|biurze|piekarni|gdzie_indziej ~~ nie ~ tu|tutaj|dla_portalu|na_portalu|na_tej|dla_strony - <truth>;
      nie ~ pracuje|pracowalam|robie ~~ dla|na|w|tu|tutaj|u ~ zadn*|portal*|stron*|firm*|nikogo|tej|tego|nich|tu|czacie|zadnego - ale | dzis* | jutro;
      to ~ nie ~ jest? ~ moja ~ praca|robota|zawod; nie|wcale_nie ~ jestem ~ tu|tutaj|w|na|u ~~ zatrudnion*|pracy|etacie|oplacan*|z_obslugi - <truth>;
      kto|skad ~ ci|to|takie|te|ty|masz|wiesz|tobie ~ to|takich|takie|tak|ci|ten|glupot*|pomysl* ~ powiedzial*|naopowiadal*|nagadal*|wmowil*|mowi|wiesz|pomysl|pomysly|glupot*|bzdur*|wziales|bierzesz|przyszlo|wzielo;
      skad ten|taki|te|takie ~ pomysl|pomysly|podejrzen*|mysl*|wniosek|bzdur*; co ~ ci|ty|za ~ przyszlo_do|opowiadasz|wygadujesz|bzdur*|glupot* - film;
      to|sa|oczywiscie|przeciez ~ sa|to? ~ moje|moja|moj ~ wlasne|prawdziwe? ~ zdjec*|fot*|imie|twarz|profil|slowa - <truth> | nie | ulubion*;
      moje|moja|moj ~ zdjec*|fotki|imie|profil|wiek|dane|slowa|historia|konto ~ jest|sa ~~ prawdziw*|aktualn*|szczer*|moj*|autentyczn*|zgodn*|zgadza* - <truth> | nie;
      po|dlaczego|czemu|z_jakiego|jaki ~ co|mialabym|powodu|bym|cel ~ mialabym|bym|mialbym|mam|klamac|oszukiw*|udaw* ~~ klam*|oszuk*|udaw*|zmysl*|wymysl*;
      czemu|dlaczego|jak ~ mi|mozesz|mogles|ty ~ nie|myslec|tak|sadzic|twierdzic|wierzysz|mowic|pomyslec|watpic ~~ wierzysz|ze|ufasz|we_mnie|o_mnie|$|we;
      to ~ naprawde|przeciez|wlasnie|tylko|po_prostu|zawsze|nadal|caly_czas|wciaz|jestem ~ ja - <truth> | nie | lubie | mysle | wole;
      czy ~ ja ~ brzmie|wygladam|pisze|zachowuje|przypominam ~~; brzmie|wygladam ~~ jak|na ~ <bot>|<operator>|<fake>|robota|bota|maszyne|oszustke;
      <bot>|roboty|boty|maszyny|komputery ~~ uczuc|serca|czuja|czuje|placza|emocji|literowek|bledow|smieja|poczucia & ja|mnie|moje|mam|? - <truth>;
      wszystko|kazde|kazda|wszystkie|zawsze|kazdy ~~ pisze|odpisuje|robie|odpowiadam|slowo|wiadomosc ~ ja? ~ sama|osobiscie|ode_mnie|moje|moja|szczere|prawdziwe - <truth>;
      sama|osobiscie ~ pisze|odpisuje|odpowiadam|zalozylam|zrobilam|wstawilam|stworzylam ~;
      wszystko|co ~~ mowie|pisze|napisalam|powiedzialam|profilu|mowilam ~~ prawda|prawdziwe|zgadza|szczere|szczera_prawda - <truth> | nie;
      wszystko ~ na|w|co ~~ profilu ~~ zgadza|prawd*|aktualn*|szczer* - <truth>;
      nic ~~ nie|zmyslon*|zmyslilam|wymyslilam|udaje|sklamalam|ukrywam ~ zmyslon*|zmyslilam|wymyslilam|udaje|sklamalam|zmyslam|ukrywam|klamie;
      rozmawiasz|piszesz|gadasz|czatujesz ~~ z|ze ~ mna|ta_sama|prawdziw*|zyw*|tylko_mna|normaln*|ta ~ sama|kobiet*|osob*|mna|czlowiek*|$|dziewczyn* - <truth> | lubie;
      nigdy|nikt|nikomu ~~ placil|zaplacil|placi|placono|klamalam|oszukal*|zaplacono|dalam|wzielam|wziela* ~ - <truth>;
      nie ~ biore|dostaje|mam|zarabiam|widze|dostalam ~~ grosza|zlotowki|wyplaty|pensji|prowizji|nic|zadnych|zaplaty|pieniedzy & tego|to|tu|ciebie|tym|rozmow*|pisani* - <truth>;
      boli|rani|przykro|smutno|obraz*|urazil*|dotknel*|zranil* & mysl*|podejrzew*|watpi*|uwazasz|nie_wierzysz|posadz*|falszyw*|bot* & mnie|mi|ze|jestem - fikcyjn*;
      myslisz|uwazasz|sadzisz|twierdzisz|podejrzewasz|mowisz ~~ ze|mnie|o ~~ jestem|mnie|to_nie ~~ <bot>|<operator>|<fake>|klam*|ja|oszust*|fejk* - <truth>;
      na|ze ~ zdjeciu|zdjeciach|fotce|zdjec|fotkach ~ to|jestem ~ ja|jestem|naprawde - <truth> | nie;
      to|tak|jestem ~ ja|jestem ~~ na|ze|z ~ zdjeciu|zdjeciach|zdjecia|profilu|fotce - <truth> | nie;
      nie ~ klamie|oszukuje|udaje|sciemniam|zmyslam|oklamuje|nabieram|zartuje_z_ciebie|klamalam|oszukalabym|oklamalabym|sklamalabym - <truth>;
      ja|niby|ze|jaka|jaki|co|jak ~ ja? <operator>|<bot>|<fake> ~ ? - ty | jest; <fake>|oplacana|oszustka|falszywka ? & ja|chyba|no|skad|co - ty | zeby | choinka;
      ja <fake>|<operator>|<bot>; przysiegam|przyrzekam|zareczam|gwarantuje|zapewniam|daje_slowo ~~ istniej*|prawdziw*|ja|nie_jestem|zyje|nie_klamie - <truth>;
      istnieje $|naprawde|przeciez|i|kochanie|skarbie - nie | czy | bog; nie ~ ma ~ tu|tutaj|tam|za_mna|nade_mna ~ zadn*|nikogo|szefa|innej ~~;
      nikt ~ inny|poza_mna|za_mnie|tego|mna|mnie ~ nie ~ pisze|czyta|kieruje|steruje|kontroluje|odpisuje|siedzi|stoi;
      nie ~ wierz|sluchaj ~~ plotk*|ludzi*|im|innym|wszystki*|w_to|glupot*|co_mowia - <truth>; jedna ~ z ~ niewielu|nielicznych|prawdziwych;
      nie ~ naleze|mam_zwiazku|jestem_czescia|jestem_zwiazana ~~;
      pisze|rozmawiam|jestem ~~ bo ~ cie|mi|lubie|chce|sie|ciebie ~ lubie|podobasz|zalezy|chce|kocham|pociagasz - <truth>;
      nie ~ dla|chodzi|zalezy|o|potrzebuje ~ mi|twoich|o|na ~ kase|kasy|pieniedzy|pieniadze|kasie|forse|zarobku - <truth>
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
      przysiegam|obiecuje ~~ spotk*|zobacz*|razem|przyjad* - <neg>; pojde|wyjde z toba - <neg>; ty wybierasz; wybierz miejsce;
      dam|podam|wysle|przysle|napisze|przesle|podrzuce ~ ci|tobie ~~ moj|swoj|numer|adres ~ numer|adres|telefon|namiary|lokalizacje|nr|numeru - <neg>;
      numer|adres ~ ci? ~ podam|dam|wysle|przesle|dostaniesz|przysle|napisze - <neg>;
      do zobaczenia ~ w|na|jutro_w|o|za|przy|juz|wkrotce ~ <when>|miejscu|dworcu|osmej|dni|$|zywo - tutaj | tu | <neg>;
      nie ~ moge ~ sie ~ doczekac|doczekam ~~ zobacz*|spotk*|przytul*|poznam|ciebie|randk*|razem|naszego|soboty|cie - wiadomosc* | zdjec*; doczekac ~~ spotkan*|randk*|az_cie;
      chodzmy|spotkajmy|umowmy|zobaczmy|wyjdzmy|pojdzmy|pojedzmy|zjedzmy|napijmy|wyskoczmy|idziemy|pojdziemy|wyjdziemy|pojedziemy|zjemy|wypijemy ~~ <when>|kaw*|kolacj*|obiad|drink*|randk*|kina|razem|spacer*|sie|wino|gdzies - <neg> | lubisz;
      wpadne|przyjade|przylece|zajrze|wpadam|przyjezdzam|dotre|zjawie ~~ <when>|latem|wieczorem|do_ciebie|jutro|za|o|kiedys|niedlugo|na ~ - <neg> | tutaj | babci | mamy;
      tez|bardzo|chetnie|oczywiscie|pewnie|jasne|naprawde|juz|z_radoscia|tak|ja ~~ chce|chcialabym|spotkam|chetnie|pragne|marze|moge ~~ cie|sie|ciebie|z_toba ~~ zobaczyc|spotkac|poznac|przytulic|spotkam|umowic|odwiedzic - <neg> | zdjec*;
      mozemy|moglibysmy|bedziemy|musimy|powinnismy ~ sie|w|razem|na|jutro ~~ spotkac|zobaczyc|umowic|spotykac|wyjsc|pojsc|wyjechac|pojechac|spedzic|zjesc|przytulic|poznac - <neg> | tutaj;
      spedzic|spedzimy|spedzmy ~~ razem|weekend|noc|wieczor|swieta|wakacje|ze_soba - <neg> | rodzin*;
      odwiedze|zobacze|przytule|pocaluje|spotkam|ucaluje|wysciskam|poznam ~ cie|ciebie|sie - <neg>;
      cie ~ odwiedze|zobacze|przytule|pocaluje|spotkam|ucaluje|wysciskam|poznam - <neg> | zdjec*;
      jak|gdy|kiedy ~ tylko|juz|sie|w_koncu|wreszcie? ~ wyzdrowieje|wroce|spotkamy|zobaczymy|bede_zdrowa|skoncze|bede_wolna|bede_w|poczuje|urlop ~~ spotk*|pojd*|zobacz*|przyjad*|pocaluj*|przytul*|razem|kolacj*|cie|umow*|zadzw* - <neg> | napisze | tutaj;
      mozesz|mozecie|wolno_ci|pozwalam ~~ przyjechac|wpasc|odebrac|zabrac|odwiedzic|przenocowac|przyjsc|zaprosic ~~ mnie|do_mnie|po_mnie|u_mnie|$|<when>|jutro - <neg> | mame;
      przyjechac|wpasc|zabrac ~ do|po|mnie ~ mnie|do|na ~ - <neg> | chcesz | lekarz*;
      bede ~ na|tam|juz|u|przy|pod ~~ czekac|czekala|dworcu|peronie|drzwiami|przystanku|ciebie|o ~ - <neg> | tutaj | wiadomosc* | czacie;
      jestesmy|to|no_to|czyli ~ jestesmy|juz|wiec? ~ umowieni|umowione|randka|zaklepane; umowieni|umowione $|na|w|kochanie|skarbie - <neg>;
      odbierz|zabierz|zgarnij|podwiez|przytul|pocaluj|wez ~ mnie ~ o|z|w|po|na|do|spod|jutro|<when> - <neg> | w_myslach;
      wolne|wolna|wolny ~~ & spotk*|odbierz|wpadn*|przyjed*|zobacz*|kaw*|kolacj*|umow* & mam|jestem|bede - <neg>;
      w ~ twoich|moich|twoje|moje ~ ramionach|ramiona|objeciach|objecia & bede|niedlugo|wkrotce|wreszcie|bedziesz|zasne|juz|wpadne - <neg> | snie | wyobraz*;
      kolacja|kawa|obiad|randka|drink|spacer|wino|weekend|spotkanie ~~ brzmi|super|jasne|chetnie|swietny|pasuje|mi_pasuje|z_toba|zgoda|ok|dobry|czemu_nie|z_przyjemnoscia|jestem_za|gdzie - <neg> | byla | lubisz;
      gdzie|kiedy|o_ktorej ~ sie? ~ idziemy|spotykamy|spotkamy|widzimy|pojdziemy|jedziemy|umawiamy|umowimy ~ - <neg>;
      spotykamy|widzimy|umawiamy sie ~ - <neg> | tutaj | tu | na_czacie;
      zadzwonie|napisze|przedzwonie ~~ jak|gdy|kiedy ~~ bede ~~ miescie|okolicy|dworcu|przyjade|miejscu|poblizu;
      podaj|daj|wyslij|przyslij ~ mi? ~ swoj? ~ adres|lokalizacje|namiary ~~ wpadne|przyjade|to|a|i|przyjde|zajrze;
      <when>|sobota|niedziela|piatek|jutro ~ u|pod ~ mnie|ciebie|mna ~ - <neg> | pada | co;
      obudze|zasne|wtule|poloze|obudzimy|zasniemy|zamieszkamy|bedziemy ~ sie? ~ obok|przy|razem|kolo|u|w_twoich|z ~ ciebie|tobie|toba|$|boku|soba - <neg> | snie | tutaj;
      jeszcze|juz ~ troche|chwila|chwile|niedlugo|tylko|cierpliw* ~~ spotk*|zobacz*|razem|ramion*|bede|przyjad*|doczek* & ciebie|cie|sie|razem|twoich|toba - <neg> | wiadomosc*;
      zabierz|zabrac|zaprosic|zapros ~ mnie ~ na|do|w ~ <when>|kolacj*|restauracj*|kaw*|obiad|kina|randk*|spacer|drink*|tance|hotel*;
      kiedys|pewnego_dnia|na_pewno|wreszcie|w_koncu|niedlugo|wkrotce ~~ sie ~ spotk*|zobacz*|poznamy|przytul* - <neg> | tutaj;
      obiecuje|przyrzekam|slowo ~~ przyjad*|spotkam*|zobaczym*|odwiedze|bedziemy_razem|randk*|umow* - <neg>
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
