/** Italian questions whether somebody writes who works for the site, or several people. */
export const italianOperator = `
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
`

/** Italian questions whether somebody is paid for writing. */
export const italianPaid = `
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
`
