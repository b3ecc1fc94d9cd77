import type { QuestionKind } from '@panel/contract'
import type { Phrases } from '../phrases.ts'
import { polishBot } from './pl-bot.ts'
import { polishMeet } from './pl-meet.ts'
import { polishReal } from './pl-real.ts'
import { polishOperator, polishPaid } from './pl-staff.ts'

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
    spotykasz spotykam prawdziwi robota robote roboty placic placilem spotkalem spotkalas programy
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
    real: polishReal,
    bot: polishBot,
    operator: polishOperator,
    paid: polishPaid,
    meet: polishMeet,
  },
}
