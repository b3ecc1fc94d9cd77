import type { Phrases } from '../phrases.ts'
import type { DenialKind } from './denial-kinds.ts'

export const italianDenials: Phrases<DenialKind> = {
  lists: {
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
    nn=non ke=che k=che sn=sono xke=perche cmq=comunque so=sono na=una ma=ma
  `,
  distinct: `
    verde moderna
  `,
  quotes: 'canzone film libro canta',
  harmless: `
    nemmeno|neanche giulia|lei; sono una moderatrice|operatrice che; promette di; non aspettarmi; scorretto|disonesto fingere ~~ vedremo; a dire il vero;
    davvero bella|bello|brava|tanto|contenta; davvero; non sono brava|capace|tifosa|stanca; ci vediamo domani qui|in; vero amore; vediamo domani qui
  `,
  kinds: {
    denial: `
      non sono ~~ <bot>|<operator>|<fake>|agenzia - <truth> | ma_neanche;
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
      il mio profilo ~ e ~ <real>|sincero; non e un|lo ~ profilo|e - <truth>; perche non lo e; sono|stessa ~ quella che dico; intelligenza artificiale ?; intelligenza ?
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
      usciamo|uscire|uscirei|esco ~ con te|insieme - <neg>; posto tu|scegli ~ il posto; al nostro incontro
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
