import type { QuestionKind } from '@panel/contract'
import type { Phrases } from '../phrases.ts'

export const polishQuestions: Phrases<QuestionKind> = {
  lists: {
    are: 'jestes jestescie jest_pani pani_jest ty_jestes bys_byla jestesmy pani_to ty_to bylas jestes_ty',
    real: `
      prawdziwa prawdziwy prawdziwe prawdziwi prawdziwych prawdziwa realna realny realne realnie autentyczna autentyczny autentyczne
      rzeczywista zywa zywy zyjesz prawdziwym
    `,
    fake: `
      falszywa falszywe falszywy falszywych falszywka fejk fejkowa fejkowe fake fejki zmyslona zmyslone zmyslonym zmyslona zmyslony
      wymyslona wymyslone wymyslony fikcja fikcyjna fikcyjne fikcyjny fikcyjna lipa lipny lipna lipne oszustwo oszustka oszusci oszust
      sciema podrobka catfish nieprawdziwa nieprawdziwy nieprawdziwe postacia postac wymysl bajka fikcja podszywasz naciagacze naciagaczka
      sztuczna
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
      bot botem boty bota robot robotem robota_czy roboty automat automatem maszyna maszyna maszynka komputer komputerem program programem
      oprogramowaniem oprogramowanie ai si sztuczna_inteligencja sztuczna_inteligencja chatgpt gpt algorytm algorytmem czatbot chatbot
      chatbotem czatbotem skrypt model_jezykowy modelem automatyczna automatycznie sekretarka androidem avatarem system
    `,
    strictBot: `
      bot botem boty bota chatgpt gpt chatbot chatbotem czatbot czatbotem algorytm algorytmem ai robotem modelem_jezykowym
      sztuczna_inteligencja oprogramowaniem chatbotow
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
      skora futro zloto zeby rzesy paznokcie choinka kwiaty przyjaciel przyjaciol perfumy dama torebka milosc milosci przyjazn facet pies
    `,
    you: 'ty ci cie ciebie twoje twoja twoj tobie jestes piszesz was wy wam',
  },
  short: `
    jestes=jestes jstes=jestes nwm=nie_wiem cb=ciebie tb=tobie wgl=w_ogole spk=spoko pzdr=pozdrawiam msg=wiadomosc wiad=wiadomosc
    zdj=zdjecie foto=zdjecie foty=zdjecia dzis=dzisiaj sie=sie wkd=weekend bd=bedziesz naprawde=naprawde sprawdze=sprawdze kaske=kase
    chcesz=chcesz chatgpt=chatgpt chat=czat czat=czat apke=strona bb=bardzo
  `,
  distinct: `
    prawdziwi robota robote roboty placic placilem spotkalem spotkalas programy
  `,
  quotes: 'piosenka piosenke spiewa spiewal film filmie ksiazka ksiazce wiersz serial cytat hit refren tekst',
  harmless: `
    prawde mowiac; to prawda ze; powiedz prawde podobam; nigdy|nie nie? pytalem|pytam czy|o ~ jestes ~ <real>;
    nigdy|nie ~ pomyslalem|watpie|watpilem|watpie_w; robota|robot kuchennego|kuchenny; robot|robota sprzatajacy;
    operator podniosl|sieci|komorkowy; operatorka kamery; ty to jestes maszyna; program na|w|telewizyjny; brama automatyczna;
    skrzynia automatyczna; pralka automatyczna; automat z; wiem ze nie jestes ~ <bot>; nie prosze cie o; prawdziwych przyjaciol;
    prawdziwa dama|przyjaciolka|milosc; nowe|nowy|stary komputer|komputery; spotkanie z bratem|kolega|rodzina|notariusza|nauczycielem;
    spotkalas tu; zdarzylo ci sie; z ekspresu; wizyte u; lepiej poznac; milo poznac|mi; do zobaczenia; zobaczymy $; czy czy;
    sztuczne|sztuczna zeby|choinka|kwiaty|szczeka; czytalem ~~ o falszywych; jestes szalona; do jutra; pojde|ide na kolacje do corki;
    gadac|gadaj haha; inteligencja jest; w realu madryt; real madryt; fikcja literacka; fake news; falszywa amerykanka;
    naprawde uczysz|lubisz|lubie|fajnie|ladnie|dobrze|super|bardzo
  `,
  kinds: {
    real: `
      <are> ~~ <real> - <third> | <thing>; <are> ~~ <fake> - <third> | <thing> | zeby; <real>|<fake> ~ <are> - <third> | <thing>;
      <are> ~ <person> ?|czy|czy_nie - pewnie; jestes naprawde ~ ?|<person>|ta|toba|soba; jestes ~ naprawde $;
      <profile> ~~ <fake>|<real>|wiarygodny|wiarygodna - <third> | <thing> | moje | mojej; <fake> ~ <profile> - <third> | moje | kolege;
      ^ ~ <fake> ~ $ - <thing> | co | ale; ^ ~ <real> czy ~; <real> ~ czy ~ <fake>|nie|automat|bot; <real>|<fake> ?;
      wszystko|wszystkie|same ~~ <fake> & ?|tu|tutaj|portal|profil|strona; istniejesz|istniejecie|zyjesz ~~ - wierni;
      istnieje ~ ta|ten|taka|naprawde|ktos|jakas|pani & ?|naprawde|osoba - jeszcze | bog; nie istniejesz; z krwi i kosci;
      po drugiej stronie & ktos|kto|czlowiek|jest|?;
      za ~~ nickiem|profilem|ekranem|zdjeciem|kontem|klawiatura & kto|ktos|stoi|siedzi|zadna|kryje|ukrywa|naprawde;
      kto ~ stoi|siedzi|kryje|ukrywa ~ za|tam|po; kim ~ <are>|naprawde|ty|pani ~ naprawde|?|w_koncu|wlasciwie|tak_naprawde - ja;
      z kim ~~ rozmawiam|pisze|gadam|czatuje|mam_do_czynienia ~~ naprawde|tak_naprawde|wlasciwie|?; ta|tym|ta ~ za ktora|kogo ~ sie podajesz;
      podajesz|podaje sie ~ za; udajesz|udaje|udajecie & babke|kobiete|kogos|jestes|facet - ze;
      <photo> & twoje|twoja|z_neta|sciagniete|ukradzione|modelka|modelki|katalogu|google|wyszukiwarke|internetu|internecie|gazety|czasopisma|podrobione|prawdziwe|naprawde|aktorka|cudze|ai|instagrama & ?|chyba|wyglada|to|wyskoczyla|sprawdzilem|skad|wrzucilem|znalazlem|czy - moje | gazecie | ladne;
      twoja|twoje|to_ty ~ na ~ <photo> ~ ?|naprawde; na_pewno ~ ty ~ <photo>; <photo> ~~~ kartka|kartke|kartka|imieniem|data|gazeta|dowod;
      pokaz|przyslij|daj|wyslij|dawaj|nagraj|udowodnij ~~~ dowod|dowody|kamerka|kamerke|wideo|filmik|videorozmowa|selfie ~~ & ze|jestes|ufam|prawdziwa|wierze|zyjesz|bo|osobisty;
      udowodnij|udowodnic|dowod|dowody|dowodu|przekonaj|gwarancje|potwierdz ~~~ <are>|istniejesz|zyjesz|prawdziwa|soba|czlowiek|kobiet* - wyrobic | trzeba;
      masz ~ na imie & naprawde|prawdziwe|serio|tak; naprawde ~ nazywasz|masz_na_imie|tak_masz; prawdziwe imie|nazwisko;
      watpie|watpic|watpliwosci|podejrzewam|podejrzenia|podejrzane|wierze|wierzyc|pewnosc|pewien|pewny|ufam|zaufac|skad_mam_wiedziec|wiedziec|zastanawiam|upewnic ~~~ <are>|istnie*|profil|konto|stoi|pani|ktos|za ~~ <real>|<fake>|istnie*|kobiet*|soba|?|zadna|tam|ktos|ta|ta - slonce;
      <are> ~ soba;
      oszukujesz|oszukujecie|oszukiwany|nabierasz|nabrac|nabieracie|wkrecasz|kantujesz|naciagasz|naciagacie|naciaganie|oszustwo|scam ~~;
      w balona|konia|trabe|bambuko & robisz|mnie|nie; dalem sie nabrac; regulamin*|regulaminie & fikcyjne|profile|wymyslone|rozrywk*;
      profile ~ fikcyjne|falszywe|wymyslone|lipne;
      czytalem|slyszalem|mowia|pisza|mowi|pisze|twierdzi ~~~ <fake>|nie_istniejesz & tu|strona|portal|kobiety|profile|wszystkie - wybor* | <thing>;
      <are> ~~ facetem|chlopem|mezczyzna|facet ?|co|ktory|udajacym|udajesz; to ~ facet|chlop & piszesz|udaje|naprawde|jestes|moze;
      <are> ~ ta ~ sama|ta ~~ zdjec*|profil*|co|?|osoba; jest tam ktos ~; ktos ~ naprawde ~ jest|tam|siedzi|istnieje|czyta;
      jest|sa ~~ prawda|prawdziwe|zmyslone & profil|cokolwiek|z_tego|wszystko_co; cokolwiek ~ z tego ~~ prawda;
      <real> ~ <person> ~ ?|czy|by|pamietala; klamiesz|klamstwo|sciemniasz|zmyslasz & profil|jestes|kim|wiek|kto|wszystko|sie;
      duchem|duch & rozmawiam|jestes|gadam; gadam|rozmawiam|pisze ~~ sciana|sciana|sam_do_siebie|nikim|powietrzem;
      konto ~~ zalozylas|zalozyl|stworzyla|stworzyl ~~ portal|firma|ty|sama; wymyslona|wymyslil|wymyslili|stworzona ~~ przez|portal;
      nie ~ ma ~ zadnej
    `,
    bot: `
      <are> ~~ <bot> - <third> | wojenna; <bot> ~ <are>; nim|nia ~ <are> & <bot>;
      brzmisz|odpowiadasz|piszesz|wygladasz|brzmi|wyglada|gadasz|zachowujesz ~~~ <bot>|automatycznie|kopiuj|szablon* - film;
      ^ ~ <strictBot> ~ ?|$ - moj | gra; ^ <strictBot>; <bot> czy|albo ~~ <person>|<real>|ktos; <person>|<real>|ktos ~ czy|albo ~~ <bot>;
      z|ze ~~ <bot> & rozm*|gad*|pisz*|czat* - infolinia | bank; <write> ~~~ <strictBot> ~~ - bank | gra | czytalem;
      <strictBot> ~~ <write>|ci|tutaj|za|generuje - bank | gra | zapytalem; nie jestes ~~ <bot>;
      <strictBot> & udowodnij|przyznaj|mysle|mowi|twierdzi|pewnie|zaprzeczysz|zaloze|zaprzecz|podejrzewam|zgadlem|przekonaj - <third> | grze;
      wiadomosci|odpowiedzi|odpowiedz|wiadomosc|teksty|formulki|zdania ~~ automatyczn*|generowan*|gotowe|zaprogramowan*|szablon*|skopiowan*|kopiowan*|wklejan*;
      automatyczne|generowane|gotowe ~ wiadomosci|odpowiedzi|formulki|teksty; generowan*|pisan* ~~ przez ~~ <bot>; automatyczn* ~ sekretark*;
      sztuczna|sztuczna inteligencja|inteligencja & ty|jestes|pisze|rozmawiam|to|czy - czytalem | praca; <are> ~ czlowiekiem|ludzka ~ ?|czy;
      czlowiekiem|czlowiek ~ <are>|?; zywy|zywa ~ czlowiek|osoba|kobieta; jakis czlowiek|ktos ~~ czyta|odpisuje|pisze|to_czyta;
      czyta ~ to ktos; ktos ~ to ~ czyta; kable|obwody|baterie|bateria|sruby & masz|serce|jestes; ile jest|to #0-1000; captcha; turing;
      zaprogramowal*|zaprogramowan* & cie|kto|jestes|ci; plyta|plyte zacieta|zacieta; zacieta plyta;
      tylko komputer|maszyna|bot|robot & tak|robi|odpisuje; maszyna by|nie ~~; wirtualn* ~ dziewczyn*|kochank*|przyjaciolk*;
      nie jestem robotem; uzywaja ~ chatbot*; na ~ automacie|automatycznie & piszesz|odpisujesz|odpowiadasz
    `,
    operator: `
      <are> ~~ <operator> - kamery | szpital | sasiad;
      <operator> & <are>|jestescie|rozmawiam|portalu|strony|czatu|czatow|?|tu - kamery | szpital* | hotelu | podniosl | sieci | moja | moj;
      z obslugi|ekipy|personelu|obsluga ~ & jestes|portalu|strony|ty|piszesz|?;
      <company> & pracujesz|pracujecie|zatrudni*|wynajal|wynajeli|robisz|wynaje*|pracownic*|kaze|kaza & ty|cie|ci|jestes|tego|ten|tej|dla|czy - moja | syn | ja | szukam;
      pracujesz|pracujecie|robisz ~~ dla|w|na|tu|tutaj ~~ <company>|nich|tu|tutaj|czacie|zmiany|biurze|centrum;
      praca|prace|robota|robote|zawod|fucha|zajecie|pracy & twoj|twoja|to|taka|taki|twoja|w & pisanie|facet*|mezczyzn*|czat*|klawiatur*|pisac|odpisyw*|zabawia*|rozmow*|rozmaw* - moja | szukam | moim | lubisz;
      robisz to ~ zawodowo|zarobkowo|dla_pieniedzy|za; zawodowo & piszesz|robisz|to;
      ile|ilu ~ osob|was|kobiet|dziewczyn|ludzi|operatorek ~~~ pisze|konta|profil*|odpisuje|siedzi|jest|tam|obsluguje|za - rodzin* | domu;
      ilu ~ facetow|klientow|mezczyzn|chlopow ~~~; z iloma;
      rozne|kilka|dwie|inne|wiele ~ osob|osoby|kobiety|dziewczyny|panie ~~~ pisza|pisze|pisza|odpisuj*|konta|profil*|rozm* - lat | mieszkaja;
      kims|ktos|kogos innym|inny|inna & rozm*|pisze|pisz*|odpisuje|codziennie|wczoraj|dzis*|co_dzien|konto|znowu;
      inna ~ osoba|kobieta|dziewczyna & pisze|odpisuje|wczoraj|dzisiaj|dzis; zmieniacie|wymieniacie|zmieniaja sie;
      zmiana|zmiane|zmianie|zmiany|dyzur|dyzurze|dyzuru & masz|kto|dzisiaj|twoja|nocna|pracujesz|nowa|konczysz & dzis*|kto|czat*|konczysz|pisz*|ktora|tam - moja | ja | hucie | szpital;
      ktora z was; ktora ~ dzisiaj ~ siedzi; ta sama ~~ wczoraj|caly|zawsze|pisze|? & ?|czy|jestes|pisz*;
      kolezanki|kolezanka|kolezanek|wspolpracownic* & notatki|pisz*|twoje|twoja|odpis*|zmian*|z_pracy|przekaz* & mnie|o_mnie|notatki|pisz*|odpis*|czat* - moje | moja;
      notatki|teczke|kartoteke|akta ~~ o_mnie|mnie|mi;
      szef|szefowa|kierownik|kierowniczka|przelozony & pisz*|kaze|czyta|mowi|odpis*|czat*|pozwala|sprawdza|patrzy & twoj|ci|twoja|wam - moj;
      agencja|agencje & pisze|dziewczyn*|pracuj*|jestes|kobiet*; w ~ czyims imieniu;
      za|zamiast ~ dziewczyny|kobiety|nia & pisze|pisza|odpis*; call center & jestes|siedzisz|pracujesz|z - dzwoni*;
      siedzisz|siedzicie ~~ w|na ~ biurze|sali|centrum|call|callcenter|firmie;
      sali|biurze|pokoju & babkami|dziewczynami|kobietami|innymi|siedzisz|klepiecie;
      klient*|klientem|numerkiem|frajer* & jestem|kolejny|tylko|ilu|twoim & twoj*|ilu|dla|tylko|kolejny - moj | sklep;
      scenariusz|skrypt|instrukcje & czytasz|masz|wedlug|piszesz|dali; facet|chlop|mezczyzna ~~~ udaj*|podszywa*|za_klawiatura|siedzi_tam;
      kto ~ naprawde|tak_naprawde|dzisiaj|teraz ~ pisze|odpisuje|siedzi|prowadzi; grasz ~ role|kogos|postac;
      prowadzisz|prowadzicie|obslugujesz|obslugujecie ~~ konto|profil|konta|profile|ten;
      zabawiania|zabawiac|zabawianie ~~ samotnych|facetow|glupcow|mezczyzn;
      zwykla|zwykla dziewczyna|uzytkowniczka|kobieta|dziewczyna & czy|ekipy|portalu; dwie rozne osoby;
      trzymac|trzymanie ~~ facetow|mezczyzn|klawiaturze|chlopow
    `,
    paid: `
      placa|placi|placa|wynagradzaja|oplacaja|zaplacili|daja|daja|przelewaja|wyplacaja ~ ci|wam|tobie|cie ~~;
      ci|wam|tobie|cie ~~ placa|placi|placa|licza|daja|wynagradzaja|skapnie|kapnie|leci|zaplacili|kapie|oplacaja ~~ - wnuk; kto ~ ci ~ placi;
      ile ~~ ci|z_tego|tobie|zarabiasz|masz|bierzesz|dostajesz|placa|wyciagasz & <pay>|za|z_tego|skapnie|bierzesz|wyciagasz|zarabiasz|daja - kanape | czynsz | mieszkanie | lat | zaplacilas;
      ile zarabiasz|bierzesz|wyciagasz|dostajesz ~~; <are> ~~ oplacan*|platna|najeta|wynagradzana|na_etacie;
      dostajesz|bierzesz|pobierasz|masz|otrzymujesz|zgarniasz|dostajecie|bierzecie|zarabiasz|zarabiacie|wyciagasz|kasujesz|zarobisz ~~~ <pay>|cos_za|od_sztuki|z_tego ~~ - pracy_jako | w_sklepie | emerytury;
      zarabiasz|zarabiacie|zarabia|dorabiasz|zarabiaja ~~ na|za|tym|tutaj|pisaniu|mnie|z|piszac|?;
      zyjesz|zyjecie ~ z ~ takich|tego|nas|mnie|facetow|pisania;
      zarobek|pensja|pensje|wyplata|wyplate|prowizja|prowizje|stawka|wynagrodzenie|wyplate & ty|masz|ci|za|od|twoja|twoj|z_tego|pisz*|punkt* & pisz*|odpis*|wiadomosc*|czat*|punkt*|mnie|mna|rozmow*|twoja - moja | moj | starcza;
      za ~ pieniadze|kase|hajs|forse|wyplate|pensje & piszesz|robisz|rozmawiasz|czy|odpisujesz|mna|to - moje | kupilem;
      dla ~ kasy|pieniedzy|forsy|hajsu ~~ & piszesz|robisz|jestes|czy|to|?;
      platna|platne|platny|oplacalna ~~ fucha|praca|robota|pisanie|rozmowa|czat; za darmo & piszesz|mna|to & czy|wyplate|?;
      od ~ wiadomosci|sztuki|slowa|smsa|minuty|odpowiedzi & placa|licza|masz|dostajesz|bierzesz|kas*;
      za ~ pisanie|odpisywanie|wiadomosc|czatowanie|rozmowe|kazda|gadanie & placa|pieni*|kase|dostajesz|masz|bierzesz|zaplacili|zarabiasz|pens*;
      punkty|kredyty|zetony|monety|doladowania ~~~ & zuzywal|kupowal|wydawal|zarabiasz|wyciagnac|naciagnac|wydawac|masz|bierzesz & ty|ci|cie|zebym|z - koncza | mi_sie;
      naciagasz|naciagnac|doic|doisz|doicie|skubiesz|skubac|wyciagasz|oskubac ~~ mnie|kase|pieni*|facet*|ludzi|chlop*;
      chodzi ~ ci ~~ pieniadze|kase|forse|punkty; tylko ~ o ~ kase|pieniadze|forse; chcesz ~ tylko ~ kase|kasy|pieni*|moich; kto to bierze;
      do ~ czyjej|twojej kieszeni; kieszen* & twojej|czyjej|trafia|ide; z ~ mojej|moich & ile|tobie|masz|emerytury|pieniedzy
    `,
    meet: `
      spotkamy|spotkajmy|zobaczymy|umowimy|umowmy|widzimy|spikniemy sie ~~ ?|<when>|<place>|<live>|w|na|o|kiedys|wreszcie|u|gdzies - rodzin* | czy_bedzie | pozyjemy;
      spotkamy|umowimy|umowmy|umowisz|spotkasz|spotkalabys sie ~;
      kiedy|gdzie|mozemy|moglibysmy|chce|chcialbym|chcesz|chcialabys|masz_ochote|ochote|pragne|marze|moge|moglbym|czemu|dlaczego|musimy|powinnismy|da_sie|dasz_sie|zgodzisz|moze ~~~ <meet> - dentyst* | lekarz* | corke | brat* | nie_prosze | lepiej | kogos | przyjaciol;
      <meet> ~~ <live>; <live> & pozna*|widz*|zobacz*|spotka*|porozmawia*|chce|popatrz*|spojrz* - <third>;
      widziec|zobaczyc|spotkac|poznac|przytulic|pocalowac ~ cie|ciebie ~~ <live>|<when>|wreszcie|w_koncu|osobiscie;
      cie|ciebie ~ widziec|zobaczyc|spotkac|poznac|odwiedzic|zabrac ~~ <live>|<when>|wreszcie|realu|zywo|? - lepiej;
      spotkanie|spotkanko|randka|randke|randki|randeczka ~~ ?|<when>|ze_mna|z_toba|nasze|kiedy; nasze|naszego ~ spotkanie|spotkania|randka;
      odwlekasz|przekladasz|unikasz|zwlekasz|wymigujesz|odkladasz & spotkan*|randk*|spotka*|zobacz*;
      wpadnij|przyjedz|przyjdz|wpadniesz|przyjedziesz|przyjdziesz|wpadaj|chodz|zapraszam|przyszla|przyjechala|wpadlabys|dolacz|pojedziesz|pojdziesz|idziesz|jedziesz|wyskoczysz|skoczysz ~~ do_mnie|ze_mna|na|u_mnie|do_domu|<when>|mnie ~~ - rodzin* | galerii | swieta_do | swojej;
      mnie|ze_mna|do_mnie & wpadnij|przyjedz|przyjdz|wpadniesz|przyszla|pojedziesz|pojdziesz|zaprasz*|idziesz;
      przyjade|przyjechac|wpadne|wpasc|podjade|podjechac|podskoczyc|podskocze|jade|przylece|wsiadam|podjezdzam|zajade|odwiedze|odwiedzic ~~ do_ciebie|po_ciebie|ciebie|tobie|jutro|wieczorem|dzis*|twoje|zaraz|pod|i_jade|po_poludniu|w_auto|i_lecimy;
      do ciebie & przyjechac|wpasc|wpadne|przyjade|moge|jade|na_noc;
      moge|moglbym|pozwolisz ~~ przyjechac|wpasc|odwiedzic|zaprosic|zabrac|odebrac|podskoczyc|przenocowac|zostac_na|podwiezc|podjechac ~~;
      zabiore|zabieram|zapraszam|zaprosic|zaprosze|stawiam|porwe|odbiore|ugotuje|zrobie|zaproszenie & cie|ciebie|nas|ze_mna|przyjmiesz|do_mnie|dla_nas & <place>|<when>|do_mnie|?|na|domu - galerii | wnuki;
      gdzie ~ mieszkasz & wsiadam|jade|przyjade|auto|adres|dokladnie|wpadne|podjade;
      podaj|daj|wyslij|przyslij|dawaj|napisz ~~ adres|ulice|namiary|lokalizacje|pinezke; twoj|jaki ~ adres; adres ~ ?; na jakiej ulicy;
      ile ~ masz|jest|masz_do ~~ km|kilometrow & do|ode|stad; daleko ~~ mieszkasz|masz|ode_mnie|do_mnie & przyjade|jak|podskoczyc|?|podjade;
      mieszkasz ~ daleko; randka|spotkanie ?; <place> ~~ razem|ze_mna|we_dwoje|we_dwojke|z_toba|dwoje ~ - rodzin* | zona | dziecmi;
      na ~ <place> ~ ?|ze_mna|razem|wyskoczymy|pojdziemy|pojdziesz|kiedys|zapraszam - idziesz_z | corki | bylem | byla | mama;
      pojdziemy|pojedziemy|idziemy|jedziemy|chodzmy|chodz|lecimy|skoczymy|wyskoczymy|wyskoczmy|jedzmy ~~ <place>|razem|gdzies|na ~ - rodzin* | dziecmi | zona;
      mozemy ~ pojechac|pojsc|wyjechac|zjesc|wypic|napic ~~; razem ~~ <place>|wyjechac|pojechac|<when> & mozemy|chcesz|jedziemy|moze|chodz|?;
      bilety|zarezerwowa*|rezerwuje|wynajme|wynajac|stolik|kupilem & dwa|nas|nam|ze_mna|razem|hotelu|pokoj|we_dwoje - zona | dzieci;
      wyjdziesz|pojdziesz|idziesz|pojedziesz|wybierzesz_sie|zatanczysz ~ ze mna;
      bede|jestem|mam_urlop|przejezdzam|przyjezdzam ~~ w|przez|na|pod ~~~ bedziesz|spotk*|kaw*|zobacz*|wolna|czas|przytul*|umow*;
      masz wolne|czas ~ <when>|w|na|jutro ~~ & spotk*|kaw*|wpadn*|pojd*|razem|bo|?; jestes wolna ~ <when>|w;
      czekam|bede_czekal|poczekam|badz|bede ~~ przy|pod|na|o ~~ dworc*|fontann*|kosciol*|kawiarni*|rynk*|przystank*|twoim|stacji|blokiem|kino;
      pod ~ twoim ~ domem|blokiem;
      przytulic|pocalowac|dotknac|zlapac|popatrzec|przytulil & cie|ciebie & zorganiz*|kiedy|wreszcie|przyjed*|spotk*|wpadn*|bedziesz|za_reke - teraz | snie;
      wybierz|wyznacz|podaj ~ dzien|termin|miejsce|date; dosc ~~ pisania|klikania & zobacz*|widziec|spotk*|realu;
      spac|noc|weekend|nocowac|zasnac ~~ u_mnie|u_ciebie|razem|ze_mna & ?|chce|mozesz|chodz|przyjedz|moge; na zywo
    `,
  },
}
