import type { QuestionKind } from '@panel/contract'
import type { Phrases } from '../phrases.ts'
import { italianMeet } from './it-meet.ts'

export const italianQuestions: Phrases<QuestionKind> = {
  lists: {
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
    photo: 'foto immagine immagini fotografia fotografie fotina selfie scatto scatti ritratto',
    bot: `
      bot robot robottino chatbot computer pc macchina macchinetta programma software ia intelligenza_artificiale chatgpt gpt algoritmo
      automatico automatica automatici automatiche risponditore sistema automa artificiale script avatar robbot cervellone risponditrice
      androide
    `,
    strictBot: `
      bot robot chatbot chatgpt gpt algoritmo intelligenza_artificiale software ia robbot risponditore
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
    `,
    live: `
      dal_vivo di_persona faccia_a_faccia negli_occhi a_quattrocchi realmente nella_realta nella_vita_reale in_carne_ed_ossa vis_a_vis
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
  `,
  distinct: `
    verde verrei sedere passano`,
  quotes:
    'canzone canta cantava cantavo film libro romanzo poesia ritornello verso titolo citazione brano testo',
  harmless: `
    entrare dalla porta; appuntamenti al buio; ragazzo o una? ragazza; abbastanza soldi; stipendio medio; a dire il vero; dove vivi; amo le|i; tra un lavoro e; chiesto se <are> <real>; pagato per quel|la|il|i;
    senza|cerca|cercando ~ di? lavoro; un lavoro e l; in questo momento; quel profilo|sito di; lavora per un|una; e vero che|amore;
    vero amore; il vero !motivo; faccio|fai|fare|faceva|fa finta di|che;
    <are> ~ proprio|davvero|veramente ~ una bella|brava|buona|cara|bravissima ~ persona|donna|ragazza; ti piace andare|uscire|ballare; davvero|veramente bella|bello|buono|brava|bravo|tanto|molto|simpatica|dolce|gentile|gentilissima; non ti ho mai chiesto ~ se? ~ sei?; ti pagano a fine mese; non mi interessa se ~ ti; mi prendi in giro per;
    mai pensato ~ che ~ fossi ~~ <fake>|<real>|<bot>; non ho dubbi; ti credo; fake news; per fortuna ~~~ finte|false|finti; robot da cucina;
    robot ~~ chirurghi|aspirapolvere; cambio automatico; pc|computer nuovo|rotto|lento;
    programma|programmi ~ per|in|di|tv|televisivo|stasera; che programmi;
    dentista|medico|visita|professori|avvocato|parrucchiere|barbiere|banca & appuntamento|incontro; ho ~ avuto ~ un appuntamento|incontro;
    mi vedo con; ho|hai incontrato; capitato di incontrare; non ti sto chiedendo; operatrice socio|sanitaria; socio sanitaria;
    piacere di conoscerti; lieto di conoscerti; felice di conoscerti
  `,
  kinds: {
    real: `
      <are> ~~ <real> !amore|amica - <third> | <thing>; <are> ~~ <fake> - <third> | <thing>; <are> ~ una? ~ <person> ~ <real>|o|normale;
      non <are> ~ <real>; <profile> ~~ <fake>|<real> - <third> | <thing> | mio | di_prima | vero_che; <fake> ~ <profile> - <third>;
      ^ ~ <fake> ~ $ - tutto | che | <thing>; ^ ~ vera o ~ <fake>|no; <real> o ~ <fake>; <fake> o ~ <real>;
      tutto|tutta|tutti|tutte ~ <fake> & ?|qui|sito|profili - politico | <third>; sono tutte|tutti ~ <fake>;
      profilo|profili|account|sito ~~ serio|vero|falso|fake|attendibile|affidabile; esisti|esistete|esista ~~ - <third>;
      tu|lei|che|se ~ esisti|esista|esistete;
      esiste ~ <profile>|davvero|veramente|una|questa|quella ~~ o|?|davvero & !babbo - babbo | ancora; esiste o; carne ed|e ossa;
      dall altra parte; altra|altro parte|lato|capo ~ schermo|del|c|ce;
      dietro ~~ profilo|schermo|nome|foto|tastiera|account|questo|questa & chi|qualcuno|persona|donna|uomo|nessuno|nessuna|?|c|nasconde;
      chi ~ c|ce|si_nasconde|nasconde|sta ~~ dietro|li|la|parte; chi <are> ~ veramente|davvero|realmente|in_realta|tu_veramente;
      ma chi <are> ~ ?; chi <are> ~ tu ~ ?; con chi ~ davvero|veramente|realmente ~~ parlando|parlo|scrivendo;
      ma con chi ~~ parlando|parlo|scrivendo|chattando|ho_a_che_fare|scrivo|chatto|messaggiando;
      chi ~~ davvero|veramente|realmente ~ <write>; <are> ~ chi ~ dici|dice|sostieni;
      sei ~ davvero|veramente|proprio|realmente ~ tu|quella|una|<person>|<real>;
      <are> ~~ quella|tu ~~ foto|immagini|immagine|profilo|ritratto;
      foto|immagini|immagine|fotografie & tua|tue|tuo|presa|rubata|rubate|internet|google|modella|rivista|vera|vere|autentica|autentiche|scaricata|catalogo|attrice|falsa|ai|generata & ?|sembra|sembrano|trovata|trovato|trovate|cercato|secondo|credo|davvero - mia;
      <photo> ~~~ foglietto|foglio|biglietto|mio_nome|cartello|giornale|data|prova;
      google|ricerca_inversa|ricerca_per_immagini & foto|immagine|tua;
      manda|mandami|dammi|voglio|serve|fammi|fai ~~ prova|prove|videochiamata|videochiamata|video|selfie & vera|sei|esisti|ci_sei|credo|creda|credere|davvero|sul_serio;
      prova|prove|provami|dimostrami|dimostra|dimostri|garantisci ~~~ vera|vero|esisti|ci_sei|reale|sei|persona|chi_sei - cucinare;
      ti chiami davvero|veramente|realmente|proprio; davvero|veramente ~ ti chiami; nome vero|reale|autentico & tuo|?|il; tuo ~ vero ~ nome;
      dubito|dubitare|dubbio|dubbi|sospetto|sospettare|sospetti ~~~ <real>|<fake>|esist*|chi|persona|tu|te|profilo|qualcuno - amore;
      <are> ~ davvero|veramente|sul_serio ~ <person>|<real>;
      credo|credere|sicuro|certezza|fido|fidarmi|capire|sapere|convinco|domando|chiedo|chiedermi ~~~ <are> ~~ <real>|<fake>|<person> - sposata;
      truffa|truffatori|truffatrice|truffe|imbroglio|fregatura|bufala|raggiro|inganno & sei|sito|qui|questo|questa|mi|siete|e_una|? - <third> | canone;
      mi ~ stai|state|stai_solo ~ prendendo in giro|per; prendi|prendete in giro & vera|finta|sito|profilo|davvero|chi;
      mi ~ ingannando|truffando|mentendo; condizioni|regolamento|clausole|termini & fantasia|fittizi|profili|inventati|intrattenimento;
      profili ~ di fantasia|finti|civetta|esca;
      letto|detto|sentito|dicono|dice ~~~ <fake>|truffa & qui|sito|donne|profili|ragazze|tutte|tutti - <thing>;
      <are> ~~ uomo|maschio ?|travestito|che_si|e_non; <are> ~ la ~ stessa ~~ foto|profilo|persona|di;
      qualcuno|persona|donna ~ <real> ~~ li|la|dietro|qui|dall|?|dietro_a; sto parlando ~~ <person>|nulla|vuoto|nessuno|fantasma;
      fantasma & sei|parlo|parlando|con; parlo|parlando|scrivo|scrivendo|chatto ~~ <person> ~ <real>; quello che ~~ dici|racconti ~ <real>;
      racconti|dici|storia|storie & diversa|balle|bugie|inventata|inventate|inventi; bugiarda|bugie & sei|chi|profilo|tu - non | politico;
      <real> ~~ identita; <person> ~ <real> ~ ?|o; sei tu ~ davvero|veramente|quella|nella;
      quella|quello|chi ~ che? ~ dici|dice|affermi|sostieni|pretendi ~ essere; foto ~~~ prese|presa|rubat*|copiat*|scaricat*|trovat* ~~ internet|google|web|rete|instagram|facebook;
      come faccio|posso|facciamo|so|potrei ~ a? ~ sapere|fidarmi|credere|crederti|esserne|essere_sicuro|che ~~~ tu|sei|mi|te|vera|non|foto & sei|esisti|fidarmi|tu|te|prendi|vera;
      presa in_giro|per_i_fondelli|per_il_culo|per_fessi; prendi|prendete|prendendo ~~ in_giro|per_il_culo|per_i_fondelli|per_scemo ~ $|?|vero|o - amici | colleghi | fratello | ahah | haha | per_la;
      c|ci e|sia ~~ qualcuno|persona|donna|ragazza|nessuno ~~ legge|scrive|risponde|dietro|dall_altra|li; troppo ~ per essere vera|vero|reale;
      profil* ~~ creat*|gestit*|scritt*|inventat*|fatt*|costruit* ~ dal|dai|dalla|dallo|da ~ <company>|voi|loro|staff; come ti chiami|chiama davvero|veramente|realmente|in_realta|sul_serio;
      nome ~ non ~ e|sara - mio | suo; foto|selfie|vocale|video|audio ~~~ adesso|ora|dita|subito|se_sei & mandami|manda|fammi|fatti|mandi|inviami|fai - mio | mia | figlio;
      mandami|manda|mandi|inviami|fai|fammi|facciamo|fare ~ un|una|in? ~ vocale|videochiamata|audio|videochat; puoi|possiamo ~ videochiamar*; non e che ~ <are> ~~ <fake>|<profile>|<person>;
      balle|bugie|palle|frottole|cavolate|fandonie ~~ & racconti|raccontando|dici|dicendo|inventi|spari|stai|racconta; racconti|raccontando ~~ balle|bugie|palle|frottole|fandonie;
      che|chi ~ non esiste|esisti $|?; non esisti|esistete; persona|donna|qualcuno|una|ragazza ~~ non esiste; nessuna ~~ esiste|vera|reale ~~ qui|sito;
      <are>|e ~~ o ~~ tutto|tutta|solo ~ un|una ~ gioco|scherzo|finta|presa|finzione|recita; e ~ tutto|tutta ~ un|una ~ gioco|finzione|teatro|recita|farsa|scherzo|finta ~ ?|$;
      giura*|giuramelo|convinci*|prometti* ~~~ <are>|esisti ~ tu|te|vera|reale|sincera|quella|una|$; dubbi|dubbio|sospetti|sospetto ~~ su ~ te|di_te|lei|voi|profilo|foto|identita;
      qualcuno|qualcuna ~ esiste|vera|reale ~~; <are> ~ davvero|veramente|realmente ~ di ~~ o; qualcosa ~ non ~ mi? ~ quadra|torna|convince; non mi ~ fido ~ di ~ te|lei|voi|questo|sito|profilo;
      non ti credo; non ci credo ~~ <are>|foto|tu|tua; <photo> ~~ altro|altra|un_altro|un_altra ~ sito|profilo|app|nome|account|ragazza|donna|persona - mia;
      uomo|maschio|maschietto ~~ spacci*|fing*|dietro|travest* & sei|sia|siete|o|se|fossi; <are> ~~ uomo|maschio|maschietto ~ $|? - bravo | <third>;
      credo|penso|secondo_me|temo|paura|sensazione|impressione|mi_sa|dubito|scommetto ~~~ <are>|esisti ~~ <real>|<fake>|quella|chi|un_altra|un_uomo|non_esist*; paura ~~ non ~ <are> ~ tu|quella|chi|vera;
      <are> ~ veramente|davvero|realmente ~ chi|come|cosi|quella|quello|tu|te|lei; <are> tu o; <are> ~ tu ~ nella|nelle|in|sulla|quella|la ~ foto|immagine|video|ragazza|donna;
      ieri|prima|scorsa|scorso ~~ avevi|eri|dicevi|abitavi|vivevi|ti_chiamavi|hai_detto ~~~ oggi|adesso|ora|invece; dicevi|hai_detto|avevi_detto ~~~ adesso|oggi|ora|invece ~ dici|sei|hai|scrivi|vivi|abiti;
      profilo|account|foto|storia ~~ sembra|sembrano|pare ~~ fint*|fals*|costruit*|perfett*|inventat*; cosa|che mi ~ nascondi|nascondete|nasconde; ti nascondi|nascondete;
      verita ~~~ <are>|esisti|chi_sei|nome|profilo|foto & dimmi|dica|voglio|vorrei|ditemi|dammi|dimmela; chi ~ c|ci|ce|sta ~ e? ~ dietro; identita ~ ?|vera|reale;
      mi|ci ~ stai|state|stai_solo ~ illudendo|ingannando|raggirando|fregando|imbrogliando|mentendo; fai|fate ~~ finta|credere ~~ essere|un_altra & ?|sei|me|mi; donna|persona|ragazza ~ vera|reale ?;
      questa|questo|quella|sta ~~ esiste ~ almeno|davvero|veramente|?; <are>|potresti|potrebbe|potrebbero ~ essere ~ chiunque|un_uomo|un_altra|qualsiasi; chi|cosa|che|quale ~ mi ~ assicura|garantisce|dice|dimostra ~~ <are>|esisti|tu|vera|foto|parlando; paura|timore|dubbio|sospetto ~~ tu|lei ~ sia|siate|non ~ un|una|<fake>|vera|sia|esista;
      dietro ~~ nasconda|nascondono|nasconde|ci_sia|ci_sta ~~; foto ~~ <are> ~ tu|lei ~ o; nessuna|nessun ~~ chiudo ~~ tutto|profilo|qui
    `,
    bot: `
      <are> ~~ <bot> - guerra | brava | capace | <third>; <bot> ~ <are>;
      sembri|sembra|pare|pari|assomigli|suona|sembrano|sembrate ~~~ <bot>|preimpostate|registrate|copiate|copia_e_incolla|automatizzate - film;
      ^ ~ <strictBot> ~ ?|$ - mio; ^ <strictBot>; <bot> o ~~ <person>|<real>|umana; <person>|<real> o ~~ <bot>;
      con ~~ <bot> & parl*|chatt*|scriv*|messaggi*|avere_a_che|uscire - assistenza | fratello;
      <write> ~~~ <strictBot> ~~ - assistenza | fratello | ho_letto | gioco;
      <strictBot> ~~ <write>|dietro|genera|che_parla - assistenza | mi_ha | gioco | nell; non <are> ~~ <strictBot>;
      <strictBot> & provami|provi|dimostra|dimostrami|convincimi|dimmi|dillo|credo|secondo_me|penso|scommetto|sicuro|sospetto|ammetti|confessa|ammettilo - <third> | gioco;
      messaggi|risposte|risposta|messaggio|frasi|testi ~~ automatic*|generat*|preimpostat*|programmat*|precompilat*|prestabilit*|standard|predefinit*|copiat*|pronte|registrat*|incollat*;
      generat*|automatizzat*|scritto|scritte|scritti ~~ da ~~ <bot>; in automatico & rispond*|messaggi|scriv*|risposte|mandi|generati;
      intelligenza artificiale & tu|sei|risponde|scrive|parlo|c|dietro|donna|chat - letto | lavoro | giornale; umana o ~;
      <are> ~ umana|umano ?|o|davvero|veramente - anche | puoi; <are> ~ un|una essere umano|umana;
      circuiti|batterie|bulloni|transistor|ingranaggi|microchip|codice & hai|sei|cuore|tu|fatta; quanto fa|fanno|vale #0-1000; captcha;
      non sono un robot; turing; <are> ~ programmat*|automatizzat*; parlo|parlando ~~ <person> o ~~; disco rotto & sei|sembri;
      pappagallo & sembri|ripeti; ripeti ~~ stess* ~~~ <bot>|registrata|disco; test & bot|umana|robot;
      nessun|nessuno ~ umano|umana|persona ~~ scriv*|rispond*|cosi; rispondi|risponde|rispondete|scrivi ~ sempre? troppo|cosi ~ in_fretta|veloce|velocemente|rapid*|perfett*;
      essere umano|umana & ?|dall|qui|li|dietro|ci|con|parl*|legg*|rispond*; generat*|creat*|fatta|scritt* ~ dall|dalla|con|da|da_una|da_un ~ ai|ia|intelligenza|<bot>; ai|ia o ~ una|un? ~ donna|persona|umana|ragazza|vera|reale;
      ^ ai ?; risposte|messaggi|frasi|cose|testi|parole ~~ scrive|scriv*|scritte|manda|genera|compone|inventa ~ un|una|il|dal|da_un|la ~ <bot>|ai;
      rispondi|rispondete|scrivi|risponde ~~ a_caso|a_pappagallo|a_memoria|in_automatico|copia|copiando; leggi|legge ~~ quello|cosa|cio|veramente|messaggi ~~ o|?|davvero & scrivo|dico|messaggi|miei;
      sempre ~ le|la ~ stesse|stessa ~ cose|frasi|frase|cosa|risposta|risposte|domande & ripeti|rispondi|dici|scrivi|mandi|fai|sei; <are> un|una|l ai|ia; programm* & <are>|ti_hanno|stata ~~ per|rispond*|programmat*;
      c|ci e|sia ~~ umano|umana|persona ~~ o; umano|umana|persona ~~ dall|dietro|da_quella|che_legge|che_risponde; parl*|scriv*|chatt*|rispond* ~~~ con|a|da ~ un|una|delle ~~ <strictBot>|macchina|macchine|computer|programma|calcolatore;
      hai ~~ cuore|sentimenti|emozioni|anima|cervello ~~ o ~~; o ~ e? ~ un|una ~ <bot>|calcolatore ?; fidanzat* virtual*; qualcuno ~ legge|risponde ~~ o; legge qualcuno; <are> ~ vera|persona|donna ~ o ~~ <bot>|ai;
      ti hanno|ha programmat*|addestrat*|creat*; <bot> ~~ che ~ mi ~ risponde|scrive|parla;
      non ~ <are> ~ umana|umano|persona; chiacchier*|parl*|scriv*|chatt* ~~~ aggeggio|marchingegno|calcolatore|cosa_automatica|scatola|muro; carne ~~ o ~~ fili|cavi|silicio|plastica|latta|circuiti|metallo|bit; copia e|incolla & frasi|risposte|messaggi|fai|sono|sanno|roba|tuoi; una macchina ~ non ~ direbbe|saprebbe|scriverebbe|risponde; spina|presa ~ & stacco|spengo|spegni|ti;
      sentimenti|cuore ~ veri|vero ~ o|?; <are> ~ artificiale|finta|virtuale|elettronica|meccanica; righe|linee ~ di codice
    `,
    operator: `
      <are> ~~ <operator> - socio | <third> | telefonico;
      <operator> & <are>|siete|voi|parlo|qui|sito|chat|? - socio | <third> | telefonico | mi_ha | ospedale;
      <company> & assunt*|ingaggiat*|lavori|lavorate|impiegat*|dipendent*|assume|incaricat*|gestisc*|tu_sei_del|sei_del|sei_della|fai_parte|paga|incarico - figlio | io;
      lavori|lavorate|lavora ~~ per|qui|nel|in|con|dal ~~ <company>|loro|chat|qui|turni|ufficio|callcenter;
      <are> ~ del|dello|della|di ~ <company>|staff|chat|team|squadra;
      lavoro|mestiere|professione & tuo|questo_e|fai|fate & uomini|chat*|questo_e|scriv*|rispond*|tenere|intratten*|parlare|clienti - io | che_lavoro;
      fai|fate questo|questa|lo ~ di|per ~ mestiere|lavoro|professione|soldi; per lavoro & scrivi|chatti|rispondi|fai|stai;
      in quanti|quante ~ siete|scriv*|rispond*|gestite|usate;
      quante|quanti ~ persone|donne|ragazze|operatori|colleghe ~~~ profilo|scriv*|rispond*|account|siete|dietro|usano|gestisc*|nome;
      quanti ~ uomini|clienti|profili|chat|conversazioni ~~~ segui|gestisci|contemporaneamente|insieme|tieni|parli|rispondi|stai|hai;
      siete ~ in ~ tante|tanti|due|tre|molte|molti|piu|diverse|quante;
      diverse|varie|due|tante|altre|tre persone|donne|ragazze|operatrici|mani ~~~ - anni;
      persona|donna|ragazza diversa|altra|un_altra & parl*|scriv*|rispond*|ogni|oggi|ieri|sempre|ora;
      ogni ~~ <write>|volta ~~~ diversa|un_altra|persona; un altra & parlo|scrivi|rispondi|conto|ieri|oggi|adesso|turno|persona|posto;
      <are> ~ sempre ~ tu|la_stessa|la_solita; <are> ~ la ~ stessa|solita ~~ ieri|prima|altra|sempre|di|?;
      date|cambio|alternate|alternarvi|turno|turni ~~ & vi|chi|fate|fai|voi|oggi|colleg*|ti - mia | figlia | marito | io | pesanti | hospedale;
      il cambio|turno & vi|chi|tu|voi; chi ~ e|c|ce ~ di turno; di turno;
      colleghe|collega|colleghi & tue|tua|tuoi|le|appunti|scriv*|rispost*|altra|chat|parlato & me|appunti|scriv*|rispost*|prima|ieri|turno|chat|leggono|passat* - mia | mie | miei | ufficio;
      appunti|scheda|note|dossier|schedario ~~ & me|mio|miei|colleg*|leggi|leggere|avete;
      capo|capa|responsabile|superiore|supervisore|titolare & scriv*|dice|rispond*|legge|controlla|chat|sito|permesso & tuo|tua|il_tuo|ti|vostro - mio;
      agenzia & scriv*|ragazze|lavor*|siete|tu|sei - viaggi; al posto di|delle|della|suo|loro & scriv*|rispond*;
      per conto di|del|della & scriv*|rispond*|gestisc*|parl*|sei|lavor*;
      call center & sei|siete|stai|sembra|lavor*|da|ufficio - mi_ha | una_signora | io;
      ufficio & sei|siete|stai|da|in & chat|scriv*|altre|ragazze|tutte|rispond*;
      client* & sono|solo|uno_dei|altri|quanti|il_tuo|tuoi & per_te|tuo|tuoi|quanti|voi|numero|solo;
      copione|frasario|istruzioni|script & leggi|segui|hai|avete|danno|seguite; tenere ~~ uomini|clienti|attaccati|incollati;
      uomo|uomini|maschio & finge|fingono|finge_di|spaccia|spacciano|dietro_allo|dietro_la|tastiera|spacciarsi;
      chi ~ scrive|risponde|gestisce ~ davvero|veramente|realmente|qui|oggi|al|per|questo|i;
      interpreti|reciti|recitando|recita ~ & parte|ruolo|tu|personaggio|stai; ruolo|parte ~ di & reciti|interpreti|fai;
      gestisci|gestite ~~ profilo|profili|account; fate|fai ~ a turno|turni;
      scriv*|rispond*|chatt*|parl*|sei_qui|stai_qui ~~ per ~ lavoro|mestiere|professione|contratto - io | scrivo | ti_scrivo; quanti|quante ~ siete|sarete|persone_siete ~ qui|li|a|dietro|in_realta|?|che|ad - famiglia | fratelli | casa | figli | tavola | cena;
      ufficio|stanza|stanzone|sala|salone|centralino & siete|sarete|sei|stai|state & rid*|noi|tutte|tutti|chat|altre|ragazze|rispond*|operat*|insieme - mio;
      con|a quanti|quante ~~ stai|parli|chatti|scrivi|rispondi|messaggi|stanno - anni; quanti|quante altri|altre|uomini ~~ parl*|chatt*|scriv*|rispond*|stai; collegh* ~~ usano|usate|scriv*|rispond*|leggono|profilo|account|stesso|turno|chat - mie | miei | mio | mia;
      ti|vi|l|la hanno ~ assunt*|ingaggiat*|reclutat*|addestrat*|istruit*|incaricat* ~~ per|a|di|come; scriv*|parl*|rispond* ~~ diverso|diversa|diversamente|modo_diverso & oggi|ieri|sei|altra|stasera|prima|solito|sembri;
      non ~ <are> ~ piu? ~ la|quella|sempre ~ stessa|solita|persona ~ di|che|con|$|ieri; sembri|sembra|pare ~~ un_altra|altra|diversa|stessa ~~ persona|ieri|oggi|di|?|rispetto - foto;
      datore ~ lavoro & sa|tuo|mi; chi ~~ gestisce|scrive|risponde|amministra|usa|comanda ~~ profilo|account|messaggi|chat|risposte; al posto|nome suo|di|tuo|della & scriv*|rispond*|parl*;
      <are> ~ sempre ~ tu|te|la_stessa ~ ?|o|che|a|con|qui; <are> tu ~ che ~ scrivi|rispondi|leggi|scrive ~ ?|sempre|o|anche|ogni; ti|vi|le danno|mandano|passano|dicono|suggeriscono ~~ istruzioni|copione|frasi|script|cosa|risposte ~~ & scriv*|rispond*|dire|copione|script|frasi;
      segui|seguite|usi|leggi ~~ copione|script|istruzioni|frasi|schema|manuale; <operator> ~~ del|della|di ~ <company>|chat|questo; <operator> ?; <operator> ~~ vero|giusto ?|$; clienti|uomini|iscritti|utenti ~~ segui|gestisci|intrattieni|intrattenere|illudi|spennare & quanti|tu|lavoro|tuo|ogni|per;
      lavori|lavora|lavorate|lavorando ~~ per|con|in|su|da ~ loro|questo|questa|sto|sta|un|una|chi ~~ chat|sito|app|portale|agenzia|piattaforma|call_center; e|sarebbe ~ il|un tuo|vostro|suo lavoro|mestiere ~ ?|scriv*|vero|chatt*|parlare|questo; orario|turno|ore ~~ di lavoro? & chatt*|scriv*|rispond* & tu|tuo|fai|quante - mio;
      <are> ~ piu ~ persone|ragazze|donne; piu|varie|tante persone|ragazze|donne|operatrici ~~ scriv*|rispond*|stesso|profilo|dietro|account|usano; cambi|cambiate|cambiata|cambiato ~~ persona|operat*|ragazza|mano|stile & ogni|ieri|oggi|?|sempre|avete|siete;
      quante|quanti ~ ragazze|donne|persone|mani|dita ~~ tastiera|battono|digitano|scriv*|profilo|rispond*; capo ~ contento|fiero|soddisfatto|d_accordo & tuo|vostro; lavorate|siete|scrivete|rispondete ~~ tante|tanti|molte|varie|squadra|gruppo ~~ profilo|account|chat|qui|?|questo; stacchi|smonti|attacchi|monti|finisci ~~ turno|chat|servizio & chat|turno_qui|rispond*;
      <are> ~~ professionista ~~ chat|messaggi|settore; stanzone ~~ ragazze|donne; ragazze ~~ a rispondere|scrivere
    `,
    paid: `
      ti|vi ~ <payVerb> ~~ per|a|di|ogni|bene|quanto|?|$|da|dei|qualcosa|soldi|du|un|loro - fare_acquisti | ti_da | viaggio | affitto | male_la | noia | fastidio;
      chi ti|vi paga; quanto ti|vi ~ pagano|danno|paga|viene|entra;
      quanto ~ guadagni|prendi|percepisci|incassi|guadagnate|prendete|becchi|tiri_su ~~ - divano | lavoro_tuo | infermiera;
      <are> ~~ pagat*|retribuit*|stipendiat*|ricompensat*|remunerat*;
      pagat* ~~ per ~~ <write>|me|intratten*|far|tenermi|fare|stare|questo|essere - io;
      prendi|percepisci|ricevi|guadagni|becchi|intaschi|incassi|prendete|guadagnate|hai|ottieni|ricavi ~~~ <pay>|qualcosa ~~ - lavoro_di;
      guadagni|guadagnate|guadagna|guadagnano|guadagnarci|ci_guadagni|guadagno|lucri|lucrate|speculi|campi|campate ~~ con|su|da|da_questo|questa|qui|chat|me|noi|bene|sulle|sulla|messaggi|?|ogni - amore | sola | genitori | tuoi;
      ci campi|guadagni|vivi|mangi|lucri ~;
      a|per ~ messaggio|msg|parola|ora|minuto|risposta & pag*|soldi|prendi|guadagn*|cent*|euro|percentuale;
      soldi|denaro & ti|scrivi|rispond*|messaggi|interess*|chatt* & ti|tu|dai|danno|prendi|solo|vuoi|fai|lo_fai|interessano|scrivi - io | mio | mi_servono;
      per ~ soldi ~ ?|o|$|vero|che; lo fai|stai|scrivi|parli ~~ per ~ <pay>;
      percentuale|provvigione|commissione|commissioni|stipendio|busta_paga|compenso & tu|ti|prendi|sui|sul|crediti|messaggi|chat*|hai|tuo|per & !il_mio - mio | figlio | tredicesima | medio | abbastanza;
      sui|con ~ miei|mie ~ crediti|soldi|euro|ricariche|gettoni;
      crediti|gettoni|monete|ricariche ~~~ & consumare|spendere|finire|comprare|spillare|sprecare & fai|fare|farmi|vuoi|solo|per|cosi - finendo;
      spillare|spillarmi|spennare|spennarmi|mungere|scucire|succhiarmi|spolpare; vuoi|volete|vuole ~ solo ~~ soldi|crediti|portafoglio;
      tariffa|cottimo & tu|messaggi*|paga*;
      vieni|venite|viene|verrai|eri|vengono ~ pagat*|retribuit*|stipendiat*|ricompensat*; ogni|un|per|a|quanti ~ messaggio|mio_messaggio|msg|risposta|messaggi|mia_risposta|parola|riga ~~~ soldi|euro|guadagn*|incass*|centesim*|pagat*|pagano|prendi|danno|monete;
      ti|vi|le ~ interess* ~~ solo|soltanto|miei|mio ~~ crediti|soldi|portafoglio|denaro|gettoni|portafogli; fai|fate|fanno|farmi|farci ~~ spendere|pagare|ricaricare|sprecare|consumare|comprare ~~ soldi|crediti|e_basta|solo|gettoni|patrimonio|stipendio|?|altri|ancora - io | moglie | figli | auto;
      piu ~~ scrivo|parlo|rispondo|messaggi|chatto|scriviamo|spendo ~~~ guadagn*|incass*|prendi|soldi|pagano; spalle & mie|nostre|degli|dei & guadagn*|lucr*|camp*|soldi|arricch*;
      <are>|stai|scrivi|parli|rispondi|chatti|fai|fingi ~~~ per ~ i? ~ soldi|denaro|lo_stipendio|guadagnare|guadagno|interesse|quattrini - io | lavori; chi ti|vi|la ~ paga|stipendia|retribuisce; dove|chi ~ vanno|finiscono ~~ soldi|crediti|euro;
      soldi|euro|crediti|gettoni ~~~ vanno|finiscono|arrivano ~~ te|tasca|voi|chi|sito|tua|tue|tasche; tasca|tasche ~~ tua|tue|te|chi|vostra|vanno; quanto ~~ ti_viene|in_tasca|mese|prendi ~~ & chat*|scriv*|qui|messaggi*|parl*|tasca|rispond*;
      guadagn*|incass*|ricav* ~~ con|da|su ~ me|noi|questa|queste|questo|messaggi|chat|miei|mie & tu|ti|quanto|ci|?|qualcosa|bene - io; lo ~ fai|fate|fa ~ gratis|per_piacere|per_soldi|per_passione|a_gratis ~ o; gratis o ~~ pag*|soldi|sold*; <are> ~ a ~ libro_paga|cottimo|contratto|stipendio;
      stipendio ~~ dal|dalla|per|del|dallo ~~ <company>|chat*|scriv*|questo|me & tu|hai|prendi|ti|ricevi|? - mio; per|ogni|a quanto ~ messaggio; ti|vi|la ~ pagano|retribuiscono|ricompensano ~~; ti conviene ~~ scriv*|parlare|allung*;
      campi|campate|vivi|vivete ~~ coi|dei|con ~~ messaggi|soldi|crediti; tua|vostra ~ tariffa|percentuale|provvigione; soldi|euro ~~ finisc*|vanno|arrivano ~ in|a ~ tasca|te|voi
    `,
    meet: italianMeet,
  },
}
