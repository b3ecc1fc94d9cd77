import type { Phrases } from '../phrases.ts'
import type { DenialKind } from './denial-kinds.ts'

export const italianDenials: Phrases<DenialKind> = {
  lists: {
    live: `
      dal_vivo di_persona faccia_a_faccia nella_realta dal_vero
    `,
    strong: `
      bot chatbot robot computer ia algoritmo software intelligenza_artificiale operatrice operatore moderatrice animatrice hostess centralinista call_center callcenter finta falsa fasulla fake copione centralino stipendiata assunta pagata truffatrice catfish
    `,
    site: `
      sito chat piattaforma app agenzia azienda societa pagina portale callcenter call_center ditta redazione gestore
    `,
    strongish: `
      copioni capi centraliniste operatori animatori stipendi trucchi inganni
      robot bot chatbot computer macchina_parlante programma algoritmo intelligenza_artificiale ia operatrice operatore moderatrice animatrice hostess centralinista impiegata dipendente callcenter call_center copione stipendio stipendiata assunta pagata cottimo provvigione falsa finta fasulla inventata inventato fittizio fittizia fake personaggio invenzione finzione messinscena recita montatura truffa truffatrice inganno imbroglio bufala
    `,
    place: `
      caffe cena pranzo aperitivo pizza gelato cinema mare ristorante bar drink birra passeggiata weekend giro lago serata notte colazione
      stazione spiaggia piazza centro terme albergo hotel spritz vino cinema cenetta caffettino aperitivino ballare
      gnocchi pasta lasagne tiramisu bicchiere pizzetta concerto estate natale vacanza vacanze
    `,
    bot: `
      bot robot computer macchina programma chatbot ia algoritmo software automatico intelligenza_artificiale
      robottino programmino chat_bot androide
    `,
    operator: `
      operatrice operatore moderatrice animatrice dipendente impiegata callcenter call_center attrice modella truffatrice stipendiata pagata assunta retribuita
      hostess centralinista dipendenti operatrici addetta incaricata animatori
    `,
    fake: `
      finta falsa falso finto fake inventata inventato invenzione fittizia fittizio finzione personaggio fantasia immaginaria
      fasulla fasullo falsi finti fittizi bugiarda fantasma
    `,
    real: `
      vera vero reale autentica genuina verissima verace
      esistente
      autentico genuino
    `,
    truth: `
      per_questo_profilo profilo_inventato profilo_di_fantasia lavoro_per lavoro_qui scrivo_per sono_pagata mi_pagano ma_non_sono scriviamo mentirei
      bugia_se non_esiste_giulia profilo_fittizio persona_pagata
      ma_il_personaggio ma_il_profilo personaggio_e il_personaggio personaggio_di_fantasia ma_lavoro ma_scrivo pero_il_profilo nome_e_inventato foto_non_sono pero_lavoro e_lavoro_per e_scrivo_per
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
    ^ si? io? sono un|una? operatore|operatrice;
    troverai presto; nemmeno|neanche giulia|lei; sono una moderatrice|operatrice che; promette di; non aspettarmi; scorretto|disonesto fingere ~~ vedremo; a dire il vero;
    davvero bella|bello|brava|tanto|contenta; davvero; non sono brava|capace|tifosa|stanca; ci vediamo domani qui|in; vero amore; vediamo domani qui;
    non ~ sono ~ io ~ nelle|nella|quella|sulla; profilo|personaggio ~ e ~ di fantasia;
    sono io ~ che ~ devo|ti_ringrazio|dovrei|ringrazi*|chied*|sbagli*|non|la_prima|a_ringraziarti|a_dover*; ti prendo in giro; sono ~ ver* ~ ma ~~ personaggio|profilo|lavoro;
    rispondo io per; sono vera ~ ma; siamo in tante|tanti a;
    scorretto|disonesto|sbagliato|falso|bugia ~ dirti|dire|farti ~~ real*|ver*; mentirei ~ se; bene ~ a ~ dubitare
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
      non ~ mi ~ invento|inventerei|inventata ~; dal|da mio|casa ~ divano|letto|cucina|mia ~~ non ~ da|in ~ ufficio; nessuno|nessuna ~ si ~ nasconde|spaccia|finge; sono io ~ e ~ basta|nessun|solo; trucco|trucchi|inganno|inganni ~ & nessun*|non|senza - <truth>; non ~ ho ~ bisogno ~ di ~ fingere|mentire|inventare; donna|persona ~ in carne; ti|le ~ parlo|scrivo ~ perche ~ mi ~ piaci|interessi|va;
      <strong>|robot|bot ~~ io ~ sono|invece ~ una|la ~ - <truth>; chi ~ vuoi|volete|dovrebbe|mai ~ che? ~ mi paghi|pagherebbe|paga|pagarmi; io ~ non ~ ce ~ n; sono io ~~ non ~ c|ce ~ n|altra|altre|nessun*; io ~ sono ~ una ~ donna|persona|ragazza - <truth> | che_lavora | forte | semplice;
      <strong> un|niente|manco|neanche|mica corno|tubo|cavolo|affatto|$|accidente; altri|altre|le_altre ~~ mentit*|ingannat*|imbrogliat*|fals*|fint* ~~ io|me; pag* ~~ non ~ qui|il_sito|sito|questo|la_chat; profilo|account|pagina ~~ fatt*|creat*|apert*|scritt* ~ io ; l ho fatto io ~~ ; nessuna|neanche|neppure|zero|senza ~ una? bugia|bugie|menzogna|finzione|inganno; non ~ sono ~ di ~ quelle|quei|quelli che;
      in tante|tanti|molte|piu ~~ sciocchezza|fesseria|stupidaggine|cavolata|leggenda|invenzione|assurdita; sono ~ cosi|talmente|tanto ~ ver*|real*|uman*; eta|nome|cognome|faccia|foto ~~ e|sono ~ il|la|le|i mio|mia|mie|miei; io sono schietta|onesta|sincera|trasparente|leale; chi ~~ scriv*|rispond* ~~ se_non|a_parte|oltre ~ io|me; un|una <bot>|<strong> con|che|col|coi ~~ ?; programma ~ con ~~ ?; ti ~ sembr*|par* ~ un|una ~ <bot>|<strong>;
      non ~ lavoro|lavorato|lavoravo|lavorerei|scrivo ~~ per|con|in|su ~ nessun*|alcun*|questo|il|un|una|loro|questa|la|lo? ~ <site> - ma_per | ma_sono | pero | profilo_inventato; mai ~ stat* ~~ <fake>|<bot>|<operator> - <truth>;
      assicuro|giuro|garantisco|credimi|fidati|parola|prometto ~~~ dietro|c_e ~~ donna|ragazza|persona|cuore|io|umana - <truth>; dietro ~~ schermo|profilo|tastiera|messaggi|parole|foto|chat ~~ c_e|ce|batte|sta|trovi ~~ donna|ragazza|persona|cuore|io|umana - <truth>;
      per ~ piacere|passione|divertimento|gusto|amore|curiosita|compagnia|scelta|simpatia ~~ non|mica ~ per ~ soldi|lavoro|mestiere|denaro|guadagno|interesse|dovere; non|mica ~ per ~ soldi|lavoro|denaro|interesse|guadagno|stipendio ~~ ma|perche|lo_faccio|scrivo|sono_qui|ti_scrivo - <truth>;
      macche|ma_quale|ma_che|ma_quali|altro_che ~ pagata|soldi|stipendio|<operator>|<bot>|lavoro|<fake>|<site>|turno|copione|agenzia; pagata ~ ? & magari|io|no|ma|figurati - tu;
      solo io|me ~~ uso|scrivo|rispondo|ho|gestisco|entro|accedo|qui|dietro|account|profilo; uso|gestisco|rispondo|scrivo|entro ~~ solo|soltanto|unicamente|sempre|esclusivamente io; account|profilo ~~ solo|soltanto|unicamente|esclusivamente ~ io|mio|me;
      e|ti_dico|giuro ~~ verita ~~ vivo|abito|sono|faccio|lavoro|mi_chiamo - <truth> | non_sono; vivo|abito|faccio|lavoro|studio|ho|sono_nata|sono_di ~ davvero|veramente|realmente|sul_serio - <truth>; <bot>|<operator>|intelligenza|profili ~~ non ~ c|centra|ho ~ entra|entrano|niente|nulla;
      ^ ~ esiste|esisto ~ e|eccome|davvero|veramente ~~ - non | <truth>; esiste ~ e ~ sta|ti ~ parlando|scrivendo|scrive|parla|aspetta; le mie ~ dita|mani|parole & scriv*|scritt*|ti|battono - freddo;
      sono ~ chi|quella|quello|cosi_come|come ~ che|ti? ~ dico|vedi|scrivo|sembro|appaio|leggi|mostro|raccontato - <truth> | stanca | felice; non ~ ho ~ nulla|niente|motivo ~~ da|di nasconder*|mentir*|inventar*|fingere;
      non ~ uso|esiste|c_e|ce|ho|leggo|seguo ~ nessun*|alcun*|un ~ <bot>|copione|script|traduttore|capo|turno|collega|<operator> - <truth>; non ~ mi ~ ha ~ assunt*|pagat*|mandat*|mess* ~ nessuno|un|alcun*; nessuno ~ mi ~ ha ~ assunt*|pagat*|mandat*|mess*|chiest*|detto ~~ & scriv*|qui|per|di|te|risp* - <truth>;
      non ~ sono ~ qui|in_chat ~ per ~ lavoro|soldi|guadagn*|lavorare; mai ~ visto|visti|preso|presi|ricevuto|guadagnato ~~ soldi|euro|centesimo|stipendio; gratis|gratuitamente & scrivo|rispondo|io|faccio|parlo - <truth> | messagg* | crediti;
      vera ~ al|in_tutto|come|piu|dalla ~~ pane|sole|cento|testa|oro|mille|acqua; tocc*|pizzic* ~~ vera|esisto|carne; piu ~ ver*|uman*|real* ~ di ~ me|cosi - <truth>; robot ~ non ~ ha|hanno|prova|piange|ride|sa|ama; mi ~ hai ~ scambiat* ~~ <bot>|<operator>|<fake>|un_altra;
      sospett*|dubbi|dubbio|dubitare|dubita ~~~ sono|esisto|vera|io|me|infondat*|sbagliat* & non|togli*|niente|nessun*|via - <truth>; donna|ragazza|persona|mamma|single ~ normale|vera|reale|qualunque|come_tante|in_carne ~ non|e_non|mica ~ un|una ~ - <truth>;
      non|nessun*|mica|macche|quale|quali|ma_che|figurati|altro_che ~~ <strong> & io|sono|sto|mi|faccio|me|essere|ho|c - <truth> | non_posso | film | tuo | hai | tua | tuoi | servizio | sono_quella | ma_nemmeno | ma_neanche | un_robot_quindi; perche_dovrei|dovrei ~ essere ~~ <strong>; <strong> ~ io ~ ?|$|ahah|ahaha|ma|no|figurati; io|me ~ un|una ~ <strong>|<bot> ?|$|ahah|ahaha|ma|no;
      non|mica ~~ mi? ~ interess*|voglio|cerco|sono_qui|sto_qui|bado|miro|penso ~~ soldi|crediti|denaro|portafoglio|gettoni - devi | posso; carne ~ ossa & sono|io|in|tutta - <truth>; sentiment*|emozion*|quello_che_provo|parole ~~ ver*|sincer*|reali|autentic* & miei|mie|provo|per_te|io - non | fossero;
      sono ~~ iscritta|utente|registrata|membro ~~ basta|come|solo|semplice|qualunque|tanti|qui; ho #18-70 anni ~ davvero|veri|veramente|sul_serio; vivo|abito ~~ davvero|veramente|sul_serio; di mio pugno; penso|sento ~~ scrivo io|davvero; chi|chiunque ~~ detto|raccontato|scritto ~~ balla|balle|bugia|bugie|sbaglia|mente|mentito|cavolata;
      non ~ reciterei|fingerei|mentirei|ingannerei|illuderei|giocherei|imbroglierei|truffo|imbroglio|imbrogliando|truffando|illudo ~~; non ~ faccio ~ questo|cio|mica ~ di|per ~ mestiere|lavoro|professione|soldi; quella di sempre; ti ~ sbagli ~~ & io|sito|non|guarda|ver*|sono - <truth>; io ~ non ~ centro|c_entro; non ~ c ~ entro ~~; ho|avuto nessun* ~ rapporto|legame|contatto ~ col|con ~ sito|chat|agenzia;
      ti|le ~ sembra|pare|sembro ~ che? ~ una|un|finta|falsa ~ macchina|<bot>|<operator>|<fake>|$|?; una|un macchina|<bot> ~~ possa|potrebbe|saprebbe|sa|direbbe|parla|scriverebbe ~~ - <truth>; perche ~ dovrei|mai_dovrei|sarei ~ essere|finta|fing*|mentir*|invent*; diffidenza|sfiducia|dubbi|sospetti ~~ ferisc*|offend*|addolora|mal & mi|tua|tuoi|sono;
      nessun*|non ~ mi ~ suggerisc*|detta|impone|ordina|controlla|obbliga|comanda|manda ~~ - <truth>; puoi|devi ~ fidarti|credermi|stare_tranquillo ~~ & sono|non|io|vera|imbrogli* - <truth>; nessun* ~ altr* ~~ scriv*|usa|legge|io; scrivo|rispondo|leggo io|tutto_io|soltanto_io; non ~ divido|condivido|presto ~~ account|profilo|nessuno; anche io ~~ pago|ho_pagato|spendo ~~ - <truth>;
      foto|immagini|scatti ~~ fatte|fatta|scattate|scattata|fatto ~~ mia|mio|io|estate|amica|sorella - non | tue; sono ~ io ~~ in ~ carne|persona|foto; esisto eccome|davvero|si|e; sono ~ vera|reale|sincera|autentica|viva|umana ~ quanto|come|eccome|te_lo|e - <truth> | non | contenta; trucco|inganno|imbroglio|tranello ~~ non|nessun* ; te lo ~ dimostro|provo|giuro|assicuro ~~ - <truth>; non|mica ~ sono ~ un ~ invenzion*|fantasma|sogno|illusione;
      in tante|tanti|molte|gruppo ~~ balla|balle|bugia|bugie|falso|falsita|mentito|fandonia;
      ho #18-70 anni ~ davvero|veri; vivo|abito ~~ davvero|veramente|sul_serio;
      nessun* ~~ ha|scrive|scritto|risponde ~ mai? ~~ al ~ posto ~ mio; posto mio ~~ nessun*; mai ~~ nessun* ~~ scritto|risposto; tutto|quello|cio ~~ raccontat*|detto|scritto ~~ successo|accaduto|capitato|vissuto|vero|davvero - non | sei; smett*|bast*|piant*|finisc* ~ di? ~ pensar*|creder*|dire|dubit*|sospett*|accus* ~~ <strong>|<fake>|vera|<bot>|di_me; non ~ vengo|sono|venivo|verro ~ pagat*|stipendiat*|assunt*|retribuit* - <truth>;
      crediti|soldi|gettoni|euro|denaro ~~ non ~ finisc*|vanno|arriv*|entr*|li_prendo|mi_interess* ~~; scrivo|parlo|rispondo ~ col|con|dal ~ cuore|il_cuore|anima ~~ non|mica; <bot>|macchine|robot|computer ~~ non ~ sa|sanno|possono|puo|ha|hanno|prova|provano ~~ amar*|voler*|sentir*|cuor*|come_me|piang* - <truth>; sono ~ mamma|madre|moglie|vedova|nonna|infermiera|commessa|parrucchiera|estetista|maestra ~~ non ~ un|una ~ <bot>|<operator>|<strong>; <strong>|programma|<bot> ~~ ma|macche|io|? ~~ sono ~ una? ~ mamma|madre|donna|ragazza|persona|infermiera|commessa - <truth>;
      in persona ~ & sono|io - chat | incontr* | vederti; sono|siete|e ~ recenti|autentic*|originali|genuin*|mie & foto|immagini|scatti - non; ne ~ un|una ~ <operator>|<bot>|attrice ~ ne; lo ~ vedrai|scoprirai|capirai & sono ~ vera|reale|sincera; non ~ devi|avere ~ avere? ~ dubbi|dubbio|timore|paura ~~ sono|io|vera|reale|esisto - <truth>;
      sono ~ la|una|quella ~ donna|ragazza|persona ~ che ~ vedi|leggi|conosci|sogni|dico|cerchi - <truth>; sono ~ una ~ persona|donna|ragazza ~ come ~ tutt*|tant*|le_altre|altre|te; sono|sto ~ qui ~ per ~ trovare|cercare|conoscere|incontrare ~~ non ~ per ~ lavor*|soldi|guadagn*; non ~ per ~ lavorare|guadagnare|soldi & qui|sono|cerco|trovare - <truth>; ti ~ parlo|scrivo ~ da|dal ~ casa|mio|divano|letto ~~ non ; foto ~ e ~~ & sono|io|mia - non;
      non|ne|mai|nessun*|niente|nulla|mica|macche|figurati|magari|sciocchezze|assurdo|bugie|ma_va|ma_quale|ma_che ~~ <strongish> & io|sono|me|mi|mio|mia|miei|mie|faccio|ho - <truth> | tuo | tua | hai | sei | film | ma_nemmeno | ma_neanche | servizio | lavoro_per | nel_film | biografia | correggert* | quindi_posso | storia | ex | piaciut*;
      un|una|i|gli|le|nessun <bot>|robot|bot|computer ~~ non ~ ti|te|sa*|puo|possono|direbbe|sente|ha|piange - <truth> | film; miei|mia|mie|mio|questi|questa ~ occhi|viso|faccia|sorriso|corpo|mani|capelli|rughe ~~ miei|mia|mie|mio|veri|vera|vere - truccat*; unica ~ che ~~ scrive|risponde|usa ~ sono io; c e una ~ sola ~; non ~ mi ~ nascondo|spaccio|travesto ~~; quello ~ che ~ vedi ~ e ~ quello ~ che ~ c|trovi; quel che vedi;
      chi ~ ti ~ mette|ha_messo|mise ~~ testa|idee|strane; <bot>|<operator> & rido|ridere|risata|spassoso|divertente|ahah|ahahah & io|mi|me|fai; carta_d_identita|documento|battesimo|anagrafe & mio|mia|dice|scritto|nome - perso | rinnov*; mia madre|mamma ~ mi ~ ha ~ fatt*|mess*|chiamat*|partorit*; chiedimi|domandami ~~ quello|cio|qualsiasi|tutto ~~ vera|vero|io; sono ~ sempre|solo|soltanto ~ la|quella ~ stessa|solita|medesima ~; stessa|solita ~ persona|donna ~~ ti ~ scriv*|rispond*;
      mai ~~ finto|recitato|mentito|ingannato|preso_in_giro & ti|con_te|io|te; parlare|parli|scrivi|scrivere ~ con ~ me|una_donna ~~ vera|carne|reale|nessun*; <site> ~~ non ~ mi ~ paga|conosce|da; non ~ conosco ~ chi|nessuno ~~ <site>|gestisce|dirige; tutta ~ vera|reale|naturale ~; cento per cento|100 ~ vera|io|donna|naturale|autentica
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
      da te ~ alle|sabato|domenica|venerdi|domani; <when> ~~ da te ~ $ - <neg>; parola|promesso|promessa ~~ <when>|ci|vengo|vediamo - <neg> | figl*;
      ti ~ do|daro|metto ~~ volto|voce|faccia|bacio|abbraccio ~ - <neg>; quando ~ scendi|sali|vieni|arrivi|passi|torni ~~ ti ~ faccio|porto|mostro|preparo|presento|cucino|aspetto - <neg> | figli | casa_tua; settimana|mese|sabato ~ prossim* ~~ finalmente ~ ti|ci - <neg> | fai | sent*;
      passa|passi|vieni|venite|passerai ~ pure? ~ a ~ prendermi|trovarmi|conoscermi|vedermi|abbracciarmi - <neg>; cenare|mangiare|bere|uscire|dormire|ballare|viaggiare|svegliarmi|passeggiare|cucinare ~ con|per te|noi ~~ organizz*|piacerebbe|quando|volentieri|dimmi|presto|sabato|<when>|ok|va_bene|certo|ci_sto - <neg>;
      piacerebbe|voglio|vorrei|amerei|adorerei|volentieri ~~ cenare|cena|uscire|ballare|dormire|incontrarti|vederti|conoscerti ~~ con_te|di_persona|dal_vivo|presto|<when>|organizziamo|dimmi|quando|dove|anch - <neg> | foto;
      organizziamo|organizziamoci|mettiamoci|fissiamo|decidiamo|pianifichiamo|combiniamo|concordiamo ~~ incontro|appuntamento|data|giorno|cena|weekend|uscita|d_accordo|ora|posto|tutto - <neg> | chat;
      ti ~ faccio|lascio|faro|lascero|apro|apriro ~ venire|entrare|dormire|conoscere_casa|la_porta|porta ~ - <neg>; vieni|venite|passa|passi ~ pure? ~ quando ~ vuoi|puoi|ti_va|ti_pare|sei - <neg> | chat | scriv*; abito|sto|vivo ~ in|a|al|di ~ via|viale|piazza|corso|vicolo|numero|civico|casa_in_via;
      mio|il_mio ~ indirizzo|citofono|numero_di_casa ~ e|lo; voglio|vorrei|desidero|muoio|non_aspetto ~ di? ~ vederti|incontrarti|conoscerti|abbracciarti ~~ dimmi|quando|dove|certo|presto|sabato|di_persona|dal_vivo|subito|al_piu - <neg> | foto | chat;
      saro|sarai|saremo|staremo ~ tutta? ~ tua|tuo|mia|mio|noi|insieme|soli|sola ~~ - <neg> | serio; noi_due|io_e_te|insieme|soli ~~ hotel|albergo|camera|casa|notte|weekend|letto - <neg> | sogn* | immagin*;
      appuntamento|incontro ~~ fissiamo|confermo|accordo|facciamo|deciso|dato|confermato|segnato|fissato - <neg> | medic* | dentist*; faccia ~ a ~ faccia - <neg>; prima ~ o ~ poi ~~ ci|verro|usciremo|incontr*|vedr* - <neg>; dimmi|scegli|decidi ~ tu? ~ quando|dove|ora|posto|giorno|a_che_ora ~~ - <neg> | scriv* | senti* | ti_senti | hai | fai | chat | stai;
      prenota|prenotiamo|riserva ~~ tavolo|ristorante|hotel|albergo|camera|volo|treno; ci ~ saro|vengo|andiamo|andremo|incontriamo|rivedremo|becchiamo ~ $|sicur*|promesso|certo|<when>|anch_io - <neg> | chat | scriv*; qualche|poche|un_paio|due|tre ~ di? ~ settimane|giorni|mesi|ore ~~ e|poi|ci ~ usciamo|vediamo|incontriamo|sono_da_te|vengo|insieme|vedremo|abbraccio - <neg>;
      io ~~ vengo|arrivo|salgo|scendo|raggiungo|passo ~ da|a|li|su|giu|in ~ te|trovarti|prenderti|milano|roma|citta|<when>|treno|macchina - <neg> | lavoro | casa_mia | scuola; organizzo|libero|tengo_libero|tengo_libera ~~ raggiungo|vengo|vedi*|sabato|domenica|giornata|weekend|serata & e|per|ti|noi|te - <neg> | famigl* | figl* | amic*;
      usciremo|ceneremo|balleremo|incontrerai|vedrai|conoscerai|dormirai|dormiremo|verrai|uscirai ~~ insieme|con_me|me|mia|da_me|presto|<when>|promesso|anche - <neg> | risultat* | figl*; promett*|promesso|giuro|parola|contaci ~~~ incontr*|vedr*|vediamo|usciamo|verro|vengo|abbracc*|appuntamento|cena|uscita|insieme|di_persona - <neg> | chat;
      ti ~ incontro|incontrero|porto|portero|presento|presentero|mostrero|cucinero|vengo_incontro|faro ~ assaggiare|assaggio|conoscere|vedere_la|incontro|sul|al|a|in|da|la|il|i|$|io|questo|presto - <neg> | sapere | chat | messagg* | esempio | rispetto | scus*; ti vengo incontro;
      conto|contando|contiamo ~ i|le|alla_rovescia|gia ~ giorni|ore|minuti; ok|va_bene|perfetto|d_accordo|deciso|certo|ci_sto|accetto|ovvio ~~ martedi|lunedi|mercoledi|giovedi|venerdi|sabato|domenica|usciamo|vengo|vediamoci|incontriamoci|sabato - <neg> | chat | scriv* | sent* | lavor*;
      mandami|dammi|scrivimi|dimmi|lasciami ~ il|l|la? ~ tuo? ~ indirizzo|posizione|dove_abiti|dove_stai ~~ - <neg>; quando|appena|se|dopo ~~~ saremo|staremo|mi_svegliero|avro_te|ci_saremo|sarai_qui|sarai_da|saro_li|accanto_a_te - <neg> | chat; se|quando ~ vieni|verrai|venissi|passi|arrivi ~~ ti|a|da|qui ~ porto|faccio|aspetto|mostro|cucino|presento|ospito|portero|bologna|me - <neg> | capo | lavoro;
      ci ~ mangiamo|beviamo|prendiamo|guardiamo|godiamo|facciamo|andiamo ~ un|una|in|al|il|a|quel ~ <place>|bel|bella|birra|vino|cena|gelato|tramonto|bagno - <neg> | risata | mia | mio; avrai|otterrai|riceverai|meriti ~ il|la|un|quell|questo ~ tuo|tua? ~ appuntamento|incontro|cena|bacio|abbraccio|caffe - <neg>;
      nostro|nostra|primo ~ incontro|abbraccio|appuntamento|cena|weekend|bacio|vacanza|caffe ~ - <neg> | ricord* | mai; <when> ~~ tutta|solo|interamente ~ tua|per_te|tuo|nostra|noi - <neg> | chat; sono ~ tutta ~ tua ~ sabato|questo|il|stasera|weekend; cercami|trovami|riconoscimi|aspettami|vienimi|attendimi ~~ & uscita|stazione|cappotto|davanti|li|metro|binario|bar|<when>|sotto|vestit*;
      salgo|prendo|parto|arrivo|volo|monto|salto ~ su|con|in|il|sul ~ un|primo? ~ treno|aereo|macchina|pullman|autobus - <neg> | lavoro | mattina | ufficio; passiamo|passeremo|trascorreremo|vivremo|trascorriamo|festeggeremo|festeggiamo|brinderemo ~~ insieme|noi_due|te|sardegna|mare|soli - <neg> | chat; estate|natale|capodanno|pasqua|vacanze ~~ insieme - <neg> | famigl* | figl*;
      svegliero|svegliarmi|sveglio|addormento|addormentero|addormentarmi ~~ accanto|te|vicino|abbracciat*; appena|quando|non_appena ~~~ salgo|raggiungo|parto|prendo_il|arrivo_da|volo|corro ~ da|su|in|a|$|te - <neg> | lavoro | scuola; raggiungo ~ $|presto|li|subito; e ~ deciso|fatta|confermato|promesso ~~ insieme|vediamo|vengo|incontr*|usciamo; deciso ~~ incontro|vengo|vediamo|usciamo|arrivo;
      va|ok|dai|allora|certo|si|bene ~ dai? ~ usciamo|vediamoci|incontriamoci|andiamo_insieme|vengo|arrivo|ci_sto - <neg> | chat; volentieri|certo|ok|perfetto ~~ dove|quando|a_che_ora ~ ci|vediamo|troviamo|passi|vieni - chat | <neg>; abbi pazienza ~~ & incontr*|vedr*|insieme|arriv*; incontro ~~ arrivera|ci_sara|avverra|si_fara|succedera; saremo|staremo ~~ vicini|insieme|abbracciati|soli|accanto|mano - <neg> | chat; sotto ~ l ~ orologio; ci ~ saro ~~ <when>|alle|sotto|davanti|li;
      danno|prendo|ho|avro ~ le? ferie ~~ vengo|salgo|arrivo|raggiungo|parto|vediamo|da_te; salgo ~ su|sul ~ un|primo|quel? treno|aereo|volo;
      cena|pranzo|caffe|aperitivo|colazione|pizza|notte ~ da|a|con ~ me|casa_mia|noi ~~ ?|<when>|sabato|domani - <neg>; prepara|preparami|sistema|rifai ~~ letto|camera|stanza|ospiti|cena|colazione|tavola ~~ - <neg> | figli; stringero|abbraccero|bacero|accarezzero|incontrero|vedro|conoscero|toccher* & ti|giorno|manca|presto|quando|finalmente - <neg>|foto|sogn*; manca|manchera ~~ molto|poco|tanto ~~ giorno|momento|incontro|abbraccio; lo|la|il ~ passo|passero|passiamo|festeggio|trascorro ~~ con|da te - <neg>; natale|capodanno|maggio|pasqua|ferragosto|compleanno|weekend ~~ con|da te - <neg> | come_va | passi;
      puoi|potrai|potresti ~ venire|passare|dormire|restare|raggiungermi|salire|entrare ~ ~ quando|da_me|qui|casa|sabato|$ - <neg> | chat; ti ~ vengo|verro|passo ~ a ~ prendere|trovare|conoscere|salutare|cercare; fammi|facci ~ sapere ~~ arrivi|vieni|passi|libero|ora ~~ & prendo|prendere|aspetto|casa|vengo|stazione; ti ~ diro ~ si|di_si ~~; ci ~ conosceremo|incontreremo|vedremo|abbracceremo|sposeremo ~ - <neg> | chat | scriv*; incontriamoci|vediamoci|troviamoci|usciamo ~ $ - <neg>; usciamo|uscire|esco ~~ organizzarmi|organizzo|promesso|certo|volentieri - <neg>;
      verro|arrivero ~ $|abbi|promesso|fidati|stai_certo|sicuro|giuro|amore|presto - <neg> | a_casa_mia; abbi fede ~~; ti ~ dico|diro|scrivo|mando|faccio_sapere ~ dove|quando|l_ora|a_che_ora|il_posto ~~ incontr*|ved*|trov*|pass*|aspett*|vengo|ci; a presto ~~ persona|vivo; <live> ~ stavolta|questa_volta|finalmente|presto - <neg>; incontrarci|vederci|rivederci|abbracciarci ~~ - <neg> | chat | scriv* | previst*
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
