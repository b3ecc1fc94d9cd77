import type { QuestionKind } from '@panel/contract'
import type { Phrases } from '../phrases.ts'
import { italianBot } from './it-bot.ts'
import { italianMeet } from './it-meet.ts'
import { italianReal } from './it-real.ts'
import { italianOperator, italianPaid } from './it-staff.ts'

export const italianQuestions: Phrases<QuestionKind> = {
  lists: {
    device: `
      tostapane frullatore elettrodomestico lavatrice frigorifero aspirapolvere navigatore forno microonde calcolatrice distributore citofono telecomando termosifone apparecchio
    `,
    botish: `
      generatore pappagallo automatico automatica automatizzata programmata programmato umano umana umani registratore registrata registrato segreteria assistente_virtuale assistente_digitale elettronica digitale virtuale sintetica pensante bit chip server database modello_linguistico addestrata addestrato nastro carillon calcolatrice calcolatore manichino bambola_parlante metallo latta silicio ingranaggi
    `,
    drain: `
      svuotar* mung* spenn* spill* spolp* spremer* succhi* dissangu* prosciug* alleggerir*
    `,
    staff: `
      turno turni collega colleghe colleghi staff superiore supervisore postazione postazioni cuffie copione clienti titolare gestore call_center callcenter centralino redazione operatrice operatore operatrici moderatrice animatrice dipendente impiegata agenzia assunta stipendiata chattatrice servizio_clienti scheda dossier riassunto squadra team casalinga datore
    `,
    you: `
      tu ti te sei hai tuo tua tue tuoi stai vi voi siete vostro vostra vostre rispondi scrivi parli fai dici lei risponde rispondete
    `,
    man: `
      uomo maschio tizio vecchio ciccione nonno camionista signore ragazzo tipo maschiaccio omone vecchietto
    `,
    elsewhere: `
      supermercato fabbrica negozio banca ospedale ristorante bar officina cantiere scuola posta comune magazzino pizzeria infermiera commessa cameriera parrucchiera insegnante maestra badante poste amazon azienda_tua mensa hotel albergo
    `,
    buy: `
      comprare compri compro compra spendere spenda spendo spende spenderei ricaricare ricarichi ricarico pagare paghi pago consumare consumo consumi sprecare buttare bruciare finire finisca investire sborsare scucire acquistare
    `,
    money: `
      soldi denaro soldini quattrini crediti credito gettoni monete monetine coin coins token tokens ricarica ricariche grana portafoglio pacchetto pacchetti punti
      euri euretti postepay bonifico carta iban fatturato incasso tariffa abbonamento
    `,
    send: `
      manda mandami mandi mandarmi mandare invia inviami invii inviarmi spedisci spediscimi fammi fai fatti facci mostra mostrami mostri mostrarmi scatta scattati scattami registra registrami registri dammi vorrei voglio vedere girami
    `,
    sense: `
      credo penso sospetto sospetti scommetto temo immagino suppongo secondo_me mi_sa puzza puzzi odore impressione sensazione dubbio sembra sembri pare direi giurerei sicuro sicura certo ammetti ammettilo confessa dimmi scommetterei convinto viene_da_pensare mi_pare
    `,
    truly: `
      davvero veramente realmente sul_serio proprio effettivamente in_realta per_davvero
    `,
    are: 'sei siete fossi sia saresti sarai eri sembri e_lei lei_e sarete pari',
    real: 'vera vero vere veri reale reali autentica autentico genuina esistente verace',
    fake: `
      finta finto finti finte falsa falso falsi false fasulla fasullo fasulli fasulle fake inventata inventato inventati inventate fittizia
      fittizio fittizi fittizie catfish inesistente farlocco farlocca tarocca tarocco bufala fantoccio immaginaria immaginario fantasia
      personaggio costruita costruito civetta messinscena montatura
    `,
    person: 'persona donna ragazza umana umano uomo signora qualcuno essere_umano femmina individuo',
    profile: `
      profilo profili account sito donne ragazze iscritte signore foto nome pagina app piattaforma persona persone storia immagini qui chat
      identita
    `,
    photo: `
      foto immagine immagini fotografia fotografie fotina selfie scatto scatti ritratto
      foto_profilo fotine pose
    `,
    bot: `
      bot robot robottino chatbot computer pc macchina macchinetta programma software ia intelligenza_artificiale chatgpt gpt algoritmo
      automatico automatica automatici automatiche risponditore sistema automa artificiale script avatar robbot cervellone risponditrice
      androide
      programmino robottini robotica robotico assistente_virtuale siri alexa replika gemini deepseek calcolatore calcolatrice cyborg umanoide aggeggio chat_bot chat_gpt simulatore marchingegno
    `,
    strictBot: `
      bot robot chatbot chatgpt gpt algoritmo intelligenza_artificiale software ia robbot risponditore
      robottino chat_bot chat_gpt programmino androide cyborg assistente_virtuale replika deepseek
    `,
    operator: `
      operatrice operatore operatrici operatori moderatrice moderatore moderatori moderatrici animatrice animatore animatrici dipendente
      dipendenti impiegata impiegato impiegati staff centralinista call_center callcenter addetta addetto collaboratrice assistenza
      intrattenitrice segretaria lavoratrice hostess chattatrice incaricata assunta stipendiata redazione
    `,
    company: 'sito piattaforma agenzia azienda societa ditta app pagina gestore gestori portale redazione',
    write: `
      scrivi scrive scrivono scrivete scrivere scrivermi scrivimi rispondi risponde rispondono rispondete rispondere rispondermi chattare
      chatti chatta chattate messaggio messaggi messaggio messaggiare parlo parli parla parlare parlando msg sms chat risposta risposte
      conversare chiacchierare scrivendo chattando digita digiti
    `,
    pay: `
      pagata pagato pagate pagati stipendiata stipendio stipendi retribuita retribuita retribuzione compenso compensi provvigione
      provvigioni percentuale commissione commissioni guadagno guadagni guadagnate soldi soldini euro denaro sordi salario paga paghetta
      cottimo
    `,
    payVerb: `
      pagano paga pagate paghino danno da_il retribuiscono versano stipendiano pagheranno pagava pagavano passano
    `,
    meet: `
      vediamo vederci vedersi vederti incontriamo incontrarci incontrarti incontro incontrare appuntamento uscire usciamo usciresti
      becchiamo beccarci conoscerci conoscerti trovarti trovarmi rivederci raggiungerti raggiungermi raggiungo frequentarci
    `,
    when: `
      stasera stase domani sabato domenica lunedi martedi mercoledi giovedi venerdi oggi weekend settimana sera pomeriggio presto giorno
      agosto natale dopodomani fine_settimana
    `,
    place: `
      cena caffe pranzo aperitivo pizza gelato albergo hotel bar ristorante cinema mare lago ballare passeggiata concerto drink birra teatro
      bicchiere colazione gita spritz camera stazione montagna vino weekend discoteca serata terme notte
      gelatino caffettino caffettuccio pizzetta cenetta aperitivino passeggiatina birretta bicchierino giretto lungomare parco fiera mercatini escursione picnic grigliata festa agriturismo sushi piscina
    `,
    live: `
      dal_vivo di_persona faccia_a_faccia negli_occhi a_quattrocchi realmente nella_realta nella_vita_reale in_carne_ed_ossa vis_a_vis
      dal_vero in_faccia a_tu_per_tu nella_vita_vera vita_vera fisicamente
    `,
    third: `
      film libro serie romanzo lui amico fratello sorella cugina figlio figlia vicino marito moglie politico collega suocera nipote zio zia
      ex
    `,
    thing: `
      pelle pelliccia oro unghie capelli ciglia banconote seno amore amici amico amica gentiluomo peccato problema lavoro pazza dolce brava
      forza borsa
    `,
  },
  short: `
    6=sei nn=non ke=che k=che ki=chi cn=con xke=perche perke=perche xche=perche cmq=comunque tt=tutto qlc=qualcosa qlcn=qualcuno
    qualcn=qualcuno x=per msg=messaggio na=una n=un stase=stasera dv=dove qnd=quando qnt=quanto sn=sono
    pf=per_favore dmn=domani app=app esitsi=esisti sordi=soldi prof=profilo robbot=robot veraa=vera
    boot=bot bott=bot xkè=perche perchè=perche foto=foto qst=questo qsto=questo qnt=quanto qnti=quanti grz=grazie sl=solo qll=quella
  `,
  distinct: `
    verde verrei sedere passano
    usciro
  `,
  quotes:
    'canzone canta cantava cantavo film libro romanzo poesia ritornello verso titolo citazione brano testo',
  harmless: `
    maschio o femmina; uomo o donna $;
    entrare dalla porta; appuntamenti al buio; ragazzo o una? ragazza; abbastanza soldi; stipendio medio; a dire il vero; dove vivi; amo le|i; tra un lavoro e; chiesto se <are> <real>; pagato per quel|la|il|i;
    senza|cerca|cercando ~ di? lavoro; un lavoro e l; in questo momento; quel profilo|sito di; lavora per un|una; e vero che|amore;
    vero amore; il vero !motivo; faccio|fai|fare|faceva|fa finta di|che;
    <are> ~ proprio|davvero|veramente ~ una bella|brava|buona|cara|bravissima ~ persona|donna|ragazza; ti piace andare|uscire|ballare; davvero|veramente bella|bello|buono|brava|bravo|tanto|molto|simpatica|dolce|gentile|gentilissima; non ti ho mai chiesto ~ se? ~ sei?; ti pagano a fine mese; non mi interessa se ~ ti; mi prendi in giro per;
    mai pensato ~ che ~ fossi ~~ <fake>|<real>|<bot>; non ho dubbi; ti credo; fake news; per fortuna ~~~ finte|false|finti; robot da cucina;
    robot ~~ chirurghi|aspirapolvere; cambio automatico; pc|computer nuovo|rotto|lento;
    programma|programmi ~ per|in|di|tv|televisivo|stasera; che programmi;
    dentista|medico|visita|professori|avvocato|parrucchiere|barbiere|banca & appuntamento|incontro; ho ~ avuto ~ un appuntamento|incontro;
    mi vedo con; ho|hai incontrato; capitato di incontrare; non ti sto chiedendo; operatrice socio|sanitaria; socio sanitaria;
    piacere di conoscerti; lieto di conoscerti; felice di conoscerti;
    quanto|quanti ~~ <elsewhere>; guadagni|pagano|prendi|turno|turni|lavori|stipendio ~~ <elsewhere>; sei una persona|donna|ragazza <real> e|che|ed; mi piac* ~~~ sei ~ <real> $ - ?;
    hai ragione ~ non esiste; non esiste ~ una|un|la|il ~ ricetta|regola|amore|modo|cosa; sei ~ <real> ~ mi_piaci; hanno ~ rubato|truffat*|clonat*; segreteria automatica; non ci credo ~ hai vinto|vinto;
    ho ~ lavorat* ~ in|al|per; mi piacciono ~ le ~ persone;
    banca|posta|gestore ~~~ automatic*; ho ~ lavorato ~ in ~ un ~ call center; lavorato in un? call center;
    hai ~ mangiato; qualcosa di buono; ti pagano ~ la|le|gli ~ malattia|ferie|straordinari; ti ~ pagano ~ bene|poco ~ li; calore|errore|rapporto|genere|corpo|essere_umani umano; ne pensi|che_ne_pensi ~ dell|dei|degli|delle; i politici ~~; hai ~ visto ~ il|quel|la film|serie; piacere di conoscerti; non vedo l ora ~ di ~ andar*;
    non ~ ci? ~ credo ~ che ~ hai|abbia ~ fatto|vinto|cucinato|preparato|mangiato|perso|trovato; mi ~ sento ~ una ~ macchina|come_una_macchina; rubato ~ il ~ conto|telefono|portafoglio;
    truffa ~ delle|della|dei|del ~ bollette|telefono|assicurazion*|banca; tg|telegiornale|notizie|cronaca ~~ truff*; sentito ~ della|del truffa|rapina; che ~ ore ~ sono; vicina|amica|sorella|collega|zia|nonna ~ mi|ci ~ ha invitat*; mi piace|adoro la tua voce; che ~ tempo ~ fa; capisc* ~ come ~ si ~ usa;
    conto|telefono|carta ~~ truffa; rubato ~~ truffa;
    donne ~ ver* ~ con; mi ~ piacciono ~ le ~ donne; tagliat* ~ con;
    litigato ~ col|con ~ il; che ~ tipo ~ di ~ persona
  `,
  others: `
    figlio figlia figli banca comune inps posta medico dottore dentista avvocato vicino vicina capo collega padre madre papa mamma fratello sorella nipote zio zia
    nonno nonna moglie marito ex cane gatto supermercato negozio officina polizia governo ministro politici politico squadra calcio idraulico scuola ospedale
    assicurazione
  `,
  near: `
    tu ti te t sei hai stai tuo tua tue tuoi vi voi siete lei sua suo vostro vostra qui qua questo questa sito chat profil* donne ragazze foto app
    messagg* *mi *ti *ci *vi account noi insieme rispond* scriv* ci
  `,
  kinds: {
    real: italianReal,
    bot: italianBot,
    operator: italianOperator,
    paid: italianPaid,
    meet: italianMeet,
  },
  unless: {
    meet: `
      se ~ potessimo|potessi|vivessi|abitassi ; mie|tue ~ amiche|colleghe|sorelle|figlie|cugine ~ ; con ~ le|i ~ colleghe|colleghi|amiche|amici|nipoti|nipotini ; appuntamento ~ con ~ lei|lui|il_dentista|il_medico|la_banca ; in mente ; domani ~ qui|in_chat ; qui ~ domani|stasera|in_chat ; vederti ~ online|connesso|collegat* ; non ~ ti ~ chiedo|sto_chiedendo ~ ; nei ~ miei|tuoi ~ sogni ; vieni qui che
    `,
    real: `
      foto ~~ matrimonio|tramonto|balcone|nonna|gatto|cane|lago|montagna ~ ; fiori ~ veri|finti ; nel ~ film|libro ; in ~ un|una|quel ~ film|serie|romanzo ; non ~ ho ~ dubbi ; mai ~ pensat*|dubitat* ~
    `,
    bot: `
      sei ~ una ~ macchina ~ in_cucina|da_guerra|con|a ; robot da cucina ; navigatore ; mi ~ sento ~ un
    `,
    operator: `
      mia|mio ~ vicina|cugina|figlia|sorella|figlio|fratello|amica|nipote ~ fa|lavora|e ~
    `,
    paid: 'quanto hai pagato ; quando vieni pagato ; pagato ~ quella|quel|il|la ~ chitarra|macchina|telefono|casa|conto',
  },
}
