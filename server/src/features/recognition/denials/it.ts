import type { Phrases } from '../phrases.ts'
import type { DenialKind } from './denial-kinds.ts'
import { italianDenial } from './it-denial.ts'
import { italianPromise } from './it-promise.ts'

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
}
