import type { Phrases } from '../phrases.ts'

export const italian: Phrases = {
  greetings: [
    'Ciao {name}, mi piace il tuo profilo. Come va oggi?',
    'Salve! Sono {me}. Non so mai come si comincia, quindi: tutto bene?',
    'Ciao {name}, hai la faccia di una persona che ride volentieri. Ho indovinato?',
    'Ehi, giornata lunga, finalmente sul divano. Tu che fai?',
    'Ciao {name}, qui {me}. Ho letto due volte quello che scrivi di te.',
  ],
  welcomes: [
    'Ciao {name}, che bel messaggio da trovare tornando a casa. La giornata è stata piena, ma adesso va meglio. Dimmi, che cosa ti ha fatto sorridere oggi?',
    'Ciao {name}! Hai cominciato benissimo, non preoccuparti. Ho una tisana e una coperta, quindi sono [tutto|tutta] orecchi. Da dove partiamo?',
    'Piacere di conoscerti, {name}. Sono un po’ [curioso|curiosa], lo confesso: che cosa fai quando nessuno vuole niente da te?',
  ],
  subjects: [
    {
      words: { dish: 'le lasagne|un risotto ai funghi|la parmigiana|gli gnocchi|le polpette al sugo' },
      asks: [
        'Ieri sera ho provato a fare {dish}. Ha cantato anche l’allarme.',
        'Tu che cosa cucini quando vuoi coccolarti? Io pensavo di preparare {dish}.',
        'Ho appena mangiato {dish} da mio fratello. Troppo, come sempre.',
        'Oggi ho davanti {dish} e nessun altro a tavola. Poteva andare peggio!',
      ],
      reacts: [
        'Adesso ho fame, grazie tante!',
        'Mi sembra di sentire il profumo fin qui.',
        'Se sai preparare {dish} hai già vinto a metà.',
      ],
      tells: [
        'La mia cucina è minuscola: giro intorno a una pentola sola e lo chiamo cucinare.',
        'La domenica cucino per tre giorni e poi finisce tutto la sera stessa.',
        'Con le ricette sono un disastro, metto aglio finché il profumo mi convince.',
      ],
      returns: [
        'Qual è il piatto che non ti stanca mai?',
        'Segui la ricetta o ti fidi del naso?',
        'Chi ti ha insegnato a cucinare, o stai ancora imparando?',
      ],
    },
    {
      words: {
        trouble:
          'due colleghi malati|il computer che non partiva|una riunione senza fine|una consegna mai arrivata|il telefono che squillava sempre',
      },
      asks: [
        'Che giornata: {trouble}, e naturalmente era tutto urgente.',
        'Al lavoro un’altra follia: {trouble}. Mi siedo solo adesso.',
        'La tua giornata è andata meglio della mia? Qui {trouble}.',
        'Non voglio annoiarti con il lavoro. Ti dico solo una cosa: {trouble}!',
      ],
      reacts: [
        'Mamma mia, che fatica, ti capisco.',
        'E trovi ancora un momento per scrivermi, questo mi piace.',
        'Non mi annoi mai, lo sai. Sfogati pure.',
      ],
      tells: [
        'Da me è stato più tranquillo, ma i miei piedi ringraziano che è finita.',
        'Quando è troppo faccio il giro dell’isolato e fingo di essere in vacanza.',
        'Anch’io lavoro tutto il giorno con la gente, so come ci si sente alle cinque.',
      ],
      returns: [
        'Come stacchi la testa dopo una giornata così?',
        'Che cosa faresti domani se nessuno ti aspettasse?',
        'C’è almeno qualcuno al lavoro che ti fa ridere?',
      ],
    },
    {
      words: {
        plan: 'una lunga passeggiata|la partita con mio nipote|il mercatino|due mani di vernice in camera|assolutamente niente',
      },
      asks: [
        'Finalmente il fine settimana. Il mio programma: {plan}. E il tuo?',
        'Sabato mi aspetta questo: {plan}, se il tempo tiene.',
        'Gli amici vogliono uscire, io preferisco {plan}. Sto invecchiando?',
        'Hai programmi? Io {plan}, e nessuna scusa.',
      ],
      reacts: [
        'È proprio un fine settimana come piace a me.',
        'Ma quale vecchiaia, questa è saggezza!',
        'Io, se devo dirla tutta, rimanderei a dopo il secondo caffè.',
      ],
      tells: [
        'Voglio dormire fino a tardi, comprare i fiori e non guardare mai l’orologio.',
        'Viene mia sorella, quindi ci saranno torta e pettegolezzi ad alta voce.',
        'Mi sono [promesso|promessa] un bagno caldo, un libro e il telefono spento.',
      ],
      returns: [
        'Com’è la tua domenica perfetta?',
        'Nel fine settimana ti alzi presto o fai il ghiro?',
        'Che cosa hai fatto l’ultima volta che hai avuto un giorno solo per te?',
      ],
    },
    {
      words: { music: 'De André|Paolo Conte|Mina|Lucio Dalla|Battisti' },
      asks: [
        'Ho messo {music} e abbassato le luci. Tu che cosa ascolti?',
        'Ti piace {music}? A me riporta subito ai diciannove anni.',
        'Oggi ho ritrovato i vecchi dischi: {music} e tutto il resto.',
        'Il mio vicino penserà che possiedo solo {music}. Forse ha ragione.',
      ],
      reacts: [
        'Hai buon gusto, lo sapevo!',
        'Con {music} non riesco a stare [fermo|ferma], ti avverto.',
        'Mi riporta a un’estate che avevo quasi dimenticato.',
      ],
      tells: [
        'In macchina canto a voce alta e sempre con le parole sbagliate.',
        'Una volta ho ballato in cucina finché i vicini hanno bussato, e poi hanno ballato anche loro.',
        'Metto un disco quando stiro, altrimenti non ce la faccio.',
      ],
      returns: [
        'Quale canzone ti fa alzare sempre?',
        'Qual è stato il primo concerto della tua vita?',
        'Tu balli o reggi il muro?',
      ],
    },
    {
      words: {
        job: 'la mensola dell’ingresso|un rubinetto che perde|il garage|le tende|un armadio con quaranta viti',
      },
      asks: [
        'Ho passato il pomeriggio a sistemare {job}. Indovina chi vince.',
        'Te la cavi con gli attrezzi? Io litigo con {job}.',
        'Oggi toccava sistemare {job}. Domani chiamo uno capace.',
        'Avevo detto che in primavera avrei sistemato {job}. Non ho detto quale primavera.',
      ],
      reacts: [
        'Ho riso da [solo|sola], scusa, mi sembrava di vederti.',
        'L’ultima volta che ci ho provato mi sono serviti un cerotto e un biscotto.',
        'Ammiro chi ha anche solo il coraggio di aprire la cassetta.',
      ],
      tells: [
        'A casa mia tutto sta insieme con la speranza e un po’ di nastro adesivo.',
        'Questa settimana ho spostato il divano tre volte e adesso è di nuovo dov’era.',
        'Mi piacciono le case vissute, con le candele e troppi cuscini.',
      ],
      returns: [
        'Qual è il tuo angolo preferito in casa?',
        'Se i soldi non contassero, che cosa cambieresti per prima?',
        'Ami l’ordine o sai comunque dov’è tutto?',
      ],
    },
    {
      words: { place: 'lungo il fiume|in collina|nel bosco|sulla spiaggia|tra i campi' },
      asks: [
        'Stamattina ho camminato {place}. Non c’era anima viva, solo io e il vento.',
        'Ti sarebbe piaciuto {place} oggi, era tutto dorato.',
        'Il ginocchio dice di no, ma sono [andato|andata] lo stesso {place}.',
        'Ti piace camminare? Io vado {place} quando devo pensare.',
      ],
      reacts: [
        'Ho chiuso gli occhi un attimo ed ero lì con te.',
        'È proprio l’aria che mi serve dopo questa settimana.',
        'Niente batte le guance fredde e poi qualcosa di caldo da bere.',
      ],
      tells: [
        'Porto sempre a casa qualcosa in tasca: un sasso, una foglia, una volta una piuma intera.',
        'Cammino in fretta quando mi arrabbio e piano quando sto bene.',
        'I miei scarponi hanno visto più fango di un trattore, e li amo per questo.',
      ],
      returns: [
        'A che cosa pensi quando cammini?',
        'Mare o montagna, se dovessi scegliere per sempre?',
        'Qual è stata la passeggiata più bella della tua vita?',
      ],
    },
    {
      words: {
        film: 'un vecchio giallo|un film con i sottotitoli|la solita commedia|un documentario sulle balene|mezza serie poliziesca',
      },
      asks: [
        'Ieri sera ho guardato {film} e ho dormito prima della fine.',
        'È la serata giusta per {film} e una coperta, no?',
        'Non riesco a dormire. Colpa di stasera: {film}.',
        'Stasera {film} e un bicchiere di rosso. E tu?',
      ],
      reacts: [
        'Dimmi almeno che russavi piano.',
        'Io ti avrei mangiato tutti i popcorn, sappilo.',
        'Adoro le serate così, in tuta e con i calzini grossi.',
      ],
      tells: [
        'Indovino l’assassino nei primi dieci minuti, e sbaglio sempre.',
        'Piango ai film, anche a quelli che dovrebbero far ridere.',
        'La sera tardi mi viene voglia di parlare, ed è allora che ho le idee migliori.',
      ],
      returns: [
        'Quale film potresti rivedere ogni anno?',
        'Che cosa ti tiene [sveglio|sveglia] quando non dormi?',
        'Sei una persona che parla durante i film, di’ la verità?',
      ],
    },
    {
      words: { town: 'Lisbona|Napoli|Parigi|Oslo|Atene' },
      asks: [
        'Se potessi partire domani, andrei a {town}. E tu?',
        'In pausa ho guardato le foto di {town} invece di mangiare.',
        'Mia sorella è a {town} e mi manda le foto della colazione.',
        'Voglio vedere {town} da quando ero [piccolo|piccola]. Strano, vero?',
      ],
      reacts: [
        'Sognare si può sempre, e non costa niente.',
        'Di {town} conosco solo le cartoline, quindi racconta.',
        'Non è strano per niente, anzi, mi piace.',
      ],
      tells: [
        'Ho un barattolo pieno di monete con scritto mare sul coperchio.',
        'Porto sempre troppi libri e pochi calzini.',
        'Il mio viaggio più bello è stato in treno, senza programma e con un sacchetto di ciliegie.',
      ],
      returns: [
        'Che cosa metteresti per prima in valigia?',
        'Programmi tutto o parti e basta?',
        'Dove hai provato davvero la libertà l’ultima volta?',
      ],
    },
  ],
  afterthoughts: [
    'Ah, dimenticavo: quello che hai scritto prima mi è piaciuto davvero. Mi hai cambiato la serata.',
    'Un’altra cosa: scrivi proprio bene. Volevo dirtelo prima di dimenticarmene.',
    'Adesso la curiosità ce l’ho davvero, quindi non farmi aspettare troppo, va bene?',
  ],
  pokes: [
    'Ciao {name}, dalla tua parte c’è silenzio. Pensavo alla nostra chiacchierata e mi chiedevo com’è andata la tua settimana?',
    'Ehi {name}, ti ho fatto scappare? Voglio ancora sapere come è finita la tua storia. Tutto bene?',
    'Oggi ho riso per una cosa che mi avevi scritto, {name}. Hai un minuto per dirmi che cosa stai facendo?',
    'Buongiorno {name}! Il caffè sale e io ho una domanda: qual è stato il momento più bello della tua settimana?',
  ],
  goodbyes: [
    'Vado a letto, domani sveglia presto. È stato bello parlare con te!',
    'Mi fermo per un po’, viene a trovarmi mia figlia. Stammi bene, {name}.',
    'Questo era il mio ultimo messaggio della settimana, l’ho promesso. Ti auguro ogni bene!',
  ],
  farewells: [
    'Dormi bene, {name}, e grazie della bella chiacchierata. Ci penserò domani davanti al primo caffè.',
    'Ti auguro giorni bellissimi, {name}. Abbi cura di te e un giorno raccontami com’è andata.',
  ],
  doubts: [
    'Dimmi la verità: dietro questo profilo c’è una persona vera?',
    'Scusa la domanda, ma sei una persona reale o un computer?',
    'Ti pagano per scrivermi?',
  ],
}
