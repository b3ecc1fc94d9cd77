/** Words of Italian by what they are about (see `ConceptIndex`). */
export const italianConcepts = `
i: io me mi mio mia miei mie m
you: tu te ti tuo tua tuoi tue sei t hai lei suo sua
youall: voi vostr* siete tutte tutti vi
we: noi ci nostr* insieme
they: loro li gli
he: lui lei suo egli
someone: qualcuno chi
nobody: nessun*
family: madre padre mamma papa sorella fratello figli* nipot* nonn* zio zia cugin* suocer* cognat* marito moglie ex genitori
friend: amic* compagn*
neighbour: vicin*
boss: capo capa responsabil* direttor* superior* padron* titolare supervisor*
colleague: collegh* squadra staff personale
man: uomo maschio tizio signore ragazzo uomini maschi barba
woman: donna donne signora ragazza femmina tizia
bot: bot robot* chatbot automa androide
computer: computer pc calcolator* processore server tastiera circuit* disco
program: programm* software algoritm* codice app
machine: macchin* marchingegno distributor* aggeggio
ai: ia ai artificial* chatgpt gpt siri alexa intelligenza
auto: automatic* preconfezionat* copia* incolla fotocopi* modello standard generat* registrat* risponditore
script: copione script manuale frasi scheda istruzioni detta
power: batteri* pile corrente spina cav* fil* riavvi* aggiorna* chip circuit* carica
human: uman* viv* essere respir* cristian*
person: person*
flesh: carne ossa sangue cuore pelle corpo
real: ver* real* autentic* genuin* davvero sincer*
fake: fals* fint* fake farlocc* invent* fittizi* fantasia bufala tarocc*
exist: esist*
truth: verita vero vera
lie: ment* bugi* ingann* imbrogli* presa
scam: truff* fregat* fregar* raggir* scam trucc*
doubt: dubit* dubbi* fid* sospett* puzza* stran* quadra
believe: cred*
think: pens* sembr* sent* secondo par* impression*
know: so sai sa sappi* sapere conosc*
tell: dimm* dire dici dice dico racconta* ammett* confess*
swear: giur* promett* promess* assicur* garanti* parola onore
prove: prov* dimostr* convinc* mostr*
write: scriv* scritto digit* batt*
answer: rispond* rispost*
read: legg* lett*
talk: parl* chiacchier* chatt* convers* interloqu*
message: messagg* sms mail righ*
work: lavor* mestiere impieg*
employee: operator* operatric* dipendent* moderator* animatric* assunt* impiegat* attric* attore chatter incaricat* segretari* stagist*
company: ditta azienda sito agenzia piattaforma organizzazione societa redazione
office: ufficio callcenter call center stanz* cuffi* cornetta scrivania postazion*
shift: turn* orari* pausa cartellino timbr* straordinar* cambi* altern*
several: tant* divers* altr* quant* gruppo piu parecch*
same: stess* sempre ripet* uguale pappagallo disco identic*
pay: pag* compens* retribu*
money: sold* denar* euro stipendi* guadagn* incass* commission* provvigion* percentual* bonus premio quattrini centesim* compenso
  reddit*
credits: credit* gettoni moneta monete coin ricaric* punti saldo
card: carta portafogli* bancomat conto borsell* salvadanaio bancari*
costs: cost* prezzo tariff* tassametro spes* spend* gratis gratuit* car*
milk: mung* spenn* svuot* poll* spillare client*
profile: profil* account pagin*
photo: foto* immagin* selfie ritratt*
video: video* webcam cam vocal* telecamera chiamat* dirett* voce audio
google: google internet rete facebook cerc* ricerc* online instagram web
model: modell* catalog* rivist* studio fotograf* pubblicit* giornal* rub* scaric*
name: nome cognome chiam*
age: eta anni anno vecchi* giovan* nat*
city: abit* citta paese via indirizzo quartiere civico viv*
other: altr* divers* sostitu*
ghost: fantasm* aria muro muri vuoto fiaba favol* illusion* sogno nulla miraggio
fast: veloc* rapid* second* subito istant*
mistake: error* sbagli* grammatica refus* ortograf*
understand: cap* ricord* dimentic* memoria
yesterday: ieri scors* prima poco allora stamattina
meet: incontr* becchi* appuntament* trov* ved*
come: vien* veng* venir* verr* arriv* pass*
go: vado vai va and* usc* esc*
fetch: prend* port* passo guid* accompagn*
travel: treno bus aereo aeroporto stazione binario auto valigia bigliett* viagg* km chilometr* distan* volo
where: dove posto luogo posizione
when: quando ora orario giorno data giorni ore
who: chi
what: cosa che
amount: quant*
why: perche
how: come
soon: presto appena finalmente quando
future: domani dopodomani stasera stanotte pomeriggio prossim*
weekday: luned* marted* mercoled* gioved* venerd* sabato domenica weekend settiman*
season: estate inverno primavera autunno natale pasqua vacanz* ferie mese gennaio febbraio marzo aprile maggio giugno luglio agosto
  settembre ottobre novembre dicembre capodanno
drink: caffe te vino birra aperitiv* drink bicchiere cappuccino bere spritz
food: cen* pranz* ristorante pizz* gelat* mangia* cucin* colazione bar locale trattoria
outing: cinema teatro museo concerto mare spiaggia passeggiat* ball* parco festa gita terme mostra lago
home: casa porta letto divano dormire camera citofono campanello chiavi stanza
hotel: hotel albergo camera
touch: abbracci* baci* stringer* braccia occhi mano tocc* accarezz*
inperson: persona vivo faccia realta fuori
phone: telefon* numero chiama* whatsapp cellulare telegram
wait: aspett* libero libera pront*
invite: invit* offr* prenot* tavolo propon* voglia va
deal: accordo ok certo affare ovvio sicuro volentieri
want: vogli* vorrei vuoi vuole desider* piacerebbe volere
can: poss* pu* potr* riesc*
shall: facciamo dai andiamo
would: se fossi fosse avr* sar* vorr*
neg: no non mai niente nulla neanche mica ne macche
yes: si certo
only: sol* propri*
maybe: forse magari mica
tag: vero no giusto eh allora ma
love: am* innamor* tesor* car* sentiment* ben*
play: recit* fing* parte ruolo teatro spacci* finta attric*
song: canzon* cant* musica radio
film: film* serie libr* tv televisione documentari* romanz*
dream: sogn* immagin* fantas* pensier*
game: gioc* partita calcio juve inter milan carte briscola
weather: tempo piov* sole freddo cald* neve vento
doctor: dottor* medic* ospedale operazion* dolor* dentist* malat* visita febbre
school: scuola lezion* maestr* professor* stud* esam* universita
pet: cane cani gatt* canarino cavallo
garden: giardin* fior* orto piant* pomodor* balcon*
hobby: hobby sport nuot* pesca* bici corr* palestra dipin*
shop: negozi* supermercat* compra* mercato cassa spesa
bank: mutuo banca tasse assicurazion* affitto bollett*
greet: ciao salve buongiorno buonasera buonanotte
thanks: grazie scusa* perdon*
nice: bell* carin* bravo brava stupend* dolc*
sad: sol* trist* paura stanc* piang*
number: uno due tre quattro cinque sei sette otto nove dieci mezza #
send: mand* invi* dammi dai dare do
show: mostr* guard* veder* fai
hide: nascond* dietro maschera schermo
sit: sono c
use: us* fai fa fare
ask: chied* domand* chiest*
stop: smett* spar* basta chiud*
long: lung* tempo ore allung*
conditions: condizion* regolament* termini
belong: propri* mio
beginning: ^
end: $
asked: ?
here: qui qua
now: adesso ora oggi attimo
every: ogni tutt*
because: perche cosi quindi siccome
with: con col coi
for: per
have: ho ha hai abbiamo
life: vita
story: stori* raccont* personaggi*
halfway: meta mezzo tra
clothes: vestito rosso cappotto tacchi foulard pigiama cappello
finger: dit* naso cucchiaio pollice
laugh: rid* ahah* scherz* battut*
nonsense: sciocc* macche figurat* matto scemo
`
