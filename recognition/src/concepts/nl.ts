/** Words of Dutch by what they are about (see `ConceptIndex`). */
export const dutchConcepts = `
i: ik mij me mijn mn ikzelf
you: je jij jou jouw u uw gij ge jullie jezelf
youall: jullie allemaal samen
we: wij we ons onze samen
they: ze zij hun hen
he: hij hem zijn zij haar
someone: iemand wie
nobody: niemand geen
family: moeder moeders vader ma pa zus zusje broer zoon dochter kind kinderen kleinkind* kleinzoon kleindochter oma opa tante oom nicht
  neef schoon* ouders man vrouw mama papa ex
friend: vriend* maat maatje kameraad
neighbour: buur*
boss: baas chef teamleider leiding* manager directeur supervisor bazin
colleague: collega* team ploeg personeel
man: man vent kerel gast gozer jongen meneer heer mannen kerels bierbuik baard
woman: vrouw vrouwen dame meisje meid madam mevrouw wijf
bot: bot bots robot robots robotje chatbot chatbots androide
computer: computer* pc laptop processor server harde schijf toetsenbord
program: programma* geprogrammeerd software algoritme* code app voorgeprogrammeerd
machine: machine* automaat apparaat ding toestel
ai: ai ki kunstmatig* chatgpt gpt siri alexa intelligentie
auto: automatisch* vanzelf standaard* gekopieerd kopieer* knip plak voorgekauwd voorgekookt kant* sjabloon template antwoordapparaat
  keuzemenu
script: script* draaiboek tekstje handleiding lijstje voorgeschreven zinnetjes instructie* dicteert
power: batterij* accu stroom stekker draad* kabel* snoer* opgeladen opladen update reset herstart chip* opgewonden
human: mens mensen menselijk* levend* leef leeft leven ademt
person: persoon personen
flesh: vlees bloed hart huid lichaam
real: echt echte echter heus heuse werkelijk daadwerkelijk oprecht authentiek puur origineel
fake: nep vals valse neppe fake fakes onecht verzonnen bedacht gefingeerd fictie* verzin* fantasie namaak
exist: besta bestaat bestaan bestond
truth: waar waarheid waargebeurd klopt kloppen
lie: lieg* gelogen leugen* bedrieg* bedrog belazer* belieg* wijsmaken
scam: oplicht* gelicht scam* zwendel nepperij beet genept valstrik truc trucs tuin
doubt: twijfel* vertrouw* argwaan wantrouw* onraad verdacht* vermoed* stinkt ruik raar vreemd gek
believe: geloof*
think: denk dacht volgens gevoel idee lijkt lijk klinkt voel vind snap merk krijg
know: weet wist weten ken kent kennen
tell: zeg zegt zeggen vertel* zei geef toe beken
swear: zweer beloof beloofd erewoord eerlijk heus garandeer verzeker woord
prove: bewijs bewijzen toon aantonen overtuig
write: schrijf* schreef geschreven typ typt typen getypt tik getyp toetsen
answer: antwoord* reageer* reactie*
read: lees leest lezen gelezen
talk: praat praten spreek spreken gesprek* klets* babbel* chat*
message: bericht* sms mail* appje regel regels woord
work: werk werkt werken werkte gewerkt baan baantje job beroep
employee: operator* operatrice medewerk* werknem* moderator* animat* ingehuurd personeel actrice acteur dienstdoende receptionist*
  chatmoderator stagiair*
company: bedrijf* site website firma bureau organisatie platform redactie club centrale
office: kantoor callcenter* call center zaal zaaltje hok headset* koptelefoon bureau werkplek
shift: dienst* ploeg* pauze rooster werktijd inklok* overuren avonddienst nachtdienst weekenddienst wissel* afwissel* aflos* beurt
  beurten uurtjes
several: meerdere verschillende anderen ander andere hoeveel team groep meer aantal zoveel
same: zelfde dezelfde hetzelfde steeds altijd herhaal* telkens weer opnieuw papegaai plaat
pay: betaal* uitbetaald vergoed* afreken*
money: geld centen cent euro euros poen duiten knaken pegels cash salaris loon inkomen provisie commissie bonus premie procent
  percentage omzet winst schuift vangt verdien*
credits: credits credit munten muntjes punten tegoed opwaard* bijkop* beltegoed tokens saldo
card: creditcard kaart bankkaart portemonnee beurs pinpas pinautomaat rekening bankrekening spaarpot sponsor
costs: kost kosten duur prijs tarief meter teller taxi taximeter uitgeef uitgegeven gratis rekening
milk: melk* leeg* plukken uitkleden uitmelken kaalplukken uitzuig* klant*
profile: profiel* account* pagina
photo: foto* plaatje* kiekje* selfie* afbeelding* portret
video: video* webcam cam camera skype bellen spraakbericht vocal stem facetime zoom live
google: google internet online facebook net zoek* gegoogled gevonden opgezocht instagram linkedin streetview
model: model modellen catalogus tijdschrift magazine blad gids studio fotograaf fotomodel reclame bladen actrice wehkamp stockfoto*
  gestolen gejat geplukt gedownload geleend
name: naam heet noem* genoemd achternaam voornaam
age: oud leeftijd jaar jaren jonger ouder geboren bouwjaar
city: woon woont woonplaats stad dorp straat adres huisnummer postcode buurt wijk
other: ander anders andere haar zus vervang* ingevallen invaller
ghost: spook geest lucht muur muren ijle droom sprookje schim illusie fantoom plaatje fabeltje luchtbel
fast: snel vlug seconde* tel binnen meteen tempo rap
mistake: fout* spelfout* tikfout* taalfout* spelling grammatica
understand: begrijp* snap* onthoud* vergeet vergeten geheugen herinner*
yesterday: gisteren vorige laatst eerder daarnet net vroeger toen pas
meet: ontmoet* afspreken afspraak* elkaar date* treffen zien
come: kom komt komen gekomen langs langskom* kwam
go: ga gaan gaat mee weg uit stap op
fetch: haal halen ophalen pik oppik* breng* meenemen neem afhalen rij rijd rijden
travel: trein bus vliegtuig vliegveld station perron auto koffer ticket kaartje reis schiphol taxi boot motor fiets kilometer km afstand
where: waar waarheen plek plaats locatie
when: wanneer uur datum dag dagen tijd
who: wie
what: wat
amount: hoeveel
why: waarom hoezo
how: hoe
soon: binnenkort gauw straks snel weldra zodra spoedig ooit eens eindelijk nog
future: morgen overmorgen vanavond vanmiddag vannacht volgende komende aanstaande
weekday: maandag dinsdag woensdag donderdag vrijdag zaterdag zondag weekend week weekje
season: zomer winter lente herfst kerst pasen vakantie nieuwjaar maand januari februari maart april mei juni juli augustus september
  oktober november december
drink: koffie* thee wijn* bier* drankje borrel* pint* bakkie kopje glas glaasje cappuccino
food: eten etentje diner* lunch* restaurant kook* koken terras* pizza ijsje ontbijt* gegeten stamppot
outing: bioscoop film museum theater schouwburg concert strand zee bos park wandel* dans* zwem* feestje feest kermis markt terras
  picknick sauna uitje
home: thuis huis bank deur bed slaapkamer logeren slapen blijf stoep bel aanbellen sleutel
hotel: hotel* kamer airbnb
touch: knuffel* kus* zoen* omhels* armen aanrak* vasthoud* ogen hand streel* strelen voelen
inperson: persoonlijk live offline werkelijkheid gezicht echt oog neus buiten
phone: telefoon* nummer* bel bellen whatsapp app mobiel belt gsm 06 telegram
wait: wacht* klaar vrij tijd
invite: uitnodig* trakteer* betaal zin trek nodig voorstel* reserve* boek tafel
deal: afgesproken deal oke goed prima akkoord staat natuurlijk tuurlijk zeker vast
want: wil wilt willen wou zou graag zin verlang*
can: kan kun kunnen mag mogen kunt
shall: zullen laten we laat zal
would: zou zouden als stel
neg: niet geen nooit niks niets noch nee
yes: ja jawel jazeker joh
only: alleen enkel maar gewoon zelf helemaal
maybe: misschien stiekem soms wellicht toch zeker vast volgens
tag: he toch eigenlijk nou dan wel
love: lief liefde verliefd hou houd gevoelens leuk schat schatje liefje hartje
play: speel* alsof rol toneel* acteer* voordoen doet voorwenden
song: liedje nummer zong zingt zingen lied song muziek plaat zanger* radio band
film: film* serie* boek* televisie tv netflix documentaire bioscoop acteur actrice
dream: droom* dromen fantas* verbeeld* gedachten
game: spel spelletje game gamen wedstrijd voetbal ajax feyenoord kaart* klaverjas* dart* bingo
weather: weer regen* zon zonnetje koud warm storm sneeuw wind hitte
doctor: dokter* ziek* operatie geopereerd pijn huisarts tandarts medicijn* gezond* griep
school: school les leraar juf studie studeer* examen universiteit klas opleiding
pet: hond* kat poes katten kanarie paard*
garden: tuin* bloem* plant* aardappel* tomat* gras balkon
hobby: hobby* lezen sport* fiets* zwem* hardlo* vissen schilder* brei*
shop: winkel* supermarkt gekocht koop* markt kassa appie jumbo aldi
bank: hypotheek bank belasting* verzekering huur lening rekeningen schuld*
greet: hoi hallo goedemorgen goedenavond welterusten slaap dag doei groet* hey
thanks: dank* bedankt sorry pardon
nice: mooi* knap* lekker fijn prachtig* leuk lief gezellig
sad: eenzaam verdriet* alleen huil* bang moe stress
number: een twee drie vier vijf zes zeven acht negen tien half #
send: stuur* sturen verstuur* geef geven gaf
show: laat zien kijk bekijk toon verbergen
hide: verberg* verstop* achter schuil* masker zit schermen
sit: zit zitten sta staat ben is
use: gebruik* doe doet doen maakt maken
ask: vraag* vragen gevraagd
stop: stop* weg sluit opzeg* verdwijn* ophoud*
long: lang lange tijd uren jaar eindeloos rekken
conditions: voorwaarden reglement algemene
belong: eigen jouwe mijne
beginning: ^
end: $
asked: ?
here: hier hiero
now: nu vandaag ff even
every: elk* ieder* alle al heel hele
because: want omdat dus zodat daarom
with: met
for: voor om
have: heb heeft hebt had hebben
life: leven levens
story: verhaal verhaaltje verhalen personage
halfway: halverwege midden tussen
clothes: jurk rood jas hakken pyjama badpak hoed
finger: vinger* neus lepel* duim
laugh: lach* lol haha* grap* mop
nonsense: onzin gek* dom kom
`
