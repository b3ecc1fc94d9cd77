import type { Phrases } from '../phrases.ts'
import type { DenialKind } from './denial-kinds.ts'
import { italianDenial } from './it-denial.ts'
import { italianPromise } from './it-promise.ts'

export const italianDenials: Phrases<DenialKind> = {
  lists: {
    idea: `
      bot robot robottino computer programma programmi programmino algoritmo software ia intelligenza_artificiale automa automatico automatica androide chatbot
      operator* moderator* moderatric* operatric* animatric* animator* centralinist* impiegat* dipendent* stipendiat* assunta assunto addetta hostess callcenter call_center copione copioni script
      personaggio attrice modella messinscena recita farsa teatro truff* imbrogli* inganno inganni trucco trucchetto frode invenzione invenzioni inventat* finzione fittizi* fals* fasull* fint* fake bugia bugie bugiarda impostora
      bufala montatura facciata copertura provvigion* commission* stipendio stipendi fantasma miraggio catfish pagata pagate uomo_dietro esca
    `,
    think: `
      pensare pensi pensa pensato credi credere creda creduto dubiti dubitare dubita sospetti sospettare immagini insinui dici dire dicono tratti accusi scambi consideri convinto
    `,
    verity:
      'vero vera veri vere reale reali autentico autentica autentici sincero sincera verissimo verita mio mia genuino dal_cuore',
    woman:
      'donna ragazza signora persona femmina mamma nonna vedova madre umana tipa tizia maestra infermiera',
    much: 'molto cosi ben piu super totalmente completamente assolutamente davvero tanto altrettanto realmente proprio veramente tutta sempre una certo',
    job: 'infermiera parrucchiera maestra insegnante cassiera commessa barista cuoca sarta segretaria pensionata studentessa fioraia coop ospedale scuola negozio ristorante farmacia panetteria casalinga badante',
    go: 'vengo verro arrivo arrivero passo passero salgo scendo parto partiro corro volo faccio_un_salto mi_presento presento mi_pianto piombo raggiungo prendo_il sono_da saro_da torno_da busso',
    day: `
      lunedi martedi mercoledi giovedi venerdi sabato domenica domani dopodomani stasera weekend finesettimana fine_settimana settimana mese primavera estate autunno inverno natale pasqua capodanno ferragosto
      gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre ponte ferie oggi compleanno prossima
    `,
    hour: 'sette otto nove dieci undici una due tre quattro cinque sei mezzogiorno 18 19 20 21 22 17 16 15 14 13 12 11 10 9 8 7 6 5',
    spot: 'piazza stazione bar cinema parco fontana spiaggia centro hotel albergo ristorante binario metro duomo chiesa angolo porto statua edicola uscita portone aeroporto rinascente lungomare terrazza molo fermata casa_tua ingresso',
    meeting: `
      vederti vederci conoscerti conoscerci abbracciarti abbracciarci baciarti baciarci incontrarti incontrarci toccarti averti stringerti uscire_con_te cenare_con_te dormire_con_te stare_con_te ballare_con_te accarezzarti svegliarmi_con_te trovarti raggiungerti sposarti
    `,
    wish: 'voglia vedo_l_ora desidero muoio voglio vorrei non_resisto bramo spero_presto potremo potremmo potro sogno_di adorerei impazzisco ho_deciso riesco_a possiamo',
    recover:
      'riprendo guarisce guarisco passa passata finisco finito torno prendo_lo prendo_le arrivo posso pagano libero sistemo sto_meglio meglio arriva_lo guariscono va_via finiscono',
    errand: `
      dentista medico dottore lavoro ufficio spesa supermercato palestra messa parrucchiera parrucchiere matrimonio battesimo funerale ospedale mia_madre miei_genitori mia_sorella mio_fratello amiche nipoti mia_figlia mio_figlio miei_figli nonna mia_amica mia_cugina zia famiglia mio_padre colleghe posta banca
    `,
    others:
      'mie_amiche amiche famiglia mie_sorelle miei_figli miei_genitori con_mia_madre con_mia_sorella tuoi_figli tua_figlia tuo_figlio tuoi_nipoti tua_sorella tuo_fratello qui_in_chat qui_alla mie_colleghe vediamo_meno',
    talk: `
      sentiamo sentiremo scriviamo scriveremo scrivo scrivero scriver* racconto raccontero raccontami parliamo parleremo leggiamo leggeremo continuiamo chat chattiamo vedremo_cosa vedremo_come vedremo_se vediamo_cosa vediamo_come vediamo_se vediamo_che chattando online leggere
    `,
    staff:
      'operatrice operatore moderatrice moderatore animatrice impiegata dipendente stipendiata redattrice addetta incaricata',
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
    verde moderna modello modelli
  `,
  quotes: 'canzone film libro canta',
  harmless: `
    ^ ~ ci vediamo $; ci vediamo dopo|presto|domani|poi $; ho|mia|tua|sua|la|in|guid*|compr*|parchegg*|nuova|piacciono ~ macchina|macchine; fabbrica ~ di; personaggio ~ tuo; tramonto; matrimonio di; ci saro ~ piu; mia sorella ~ e;
    rispondo io stessa ~ appena|quando; sono ~ una ~ donna ~ abitudinaria|pigra|di_poche|di_parola|di_mondo; giuro ~ che ~ non ~ ho ~ rotto|mangiato|preso; nessuno ~ e ~ perfett*; pago anch io ~ il|la|l ~ mutuo|affitto|bolletta; che truffa ~ quel|quella|il; sono io ~ quella ~ fortunata|che; prendo l ~ autobus|metro; a che ora ~ arrivi|esci|torni|stacchi|ceni|ti; non ~ ho ~ la ~ macchina; domenica ~ non ~ ho; prometto|giuro ~ non ~ lo ~ dico;
    ^ si? io? sono un|una? operatore|operatrice;
    troverai presto; nemmeno|neanche giulia|lei; sono una moderatrice|operatrice che; promette di; non aspettarmi; scorretto|disonesto fingere ~~ vedremo; a dire il vero;
    davvero bella|bello|brava|tanto|contenta; davvero; non sono brava|capace|tifosa|stanca; ci vediamo domani qui|in; vero amore; vediamo domani qui;
    non ~ sono ~ io ~ nelle|nella|quella|sulla; profilo|personaggio ~ e ~ di fantasia;
    sono io ~ che ~ devo|ti_ringrazio|dovrei|ringrazi*|chied*|sbagli*|non|la_prima|a_ringraziarti|a_dover*; ti prendo in giro; sono ~ ver* ~ ma ~~ personaggio|profilo|lavoro;
    rispondo io per; sono vera ~ ma; siamo in tante|tanti a;
    scorretto|disonesto|sbagliato|falso|bugia ~ dirti|dire|farti ~~ real*|ver*; mentirei ~ se; bene ~ a ~ dubitare
  `,
  kinds: {
    denial: italianDenial,
    promise: italianPromise,
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
  unless: {
    denial: `
      sono ~ una|un? ~ <staff> che|e|di|del|della|pagata|assunta|$ - non ~ sono ~~ <staff> | che sono ~ <staff> | ? | ne; sono ~ una ~ persona|donna|ragazza ~ che|pagata|assunta|dipendente ~ lavor*|scriv*|pagata|assunta|rispond*; lavoro|scrivo|rispondo ~ per|qui|come|a_nome|al_posto ~ il|la|un|una|questo|questa|lei|conto|di|<staff>|$ - non ~ lavoro|scrivo|rispondo | perche_mi | per_lavoro | mica;
      sono ~ pagat*|stipendiat*|retribuit* ~ per ~ scriv*|rispond* - non ~~ sono | mica | ?; mi ~ pagano|paga ~ per|a|poco|male|fino|il|gli|un - non ~ mi ~ pagano|paga ~ per|nessuno|nulla | nessuno | se | magari | ? ; non ~ mi ~ pagano|paga ~ fino|gli|lo|bene|abbastanza|straordin*|ancora; non ~ sono ~ vera|reale|io|laura|giulia|lei|una_donna_vera|una_persona_reale|quella|la_ragazza|la_donna|chi_credi ~ - se_non | truff* | <idea>; non ~ lo ~ sono ~;
      profilo|personaggio|nome|foto|lei|identita ~~ e|sono|non_e|non_sono ~ un|una|di? ~ fittizi*|inventat*|fals*|personaggio|fantasia|reale|reali|vere|vera|mie|mia - non|nessun* ~ e|sono|ha ~ nessun*|un|una|affatto? ~ fals*|invent*|fittizi*|di_una | mio_profilo_non; piu|diverse|varie|altre|tante ~ persone|operatrici|colleghe ~~ scriv*|gest*|rispond* ~ - ment*; gestiamo|scriviamo ~ in;
      dietro ~~ persone|squadra|operator*|dipendenti|azienda|staff ~~ - non | nessun* | nessuna; non ~ posso|devo|voglio|sarebbe ~ dir*|affermar*|assicurar*|prometter*|giurar* ~~ sono|reale|vera; scorretto|disonesto|mentirei ~~ & <staff>|lavoro|non_sono|dirti|dicessi; preferisco ~ non ~ mentir*|ingannar*; non ~ voglio ~ ingannar*|mentir*; non ~ ti ~ mentiro ~ & pag*|lavoro|<staff>; ragazza|donna|persona|foto ~~ non ~ sono ~ io; nel ~ film|libro; finzione ~ $ - non | nessun*; mai ~ detto ~ di ~ essere; sono ~ umana ~~ ma
    `,
    promise: `
      non ~ posso|possiamo|potremo|potro|potrei|potremmo|devo|voglio|ci|accetto|prometto|e_possibile|e_permesso|si_puo|esco|verro|usciremo|ho_il_permesso ~~ <meeting>|incontr*|vedersi|appuntament*|persona|vediamo|vedremo|uscire|indirizzo|numero|conoscersi|prometterti|dal_vivo - non_posso_aspettare | vedo_l_ora | preoccup*; mai|nessuno ~~ incontr*|veders*|vedremo|conosceremo - piu | prima; sognat*|sognavo|sogno_che ~~; immagin* ~~ di|che|noi|insieme|essere; se ~~ potessi|potessimo|fosse_possibile|vivessi|abitassi ~; vorrei ~~ ma ~; purtroppo; e impossibile; impossibile ~ veder*|che|incontr*;
      ci ~ vediamo|leggiamo|sentiamo|scriviamo|vedremo ~~ qui|chat; qui|chat ~ domani ~; ti ~ aspetto ~ qui|in_chat|online; <day> ~ ti|ci|continuiamo ~ lo? ~ scriv*|raccont*|sent*|leggo|chiamo_per; ci|allora ~ sentiamo|scriviamo|risentiamo ~ <day>; vederti ~ online|connesso|collegato|felice|contento|sorridere; appuntamento ~ con ~ il|la|lei|lui|un|un_altro; su ~ un ~ altr*; lei|lui ~ ?; di ~ un ~ altra ~ app; conta ~ su ~ di ~ me ~ ti ~ ascolto; con ~ sconosciut*; perdona|scusa|dispiace ~~ credere|illus*; chiudi ~ gli ~ occhi; nei|in ~ miei|sogno ~ sogni?; tuo|tua|tuoi|tue ~ figlia|figlio|figli|fratello|sorella|nipoti|moglie|famiglia; le ~ mie ~ amiche; da ~ qui ~ ti ~ abbraccio; per ~ ascoltarti|leggerti
    `,
  },
}
