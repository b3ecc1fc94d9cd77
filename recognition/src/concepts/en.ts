/** Words of English by what they are about (see `ConceptIndex`). */
export const englishConcepts = `
i: i me my mine myself im ive ill
you: you your yours u ur yourself ya youre yr
youall: yall all lot everyone
we: we us our together
they: they them their theyre
he: he she him her his hers
someone: someone somebody anyone anybody who whos
nobody: nobody noone none
family: mother mum mom father dad sister brother son daughter kids kid child children grand* nan gran aunt uncle cousin inlaw wife
  husband ex parents niece nephew
friend: friend* mate mates pal buddy lads
neighbour: neighbour* neighbor*
boss: boss* manager* supervisor* teamleader leader head
colleague: colleague* workmate* coworker* team staff crew
man: man bloke guy fella fellas men male geezer dude lad beard belly
woman: woman women lady girl female lass ladies girls
bot: bot bots robot* chatbot* android cyborg
computer: computer* pc laptop processor server keyboard drive circuit*
program: program* software algorithm* code coded app
machine: machine* device thing gadget
ai: ai artificial* chatgpt gpt siri alexa intelligence
auto: auto automatic* automated copied copy paste template* canned generated standard recorded
script: script* manual lines instructions notes
power: batter* plug* wire* cable* charge* reboot* reset update* chip* unplug*
human: human* alive living breathe* breathing life
person: person people
flesh: flesh blood bone* heart skin body
real: real really genuine* legit actual* honest* authentic true proper
fake: fake* false phoney phony fictional fictitious invented made bogus sham catfish
exist: exist*
truth: true truth
lie: lie lies lying lied liar deceiv* fool* kidding kid
scam: scam* con conned conman rip* trick* had fraud*
doubt: doubt* trust* suspicious suspect* smell* fishy weird odd strange
believe: believe*
think: think thought reckon guess seem* sound* feel* looks like
know: know* knew
tell: tell* say says said told admit* confess* spill
swear: swear promise* honest* assure* guarantee* word honour
prove: prove* proof show* convince*
write: write* writing wrote written type* typing
answer: answer* repl* respond*
read: read reads reading
talk: talk* chat* speak* conversation*
message: message* text* dm email* mail*
work: work* job jobs career
employee: operator* moderator* hired employ* actress actor agent* rep receptionist temp temps
company: company site website firm agency platform organisation business outfit
office: office* callcentre callcenter call centre headset* room desk cubicle
shift: shift* rota break clock* overtime swap* rotat* turns hours
several: several different other others another many group more bunch
same: same always repeat* again parrot record identical
pay: pay* paid
money: money cash quid pound* penny pence wage* salary earn* commission* bonus* percent* cut dosh income profit bucks dollar*
credits: credit* coin* token* top* points balance
card: card wallet purse atm bank cashpoint piggy
costs: cost* price* rate meter taxi cab spend* spent free dear expensive
milk: milk* fleec* drain* squeez* cash* customer* client*
profile: profile* account* page
photo: photo* pic pics picture* selfie* image*
video: video* webcam cam camera facetime voice voicenote skype zoom live
google: google* internet online facebook search* insta* linkedin reverse
model: model* catalog* magazine studio stock photographer ad stolen nicked downloaded pinched
name: name* surname called
age: age old years year young* born
city: live* city town street address village postcode
other: other* different* else replacement
ghost: ghost* air wall* fairy* illusion void nothing mirage dream*
fast: fast quick* second* instant* speed straight
mistake: mistake* typo* spelling grammar error*
understand: understand* remember* forget* forgot* memory
yesterday: yesterday last earlier before ago then just morning
meet: meet* met see seeing date catch*
come: come coming came visit* pop swing round
go: go going gonna let lets get out
fetch: pick* fetch* bring* take drive* collect*
travel: train* bus plane airport station platform car suitcase ticket* trip km mile* drive flight
where: where place spot location
when: when time day date hour oclock
who: who whos
what: what whats
amount: many much
why: why how
how: how hows
soon: soon someday sometime finally eventually once
future: tomorrow tonight afternoon evening next
weekday: monday* tuesday* wednesday* thursday* friday* saturday* sunday* weekend week sat sun fri
season: summer winter spring autumn christmas easter holiday* month january february march april may june july august september october
  november december
drink: coffee tea wine beer drink* pint* cuppa cocktail* brew
food: dinner lunch eat* restaurant* pizza cook* breakfast meal roast pub steak
outing: cinema movies museum theatre concert beach sea walk* danc* park party lake* picnic pier
home: home house door bed sofa stay* sleep doorstep bell mine place step
hotel: hotel* room airbnb
touch: hug* kiss* arms cuddle* eyes hold* touch* hand
inperson: person face irl flesh live outside
phone: phone* number* call* whatsapp mobile ring telegram text
wait: wait* free ready available
invite: invite* treat* book* table fancy propose*
deal: deal ok okay right sure course definitely agreed yes
want: want* wanna would like love wish
can: can could may able
shall: shall let lets should
would: would if wish
neg: not no never nothing don doesn isn aint isnt dont wasn didn cant
yes: yes yeah yep aye
only: only just alone myself simply
maybe: maybe perhaps possibly
tag: right eh innit then though tho actually
love: love* darling feelings dear sweetheart babe honey fond
play: pretend* play* act* role part
song: song* sing* sang music radio band album
film: film* movie* series book* tv telly netflix documentary novel
dream: dream* imagin* fantas* picture
game: game* match football darts bingo golf team play* soccer basketball
weather: weather rain* sun* cold hot snow* wind*
doctor: doctor* hospital operation pain dentist ill sick health* nurse gp
school: school class* teacher* stud* exam* uni college university
pet: dog* cat* puppy kitten horse* pet*
garden: garden* flower* plant* potato* lawn
hobby: hobb* sport* swim* run* fishing bike cycling paint* knit* gym
shop: shop* supermarket bought buy* market tesco asda till
bank: mortgage tax* insurance rent loan bill*
greet: hi hello hey morning night bye
thanks: thank* sorry pardon
nice: nice lovely beautiful pretty gorgeous sweet great
sad: lonely sad alone cry* scared tired
number: one two three four five six seven eight nine ten half #
send: send* give* gave gimme
show: show* look* watch* see
hide: hide* hiding behind mask screen
sit: sat sitting
use: use* do does doing make
ask: ask* question*
stop: stop* leave disappear* quit vanish*
long: long ages hours while
conditions: terms conditions tos
belong: own belong*
beginning: ^
end: $
asked: ?
here: here
now: now today
every: every each all whole
because: because cos so thats
with: with
for: for
have: have has had got
life: life
story: story stories character tale
halfway: halfway middle between
clothes: dress red coat heels pyjamas swimsuit umbrella hat
finger: finger* nose spoon* thumb
laugh: laugh* haha* lol joke* funny
nonsense: silly daft nonsense rubbish
`
