/** Words of Polish by what they are about (see `ConceptIndex`). */
export const polishConcepts = `
i: ja mi mnie mna moj* mego mej sam sama jestem mam
you: ty cie ci ciebie tobie toba twoj* twe pan pani pana pania panu jestes masz
youall: was wy wasz* wszystk* jestescie
we: my nas nam nami nasz* razem
they: oni ich im je nimi
he: on ona jego jej mu
someone: ktos kto kims kogo kogos kim
nobody: nikt nikogo nikim nikomu zaden zadn*
family: mam* tata ojc* matk* siostr* brat bracia brata syn* cork* wnu* babci* dziad* wuj* ciotk* kuzyn* tesci* szwagi* zon* maz mez*
  rodzic* eks byla
friend: przyjaci* kumpel* kolega kolezank* koledz* znajom*
neighbour: sasiad*
boss: szef* kierowni* przelozon* dyrektor* menedzer*
colleague: wspolpracown* ekip* zespol* personel* kolezank*
man: facet* mezczyzn* chlop* gosc* pan* koles* zdzisk* brzuch*
woman: kobiet* dziewczyn* baba babka lask* panien* dam*
bot: bot* robot* robocik* chatbot* android*
computer: komputer* pc laptop* procesor* serwer* dysk* klawiatur*
program: program* zaprogramowa* algorytm* oprogramowan* kod apk* soft*
machine: maszyn* automat* urzadzen*
ai: ai si sztuczn* chatgpt gpt siri alexa inteligencj*
auto: automatyczn* gotow* skopiowan* kopiuj* wklej* szablon* schemat* formulk* wygenerowan* generuj* nagran*
script: skrypt* scenariusz* instrukcj* dyktuj* formulk* regul*
power: bateri* prad* wtyczk* kabl* kabel* drut* reset* restart* aktualiz* chip* ladow* naladow* nakrec*
human: czlowiek* ludzi* ludzk* zyw* zyjesz oddych*
person: osob* os
flesh: krwi kosci cial* serc* skor* krew
real: prawdziw* autentyczn* realn* naprawde szczer* serio
fake: fals* fejk* fake* fikcyjn* zmysl* wymysl* lipn* podrob* sciem* podstawion* fikcj*
exist: istnie*
truth: prawd* zgadza
lie: klam* oszuk* oszust* sciem* nabier* nabral* wciska* bujd*
scam: naciag* przekret* scam* wal* frajer*
doubt: watp* podejrz* ufa* zauf* smierdz* dziwn*
believe: wierz* uwierz*
think: mysl* wydaje czuj* wraz* chyba brzmi moim zdaniem
know: wiem wiesz wie wiedz* znam znasz zna poznal*
tell: powiedz* mow* powiem opowi* przyznaj* gada*
swear: przysieg* obiecuj* obiecal* slowo honor* zapewniam gwarant*
prove: udowod* dowod* pokaz* przekon*
write: pisz* pisa* napis* klep* stuka*
answer: odpis* odpow*
read: czyta* przeczyt*
talk: rozmawia* rozmow* gada* czat*
message: wiadomos* sms* esem* mail*
work: prac* robot* robisz robi zawod* etat* fuch*
employee: operator* moderator* animator* pracowni* zatrudni* aktor* konsultant* sekretark* stazyst*
company: firm* portal* serwis* agencj* stron* centrala organizacj* korpo*
office: biur* callcenter* call center sal* sluchawk* hal*
shift: zmian* dyzur* grafik* przerw* nadgodzin* wymien*
several: kilk* par* wiel* inn* ilu ile grup* druga
same: t* sam* zawsze powtarz* papug* plyta identyczn*
pay: plac* zaplac* oplac* wynagrodz*
money: pieni* kas* zlot* grosz* forsa hajs* pensj* wyplat* zarab* zarob* prowizj* procent* premi* bonus* etat*
credits: kredyt* zeton* monet* punkt* doladow* konto saldo
card: kart* portfel* bankomat* konto skarbonk* sponsor*
costs: koszt* cen* taryf* taksow* licznik* wyda* darmo gratis drog* friko
milk: do* oskub* wyciag* skub* klient*
profile: profil* kont* stron*
photo: zdjec* fot* selfi* obraz*
video: wideo* video* kamer* glos* nagra* skype audio
google: google gogl* internet* necie net facebook* fejs* szuk* sprawdz* insta*
model: model* katalog* gazet* studi* fotograf* reklam* ukrad* sciag* pozycz*
name: imie imieni nazwisk* nazyw*
age: lat wiek* star* mlod* rok* urodz*
city: mieszk* miast* wies* ulic* adres* dzielnic*
other: inn* druga zastep*
ghost: duch* powietrz* scian* pustk* bajk* iluzj* sen* widm* zjaw*
fast: szybk* sekund* zaraz natychmiast
mistake: blad* literowk* ortograf* pomyl*
understand: rozumie* pamiet* zapomn* zapomin* pamiec*
yesterday: wczoraj poprzedn* przedtem niedawno wtedy dawniej temu rano
meet: spotka* zobacz* umow* umawia* widz* poznac randk*
come: wpad* przyj* przychodz*
go: id* jad* jedz* pojd* wyskocz* pojed* wyjsc chodz*
fetch: odbior* zabior* podjad* przywioz* zawioz* podwioz* odbier* zabier*
travel: pociag* samolot* lotnisk* dworz* dworc* peron* auto* walizk* bilet* podroz* km kilometr* pkp
where: gdzie miejsc* lokalizacj* pinezk*
when: kiedy godzin* dzien dnia termin* data
who: kto kim kogo
what: co czym
amount: ile ilu iloma
why: czemu dlaczego
how: jak
soon: niedlugo wkrotce zaraz wreszcie kiedys
future: jutr* pojutrz* wieczor* popoludni* przyszl* nastepn*
weekday: poniedzial* wtor* srod* czwart* piat* sobot* niedziel* weekend* tydzien tygod*
season: lat* zim* wiosn* jesien* swiet* wielkanoc* wakacj* urlop* miesiac* styczn* lut* mar* kwiet* maj* czerw* lip* sierp* wrzes*
  pazdz* listop* grud* sylwest* wigili*
drink: kaw* herbat* win* piw* drink* kielisz* lampk*
food: kolacj* obiad* restauracj* pizz* lod* jes* gotow* ugotuj* sniadan* knajp* lokal* zjem*
outing: kin* teatr* koncert* plaz* morz* spacer* tanc* park* imprez* gor* jezior* molo wesel* muzeum rynk*
home: dom* drzwi lozk* kanap* spac noc* prog* dzwonek klucz*
hotel: hotel* pokoj*
touch: przytul* calus* pocal* ramion* usc* oczy dotk* objec* rek*
inperson: zywo osobisc* twarz* realu naprawde osobist*
phone: telefon* numer* zadzwon* dzwon* whatsapp* komork*
wait: czek* poczek* woln* gotow*
invite: zaprasz* zapros* stawiam proponuj* rezerw* stolik* ochot*
deal: umowa stoi dobra ok zgoda jasne pewnie oczywiscie
want: chc* pragn*
can: mog* moze* mozna
shall: moze dawaj chodzmy zrobmy
would: bym bys by gdyby jakby jakbym
neg: nie ani nigdy nic zaden zadn* niczym
yes: tak no jasne
only: tylko jedynie sam* wylacznie
maybe: moze chyba przypadkiem pewnie
tag: prawda nie co no wlasciwie
love: koch* milos* zakoch* uczuc* skarb* kotku misiu
play: uda* gra* rol* teatr* aktor*
song: piosen* spiew* muzyk* radio* zespol*
film: film* serial* ksiazk* tv telewiz* kin* dokument*
dream: sen* sni* marz* wyobraz*
game: gr* mecz* pilk* karty brydz*
weather: pogod* deszcz* slonc* zimn* cieplo snieg* wiatr* upal*
doctor: lekarz* szpital* operacj* bol* dentyst* chor* zdrow* przychodn*
school: szkol* lekcj* nauczyciel* studi* egzamin* klas*
pet: pies* ps* kot* kon*
garden: ogrod* kwiat* dzialk* pomidor* balkon* ziemniak*
hobby: hobby sport* rower* plywa* bieg* ryb* wedk* malow*
shop: sklep* supermarket* kup* biedr* kas* zakup*
bank: kredyt* bank* podat* ubezpiecz* czynsz* rachun*
greet: czesc hej dobranoc witam siema
thanks: dziek* przepr* sorry
nice: ladn* piekn* fajn* super mil* sliczn*
sad: samotn* smut* plac* boje zmecz*
number: jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec #
send: wysl* wysyl* daj* podaj* dam
show: pokaz* patrz* zobacz
hide: ukryw* za schowa* mask* ekran*
sit: siedz*
use: uzyw* robi*
ask: pyt* spyt* zapyt*
stop: przesta* znik* konczy*
long: dlug* czas* godzin* przedluz*
conditions: regulamin* warunk*
belong: wlasn*
beginning: ^
end: $
asked: ?
here: tu tutaj
now: teraz dzis*
every: kazd* caly cala cale
because: bo wiec zeby dlatego
with: z ze
for: dla za po
have: mam masz ma mial*
life: zyci*
story: histori* postac* bohater*
halfway: polow* pol miedzy srodku
clothes: sukien* czerwon* szpilki parasol* chust* pizam*
finger: palc* nos lyzk* kciuk*
laugh: smiej* smiac haha* zart*
nonsense: glupi* glupt* bzdur* skad przestan
`
