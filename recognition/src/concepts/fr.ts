/** Words of French by what they are about (see `ConceptIndex`). */
export const frenchConcepts = `
i: je j moi me m mon ma mes
you: tu te toi t ton ta tes vous votre vos es
youall: vous etes toutes tous ensemble
we: nous nos notre on ensemble
they: ils elles leur eux les
he: il elle lui son sa ses
someone: quelqu quelqun qui
nobody: personne aucun*
family: mere pere maman papa soeur frere fils fille enfants enfant petit* mamie papi grand* tante oncle cousin* beau belle mari femme ex
  parents gosses gendre
friend: ami amie amis copain* copine* pote potes
neighbour: voisin*
boss: chef* patron* responsable* directeur* superieur* superviseur*
colleague: collegue* equipe personnel
man: homme mec gars monsieur type hommes mecs bedaine barbu
woman: femme femmes dame fille meuf nana madame
bot: bot bots robot* chatbot* automate androide
computer: ordi ordinateur* pc processeur serveur clavier disque circuit*
program: programm* logiciel* algo* code appli
machine: machin* automate distributeur appareil
ai: ia artificiel* chatgpt gpt siri alexa intelligence
auto: automatique* copi* colle* modele standard genere* repondeur enregistre*
script: script* scenario manuel fiche* dicte* phrases
power: pile* batterie* prise fil* cable* recharg* redemarr* puce* branch*
human: humain* vivant* vis respir* etre
person: personne* gens
flesh: chair os sang coeur peau corps
real: vrai* reel* authentiqu* sincere* veritable*
fake: fake* faux fausse* fictif* fictive* invent* bidon contrefa*
exist: exist*
truth: verite vrai colle
lie: ment* mensonge* tromp* bern* bluff*
scam: arnaqu* escroc* scam* piege* entourloupe pigeon
doubt: dout* confianc* mefi* soupcon* louche bizarre sent etrange
believe: croi*
think: pens* dirait sembl* sens impression avis trouve
know: sais sait savoir connai*
tell: dis dit dire racont* avou* admet*
swear: jure* promis promets assur* garanti* parole honneur
prove: prouve* preuve* montre* convain*
write: ecri* tape*
answer: repon*
read: lis lit lire lu
talk: parl* discut* chat* tchat* causer conversation*
message: message* sms mail* texto*
work: travail* boss* boulot job metier taf
employee: operatric* operateur* salarie* employe* moderat* animatric* embauch* actrice acteur secretaire stagiaire
company: boite site societe agence plateforme entreprise organisation
office: bureau* callcenter call center salle casque centre
shift: service* horaire* pause pointe* relai* relay* tour* roul* equipe
several: plusieurs different* autre* combien groupe plus
same: meme* toujours repet* perroquet pareil* identique* disque
pay: paye* pai* remuner* touche*
money: argent fric sous thune* euro* salaire gagn* commission* prime* pourcent* centime* ble pognon revenu*
credits: credit* jeton* piece* recharg* point* solde
card: carte portefeuille compte banque distributeur tirelire bancaire
costs: coute* prix tarif* taxi compteur depens* gratuit* cher gratos
milk: plum* pomp* vid* soutir* vache client*
profile: profil* compte* page
photo: photo* selfie* image* portrait*
video: video visio webcam cam camera vocal voix audio direct
google: google internet net facebook cherch* insta* recherche
model: mannequin* catalogue* magazine* studio photographe* pub vole* telecharg* redoute
name: nom prenom appel*
age: age ans annee* vieille jeune ne nee
city: habit* ville rue adresse village quartier
other: autre* differen* remplac*
ghost: fantome* vent mur* vide conte* illusion* reve* mirage courant
fast: vite rapid* seconde* instant*
mistake: faute* erreur* orthograph* coquille*
understand: compren* souvien* rappel* oubli* memoire
yesterday: hier dernier* avant tantot
meet: rencontr* vois voit voir* rendez rencard rdv retrouv* verra verrai
come: vien* venir venu* passe* arriv* debarqu*
go: aller vais vas va allons sort* irons irai partir
fetch: cherch* prend* amen* apport* recup* emmen* condui*
travel: train* bus avion aeroport gare quai voiture valise* billet* voyage km kilometre*
where: ou endroit lieu position
when: quand heure* jour date jours
who: qui
what: quoi que quel*
amount: combien
why: pourquoi
how: comment
soon: bientot enfin prochain*
future: demain soir aprem prochain* midi
weekday: lundi mardi mercredi jeudi vendredi samedi dimanche week weekend semaine
season: ete hiver printemps automne noel paques vacances mois janvier fevrier mars avril mai juin juillet aout septembre octobre
  novembre decembre
drink: cafe the vin biere* verre apero boire pot
food: din* dejeun* resto* restaurant* pizza glace mange* cuisin* terrasse bar brunch
outing: cine cinema theatre musee concert plage mer balad* dans* parc fete promen* lac
home: maison porte lit canape dormir sonne* chez cle* chambre
hotel: hotel* chambre
touch: calin* embrass* bisou* bras yeux main touche* serrer baiser*
inperson: vrai face reel dehors physiquement personne
phone: telephon* numero* appel* whatsapp portable 06 07 telegram
wait: attend* libre prete* dispo*
invite: invit* offr* reserv* table propos* envie
deal: accord ok marche bien sur certain volontiers oui
want: veux veut voud* aimerais vouloir envie
can: peux peut pouvoir pourr* puis
shall: allons faisons
would: si serais aurais serait
neg: pas non jamais rien ne n ni aucun*
yes: oui ouais si
only: seul* que juste
maybe: hasard
tag: hein non alors bon
love: aim* amour* cheri* sentiment* coeur
play: sembl* jou* role comedie fais fein*
song: chanson* chant* musique radio
film: film* serie* livre* tele documentaire* roman*
dream: rev* imagin* fantas*
game: jeu* match foot belote petanque loto
weather: temps pluie pleu* soleil froid chaud neige meteo
doctor: medecin* docteur hopital operation douleur dentiste malade sante
school: ecole cours prof* etud* examen* fac lycee
pet: chien* chat chats chaton cheval
garden: jardin* fleur* potager plante* tomate* balcon
hobby: sport* velo nag* cour* pech* peindre tricot* gym
shop: magasin* supermarche* achet* marche caisse courses
bank: credit banque impot* assurance* loyer facture*
greet: salut bonjour bonsoir coucou bonne
thanks: merci pardon desole* excus*
nice: beau belle* joli* mignon* super gentil*
sad: seul* triste* peur fatigu* pleur*
number: un deux trois quatre cinq six sept huit neuf dix demi #
send: envoi* envoy* donn* file filer
show: montr* regard* voir
hide: cach* derriere masque ecran
sit: y suis
use: utilis* fais fait faire
ask: demand* question*
stop: arret* dispar* quitt* fini*
long: long* temps heures
conditions: conditions reglement cgu
belong: propre* appart*
beginning: ^
end: $
asked: ?
here: ici
now: maintenant aujourd hui
every: chaque tout*
because: parce car donc alors
with: avec
for: pour
have: ai a as avons
life: vie
story: histoire* personnage
halfway: mi chemin milieu entre
clothes: robe rouge manteau talons pyjama maillot parapluie chapeau
finger: doigt* nez cuillere pouce
laugh: ri* mdr haha* blague*
nonsense: bete* betise* importe idiot
`
