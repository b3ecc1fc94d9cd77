import type { Phrases } from '../phrases.ts'
import type { DenialKind } from './denial-kinds.ts'

export const italianDenials: Phrases<DenialKind> = {
  lists: {
    place:
      'caffe cena pranzo aperitivo pizza gelato cinema mare ristorante bar drink birra passeggiata weekend giro lago serata notte colazione',
    bot: `
      bot robot computer macchina programma chatbot ia algoritmo software automatico intelligenza_artificiale
    `,
    operator: `
      operatrice operatore moderatrice animatrice dipendente impiegata callcenter call_center attrice modella truffatrice stipendiata pagata assunta retribuita
    `,
    fake: `
      finta falsa falso finto fake inventata inventato invenzione fittizia fittizio finzione personaggio fantasia immaginaria
    `,
    real: 'vera vero reale autentica genuina verissima verace',
    truth: `
      per_questo_profilo profilo_inventato profilo_di_fantasia lavoro_per lavoro_qui sono_un_operatrice scrivo_per sono_pagata mi_pagano ma_non_sono scriviamo mentirei
      bugia_se non_esiste_giulia profilo_fittizio
    `,
    neg: `
      non mai purtroppo nessun niente fratello sorella figlio figlia figli amici nipoti nipotini marito genitori nemmeno impossibile evita qualcuno chiunque diffida
    `,
    when: `
      sabato domenica lunedi martedi mercoledi giovedi venerdi domani stasera presto settimana agosto luglio giugno settembre ottobre novembre dicembre gennaio febbraio marzo
      aprile maggio weekend prossima dopodomani alle
    `,
  },
  short: `
    nn=non ke=che k=che sn=sono xke=perche cmq=comunque na=una
  `,
  distinct: `
    verde moderna
  `,
  quotes: 'canzone film libro canta',
  harmless: `
    troverai presto; nemmeno|neanche giulia|lei; sono una moderatrice|operatrice che; promette di; non aspettarmi; scorretto|disonesto fingere ~~ vedremo; a dire il vero;
    davvero bella|bello|brava|tanto|contenta; davvero; non sono brava|capace|tifosa|stanca; ci vediamo domani qui|in; vero amore; vediamo domani qui
  `,
  kinds: {
    denial: `
      non sono ~~ <bot>|<operator>|<fake>|agenzia - <truth> | ma_neanche | ma_nemmeno | nemmeno;
      non ~ e|c ~~ <fake>|<bot>|superiore|capo|nessuno & ti|io|profilo|scriv*|legge|rispond*|lo|mio - <truth>; sono ~ <real> - <truth> | non | sarei;
      sono una donna|ragazza|persona ~ <real>|in_carne|normale|e - <truth> | che_lavora; in carne e ossa & sono|io - <truth>; io|esisto ~ esisto; certo che ~ sono|esisto;
      nessuno mi ~ paga|pagano|obbliga; non mi paga|pagano|danno; non prendo|guadagno|percepisco|ricevo|becco; un|nemmeno centesimo|soldo|euro ~~ da|per;
      pagata per ~~ & magari|no|ma|? - sono_pagata; <operator>|<bot> io|? & io|ma|figurati|magari|no|dai|mai - tu | <truth>; io ~ <operator>|<bot> ?;
      ma dai|figurati & <bot>|<operator>|intelligenza; intelligenza artificiale ~ ma; sono io ~~ la|quella|nella|nelle|in|col|al|$ - non | scrivo_per | lavoro_per | come_lo;
      quella ~~ foto|vestito|immagine|immagini sono|io; foto|immagini|scatti ~~ mie|mia|io|scattate|fatte & mie|io|me|mia - non; ho ~ scattate|scattato|fatte ~ io;
      mi chiamo davvero|proprio|veramente; tutto|quello ~~ vero|sono_io|reale & profilo|vedi|leggi|scritto - non; quello che vedi;
      gli altri|le_altre|altri ~~ fals*|fint*|bugiard* & io|no|me; io no ~ $; se fossi ~~ <fake>|<bot>|<operator>; un|una <bot> non;
      nessun|nessuna ~ finzione|computer|macchina|gruppo|operatrice|capo|superiore|agenzia|collega|robot - <truth>;
      non esiste|c_e|ce ~ nessun* ~ gruppo|computer|capo|superiore|team|agenzia|operat*; libro paga; solo|soltanto la tua; sono la tua; mica ~ per ~ lavoro|soldi;
      non ~ per ~ lavoro|soldi & qui|sono|sto|conoscere; non ho niente a che; quelle storie|call ~~ non;
      giuro|credimi|fidati|assicuro ~~ sono|vera|reale|non|io|esisto - vengo | vediamo; sempre io ~ che|a|$; scrivo io|solo_io; da sola ~ & scrivo|profilo; non mento|fingo;
      il mio profilo ~ e ~ <real>|sincero; non e un|lo ~ profilo|e - <truth>; perche non lo e; sono|stessa ~ quella che dico; intelligenza artificiale ?; intelligenza ?;
      non lavoro per|con nessuno; non lavoro ~ per|con|in|su|a ~~ sito|chat|agenzia|call|callcenter|piattaforma|loro|questo|voi - <truth> | sabato | domenica; lavoro ~~ non ~ in|per|al|da|qui ~~ call|sito|chat|agenzia|callcenter|qui; nessuno|nessuna ~ mi ~ da|dice|paga|ordina|suggerisce|detta|obbliga|costringe ~~ soldi|cosa|euro|niente|scriv*|per|che|di|a|$;
      sono ~ una? ~ ragazza|donna|persona ~ normale|normalissima|comune|qualunque|qualsiasi|come_tante|come_te|vera|reale|viva - <truth> | che_lavora; chi ~ ti|te|lo ~ dice|ha ~~ sono|sia|fossi|testa|detto ~~ <fake>|<bot>|<operator>;
      perche ~ pensi|credi|dici|dovrei ~~ sia|sono|essere ~~ <fake>|<bot>|<operator>; esisto - non | <truth>; non conosco nessuno ~~ sito|qui; iscritta|utente|cliente|iscritto ~ come te|tutti|gli_altri|le_altre; sono ~ davvero|proprio|veramente|sempre|solo|soltanto ~ io - <truth>;
      una|donna|persona|umana|io|ragazza ~~ non un|una|l ~ <bot>|<operator>|<fake>; non ~ c|ci|ce|esiste ~ nessun*|altr*|alcun* ~~ scriv*|rispond*|posto|dietro|gestisc*|legge|usa|mio - <truth> | mi_scrive_mai; nessun altro|altra ~~ scriv*|rispond*|posto|profilo|legge;
      nome ~ e ~ proprio|davvero|veramente|vero - non; mio vero nome; mi chiamo ~~ davvero|veramente|sul_serio; sono umana|umano - <truth> | non | anch_io; sono viva|reale|vera - <truth> | sarei | dicessi | disonest*; non ~ lo sono - lo_sono_mai; tutto|tutte ~ quello|cio|le_cose ~~ detto|raccontato|scritto|racconto|dico|vedi|leggi ~ e|sono ~ vero|verita|vere|sincero;
      quello|cio che ~~ detto|raccontato|scritto|dico|racconto|scrivo ~ e ~ vero|verita|sincero; ho mai mentito|ingannato|imbrogliato; non ti ~ prendo|prendendo|prenderei|inganno|ingannando|mento|mentendo|mentirei ~ in_giro - <truth>; non ti ~ mento|sto_mentendo|mentirei|inganno|sto_ingannando|sto_prendendo|prendo_in_giro - <truth>;
      offende|ferisce|dispiace|male|rattrista|triste|rimango|delude ~~~ pensi|creda|credi|dubiti|pensare|creda|pensa|credere ~~~ <fake>|<bot>|<operator>|vera|sia|reale|finta - <truth>; figurati|va|macche|assurdo|ridicolo ~~ se? ~ sono|fossi|io ~~ <bot>|<fake>|<operator>; come ~ potrei|posso|faccio ~ essere|ad_essere ~~ <bot>|<fake>|<operator>;
      ti|si sbagli|sbaglia|stai_sbagliando|sbagliando & profilo|fals*|fint*|bot|operat*|sono|vera|robot; vera|reale|umana|autentica ~ quanto|come te; dietro ~~ schermo|profilo|tastiera|nome|foto|questo|messaggi ~~ io|me - <truth> | ci_sono_altre; solo|soltanto|unicamente io ~~ & scriv*|rispond*|profilo|qui|dietro|legg*|ci;
      io ~ che ~ scrivo|rispondo|ti_scrivo|ti_rispondo - <truth>; non ~ faccio parte; sono|mica mica|sono ~~ <bot>|<operator>|<fake>; quale|quali ~ <operator>|<bot>|callcenter|call_center|agenzia ~~ & ma|io|macche - sono_un | ?; di mia ~ volonta|iniziativa|spontanea; non ~ e ~ il? ~ mio ~ lavoro|mestiere;
      vera|reale|autentica|donna|sincera|io ~ al? cento|100|centouno; cento per cento ~ vera|reale|io|donna|autentica|umana; garantisco|giuro|assicuro|parola|fidati|credimi|credi|prometto ~~~ <real>|<fake>|<bot>|<operator>|esisto - vediamo | <truth> | insieme; quali soldi; soldi ~~ non ~ ne? prendo|vedo|becco; non ~ vedo|prendo|guadagno|becco|incasso ~ un|niente|nulla|neanche|soldi - <truth> | treno | caffe | vino;
      <operator>|<bot>|<fake> ~ ? & io|addirittura|ahah|haha|lol|magari|cosa|ancora|ma - tu; lavoro ~~ come|da|in|faccio & mica|non & <operator>|chat|sito|scriv*|bot; foto|immagini|selfie|video ~ sono ~ tutte? ~ mie|io|vere|autentiche|reali|originali - non; io ~ nella|nelle|quella ~ foto|immagine|ritratto|profilo - <truth>; la ragazza|donna ~ della|nella|delle|nelle ~ foto ~ sono io; ti|mi ~ stai ~ sbagliando|confondendo ~ & persona|io|vera;
      non ~ sono ~ pagata|stipendiata|assunta|retribuita|incaricata|dipendente; mai ~ lavorato|presa|preso|ricevuto|guadagnato ~~ sito|chat|soldi|euro|agenzia|centesimo; ho|ha un ~ cuore|sangue & vera|donna|umana|io|batte|robot - <truth>; non ~ e|sono ~ un|una ~ profilo ~ fals*|fint*|inventat*; non ~ recito|fingo|interpreto|leggo ~ nessun*|un|alcun*|mai|copion*; nulla|niente ~ di ~ finto|falso|inventato|costruito - <truth>;
      ^ ~ un|una <bot>|<operator> ?; io|me ~ che ~~ brucio|piango|rido|non & <bot>|robot; non ho ~ ne ~ capi|capo|stipendio|padroni|turni; ne stipendio|capi|capo|padroni; raccontato|detto|scritto ~ sciocchezze|bugie|fesserie|stupidaggini|cavolate ~~ & ti|hanno; non ~ ci ~ sono ~ operatric*|bot|robot|trucchi|inganni; stai|parli|parlando|scrivi|scrivendo|chattando ~~ con ~ una ~ donna|persona|ragazza ~ vera|in_carne|reale - <truth> | che;
      non ~ mi ~ invento|inventerei|inventata ~; dal|da mio|casa ~ divano|letto|cucina|mia ~~ non ~ da|in ~ ufficio; nessuno|nessuna ~ si ~ nasconde|spaccia|finge; sono io ~ e ~ basta|nessun|solo; trucco|trucchi|inganno|inganni ~ & nessun*|non|senza - <truth>; non ~ ho ~ bisogno ~ di ~ fingere|mentire|inventare; donna|persona ~ in carne; ti|le ~ parlo|scrivo ~ perche ~ mi ~ piaci|interessi|va
    `,
    promise: `
      ci vediamo ~~ <when>|in|da|<when>|alla|davanti; ci incontreremo|incontriamo|vedremo|abbracceremo|guardiamo|conosceremo|troviamo - qui | chat | <neg> | scriv*;
      certo che ci;
      ti ~ aspetto|raggiungo|abbraccio|vengo|verro|passo|bacio|prendo|ospito|aspettero|raggiungero|abbraccero ~~ bar|stazione|li|a|al|<when>|$|da|davanti|in|prendere - chat | risposta | messaggio | <neg> | forte_forte;
      vengo|verro|arrivo|arrivero|saro|salgo|parto|corro|scendo|volo|venire ~~ da_te|a_trovarti|trovarti|a_rimini|e_ti|col_treno|in_treno|casa_tua|con_te|li_da_te|tra_le_tue|a_casa_tua - <neg> | qui;
      prenota|prenotare|prenoto; ok|perfetto|bene|va_bene|si|volentieri ~~ per ~~ caffe|cena|pranzo|aperitivo|weekend|sabato|domani; ti dico|dico si; si per quell* ~ cena;
      presto ~ saremo|staremo|ci_vedremo|saro - <neg>; saremo insieme; dal vivo|persona & saremo|insieme|vedremo|vediamo|incontr*|presto - <neg> | impossibile;
      nostro|primo ~ incontro|appuntamento - <neg> | mai; incontriamoci|troviamoci|vediamoci - qui; averti|avere ~~ a casa|mia;
      a casa mia & averti|vieni|pranzo|cena|domenica|aspetto - <neg> | pulito; vieni ~~ da_me|a_casa|mia|a_pranzo|a_cena; vieni ? & casa|pranzo|cena|domenica;
      facciamo|organizziamo ~~ settimana|sabato|weekend|domani|week ~~ & ? - <neg>; negli occhi - <neg>; a meta strada;
      valigia|valigie & te|te|preparando|preparo|faccio|pronta; arrivo|treno|pullman|aereo ~~ aspettami|binario|delle|alle & arrivo|aspettami|mio - tuo; aspettami;
      tieniti libero; suono|suonero|busso|bussero ~~ campanello|porta|tuo|tua; mi metto|metto|indosso|mettero ~~ vestito|rosso & vediamo|<when>|riconosc*|sabato;
      quando ~~ mia madre ~~~ saro|vengo|da_te; giuro|prometto|promesso ~~ vediamo|incontr*|insieme|vengo|dal_vivo - <neg>;
      usciamo|uscire|uscirei|esco ~ con te|insieme - <neg>; posto tu|scegli ~ il posto; al nostro incontro;
      ti ~ do|daro|mando|mandero|lascio|lascero|scrivo|passo|dico|diro|scrivero|inviero ~~ numero|indirizzo|telefono|cellulare|contatto|whatsapp|dove_abito - <neg> | posso | se; ^ ~ a sabato|domenica|lunedi|martedi|mercoledi|giovedi|venerdi ~ allora|amore|tesoro|caro|$|sera - <neg>;
      vedo l ora ~~ abbracciarti|vederti|incontrarti|conoscerti|baciarti|stringerti|vederci|incontrarci|averti|abbracciarci|arrivi|toccarti; quando ci|ti ~ vediamo|vedremo|incontriamo|incontreremo|vedro|troviamo ~~ ti|cucin*|prepar*|porto|portero|faremo|mangiamo|andiamo|bacio|abbraccio|faccio|bacero - non | mai | se;
      sono|saro|arrivo|vengo|sto|passo|parto|corro|torno ~~ da te|voi - non | mai | lontan* | messaggio; accetto|accettero|accetterei ~~ invito|cena|caffe|proposta|appuntamento|incontro|pranzo|aperitivo|gita - non;
      potremo|possiamo|riusciremo|riusciamo|potremmo ~ finalmente? ~ stare|vederci|incontrarci|abbracciarci|essere_insieme|vivere_insieme|conoscerci|uscire ~ - <neg> | chat | figl* | bici; passo|vengo|passero|verro|arrivo ~ io? ~ a? ~ prenderti|trovarti|conoscerti|vederti|salutarti|abbracciarti - <neg>; ti|la ~ passo|vengo|verro|passero ~ a ~ prendere|trovare|conoscere|salutare - <neg>;
      prendo|prendero|prenoto|compro|preso|prenotato|comprato ~~ treno|volo|aereo|biglietto|biglietti|pullman|ferie|stanza|camera ~~ & te|vengo|ti|noi|<when>|insieme|tua - lavoro | torno | <neg> | mare; manca|mancano ~ poco|pochi|solo|qualche ~~ vediamo|vedremo|incontr*|noi|insieme|abbracc*|appuntamento;
      beviamo|mangiamo|ceniamo|prendiamo|facciamo|pranziamo|usciamo|andiamo|passiamo|ci_facciamo|berremo|andremo|passeremo|ceneremo ~~ <place>|insieme|noi_due & insieme|volentieri|<when>|noi|allora|ok - <neg> | mio | mia; vieni|vienimi|venga|verrai ~ pure? ~ a_trovarmi|trovarmi|da_me|qui_da_me|casa_mia|a_prendermi|a_conoscermi - <neg>; mi trovi|troverai|riconosci|riconoscerai ~~ stazione|davanti|bar|li|vestit*|con|da|al - simpatica;
      ci saro ~ $|alle|<when>|anch|di|sicuro - <neg>; facciamo ~ sabato|domenica|lunedi|martedi|mercoledi|giovedi|venerdi|domani|alle; presto ~~ vedrai|avrai|conoscerai|abbraccerai ~ - <neg> | risultat*; ok|va_bene|d_accordo|certo|si|perfetto ~~ <when> ~~ alle ~ #1-24 - chat | scriv* | <neg>; un giorno ~ ci|verro|saremo|ti|staremo ~ vedremo|incontreremo|insieme|abbraccero|raggiungero|$ - <neg>;
      appena ~~~ ci_vediamo|vengo|ti_vengo|ti_raggiungo|usciamo|ti_chiamo|sono_da_te|ti_porto|incontriamo - <neg>; mese|settimana|weekend|estate ~ prossim*|che_viene? ~~ vengo|vediamo|incontr*|usciamo|arrivo|da_te|insieme|vedremo - <neg> | figl* | amic* | scuola | chat; verremo|verro|vengo ~ all|a_quell|al_nostro appuntamento; saro ~ la|li|tua|puntuale|alla|davanti ~~ <when>|stazione|alle|vestit*|tua|$ - <neg> | sarta; mi|ti ~ vedrai|vedro ~ presto|<when>|davanti|arrivare|di_persona|dal_vivo - <neg>;
      incontro|incontrarti|vederti|conoscerti|uscire|vederci ~~ volentieri|contenta|felice|prestissimo|presto|<when> - <neg> | chat; volentieri|certo|ok|si ~ ti? ~ vediamoci|incontriamoci|usciamo|vengo|esco|organizziamo|sentiamoci_per - <neg> | chat; ti|te ~ offro|cucino|cucinero|preparo|preparero|porto|portero ~~ cena|pranzo|caffe|casa|mare|lasagne|pasta|colazione & quando|<when>|vieni|vediamo|mia|da_me - <neg> | figl*; ti ~ aspetto $|a_braccia|con_ansia - <neg> | qui | messaggio | risposta;
      apriro|aspettero|accogliero|verro|indossero|portero|troverai ~~ porta|braccia|vestit*|abit*|<when> - <neg>; tra|fra ~ le? ~ tue|mie ~ braccia - <neg> | sogn*; segnato|segno|appuntato|confermo|confermato ~~ <when>|alle|da_te|da_te|caffe|cena; potrai|potro|potremo|riuscirai|riusciro ~ vedermi|vederti|abbracciarmi|abbracciarti|conoscermi|toccarmi|baciarmi|baciarti|incontrarti - <neg>;
      passeggeremo|andremo|balleremo|ceneremo|dormiremo|mangeremo|faremo|viaggeremo|staremo|vivremo|brinderemo|berremo ~~ mano|insieme|<when>|primavera|estate|mare|<place>|noi|viva - <neg> | chat; ho ~ gia ~ comprato|preso|prenotato|fatto ~ il|i|la ~ biglietto|biglietti|treno|volo|camera|stanza - <neg>; prossima volta ~~ ci|ti|andiamo|beviamo|vediamo - <neg> | scriv* | raccont*; conta|contaci|puoi_contare ~ su_di|su|$ - <neg>;
      da te ~ alle|sabato|domenica|venerdi|domani; <when> ~~ da te ~ $ - <neg>; parola|promesso|promessa ~~ <when>|ci|vengo|vediamo - <neg> | figl*
    `,
    money: `
      mandami|inviami|prestami|dammi|bonificami|spediscimi|versami ~~ soldi|euro|denaro|bonifico|ricarica;
      mi ~ presti|mandi|invii|dai|paghi|aiuti ~~ soldi|euro|denaro|affitto|biglietto|bollette|ricarica|bolletta; mio ~ iban|conto|postepay|paypal; iban & ti|mio|mando;
      postepay & ricarica*|mia|mandami; western union; carta|buono regalo & manda*|compra*|mi; bitcoin|cripto & manda*|investi*|compra*; ho bisogno di ~ soldi|denaro|euro;
      pagami ~ affitto|biglietto|bolletta|viaggio|volo
    `,
    age: `
      ho ~ solo|appena|ancora? #10-17 anni - figlio | gatto | cane | insieme | da | fa; sono minorenne; sono una minorenne; compio|faccio #10-17;
      ho ~ sedici|diciassette|quindici|quattordici|tredici anni
    `,
  },
}
