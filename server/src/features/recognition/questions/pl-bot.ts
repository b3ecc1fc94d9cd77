/** Polish questions whether a program writes. */
export const polishBot = `
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
  nie jestem robotem; uzywaja ~ chatbot*; na ~ automacie|automatycznie & piszesz|odpisujesz|odpowiadasz;
  czy|to|jestes|jakas|jakis|pewnie|chyba|tylko|zwykly|zwykla ~~ <strictBot>|bot|robot|robotem|sztuczna_inteligencja|automat|automatem|maszyna|program_komputerowy ~ ?|$|czy|jakas|pisze|odpisuje|odpowiada|prawda - gra | kuchenn* | film | moj | pralk*;
  brzmi*|gadasz|piszesz|odpisujesz|odpowiadasz|zachowujesz|powtarzasz|wygladasz ~~ jak|niczym ~ <bot>|chatgpt|nagranie|papuga|sekretark*|szablon|formularz|katarynka;
  czy|ja|tu|teraz ~ rozmawiam|pisze|gadam|czatuje|koresponduje|mam_do_czynienia ~~ z|ze ~ czlowiekiem|zywym|zywa|maszyna|<bot>|czyms|sciana;
  zaden|zadna|nikt ~~ czlowiek|kobieta|osoba|nie ~~ tak ~ szybko|predko;
  szybko|sekund*|natychmiast|blyskawicznie ~~ & odpis*|odpowiad*|pisz* & czlowiek*|bot*|robot*|maszyn*|automat*|komputer*|jak_na;
  szablon*|kopiuj|wklej*|wklejka|gotowiec|gotowce|formulki|formulka|regulka|autoodpowiedz|kopia|skopiowan*|przekopiowan* & wiadomosc*|odpowied*|odpis*|pisz*|ty|twoj*|znowu|ciagle|te|to|jak - lekcj*;
  czyta|odpisuje|pisze|siedzi|odpowiada ~ to|mi|tu|tam|na_to? ~ ktos|czlowiek|jakis|ktokolwiek|zywy ~~ czy|?|automat*|naprawde|w_ogole|samo;
  ktos|czlowiek|ktokolwiek ~~ to|mi|tu|tam|moje ~ czyta|odpisuje|pisze|siedzi ~~ czy|?|samo|automat*;
  napisz|powiedz|wpisz|podaj ~ jakies|mi|cos|slowo|jedno|liczbe ~~ ~~ bot*|robot*|czlowiek*|maszyn*|komputer*|automat*;
  powtarzasz|powtarza|powtarzaja|wkolko|w_kolko|ciagle_to_samo|to_samo_w_kolko & maszyn*|bot*|robot*|automat*|plyta|sie|katarynk*|to_samo|zdani*;
  masz ~ ty? ~ uczucia|serce|dusze|mozg|emocje ~ czy|?|w_ogole - chore; jestes|jest|pani|ty ~ w_ogole|czy|na_pewno|nie|chyba_nie|zywym ~ czlowiekiem|ludzka|czlowiek;
  nie jestes ~ czlowiekiem|zywa|ludzka|realna; odpisuje|odpowiada|pisze|gada|generuje ~ mi|tu|to|za_ciebie|do_mnie|tutaj|ze_mna? ~ <bot>|system|program|automat;
  <bot>|system ~ mi|ci|to|tu|za_ciebie|tutaj ~ pisze|odpisuje|odpowiada|uklada|generuje|podpowiada;
  dziala*|chodzisz|zasilan*|ladujesz ~ na ~ baterie|prad|kodzie|algorytm*; jaki|jakim|jaka|ktory|ktora ~ <bot>|wersja|model ~ jestes;
  <bot> ~ jestes|jestescie|czy_nie|czy_co|pewnie|chyba; test turinga;
  zawiesil*|zacielas|zaciales|zwarcie|awaria|reset|zrestart* & sie|ty|bot|system|twoj* & bot*|robot*|maszyn*|program* - moj
`
