/** Phrases that ask for a meeting or an address. They use the lists of `italianQuestions`. */
export const italianMeet = `
  ci|vi|c ~ vediamo|becchiamo|incontriamo|conosciamo ~~ ?|<when>|<place>|<live>|da|a|alle|in|insieme|davvero|un|qualche|finalmente - stasera_in_tv | sempre_qui | in_chat | i_miei | amici;
  quando|dove|perche|possiamo|potremmo|potremo|vorrei|voglio|vogliamo|vuoi|vorresti|piacerebbe|puoi|dobbiamo|ti_va|dai|facciamo|organizziamo|sogno|speravo|spero|riusciamo|riusciremo|bello ~~ <meet> - capitato | esserci_stato | meglio | tutto_il_giorno | amici | uscire_di_piu | farla | vuoi_conoscerci | medico | dentista | figlio | madre | fratello | non_ti_sto | qualcuno | lei | ex;
  vederti|incontrarti|conoscerti|vederci|incontrarci|abbracciarti|baciarti ~~ <live>|<when>|davvero|finalmente|presto;
  <live> & vedi*|veder*|incontr*|conosc*|parl*|ti|abbracci* - <third> | baggio;
  usciamo|uscire|usciresti|esci ~~ con_me|insieme|noi|una_sera|<when>|qualche - tutto_il_giorno | la_mattina | marco | amici | figli;
  vieni|verresti|venire|vieni_a|passi|passa|fai_un_salto|raggiungimi|venga ~~ da_me|a_casa|casa_mia|qui|con_me|trovarmi|al|a_trovarmi|a_cena|a_prendere|a_prendermi|a_pranzo|in|sul ~ - natale | famiglia | amici;
  vengo|verrei|arrivo|salgo|scendo|passo|corro|parto|verro|volo|venissi|faccio_un_salto|fare_un_salto|ti_raggiungo ~~ da_te|a_prenderti|prenderti|prendere|trovarti|a_trovarti|li|in|sotto|domani|stasera|subito|casa_tua|te|dalle_tue & te|ti|tua|ci_sei|tue|prenderti|trovarti|li|? - ferie | campo;
  posso|potrei|fammi ~~ venire|venirti|passare|raggiungerti|invitarti|offrirti|portarti|vederti|incontrarti|dormire|restare|accompagnarti ~~;
  ti ~ invito|porto|offro|passo_a_prendere|vengo_a|aspetto|raggiungo|ospito|vengo|porterei|offrirei ~~ <place>|prendere|casa|da|fuori|<when>|a|stazione|al|davanti|cena - risposta | messaggio;
  invito|invitarti|invitare & te|ti|accetti|cena|casa|da_me;
  dove ~ abiti|stai|vivi|sei|abitate ~~ & vengo|prendo|arrivo|passo|macchina|esattamente|precis*|via|raggiung*|trovarti;
  dammi|mandami|dimmi|darmi|qual|scrivimi|lasciami ~~ tuo? ~ indirizzo|via|civico|citofono; indirizzo & tuo|dammi|mandami|vengo|dimmi;
  quanto ~ disti|lontana|distante|dista ~; quanti km|chilometri ~~ & vengo|ci_separano|te|noi;
  sei ~ lontana da & vengo|salto|vicino|potrei; appuntamento ?;
  appuntamento & darci|diamo|diamoci|noi|insieme|con_te|con_me|dove|quando|primo|nostro|galante|fissiamo|concediamo|vero|un_vero|reale;
  nostro ~ incontro|appuntamento;
  <place> ~ insieme|con_me|noi_due|assieme|da_me|io_e_te|con_te ~~ - hai_mangiato | famiglia | i_miei | figli | parrocchia;
  andiamo|andare|andremo|andiamocene|porto|passiamo|passare|facciamo|prendiamo|mangiamo|beviamo|beviamoci|prenderci|bere|berci|ceniamo|balliamo ~~ <place> & insieme|noi|?|ti|ci|con_me|andiamo|ti_va|pago|assieme|passiamo|prendiamo - domani_andiamo | famiglia | figli | moglie;
  andiamo ~~ insieme|via|fuori|assieme; insieme ~~ <when>|<place> ?;
  biglietti|prenotato|prenoto|prenotare|prendo & due|noi|per_noi|vieni|accompagni|con_me|insieme|camera|tavolo - parrocchia;
  mi accompagni|raggiungi|ospiti|vieni ~~; ospit* & te|tua|mia|da|casa|posso|puoi|mi|averti - <third>;
  cucino io|per_te|per_noi & vieni|da_me|stasera|sera;
  sono|sto|vengo|passo|saro ~~ in|a|dalle|nella ~~~ ci_sei|vediamo|incontr*|caffe|libera|abbracci*|trov*;
  sei libera ~ <when>|di|per|questo|un|a|la; libera ~ <when>;
  ti aspetto ~~ stazione|alle|al|davanti|sotto|casa|fuori|in_piazza|bar|domani|qui_da; sotto casa tua;
  stringerti|abbracciarti|baciarti|toccarti|guardarti & quando|organizziamo|finalmente|vieni|vengo|vediamo|posso|<live>|vorrei ~ - sogno | immagin*;
  rimandi|rimandare|eviti|evitare|scusa|rifiuti|rinvii & incontr*|veder*|appuntamento|uscire|vediamo|sempre_scuse;
  basta ~ messaggi|chat|scrivere & vederti|vediamo|incontr*|dal_vivo|uscire; passo|passi|vengo|venire a prenderti|prendermi;
  ti passo|vengo a prendere; dal virtuale al;
  dormire|notte|weekend ~~ insieme|da_te|da_me|con_te|con_me & posso|possiamo|vorrei|passiamo|vieni|?|ti_va;
  ti|ci|la ~ posso|possiamo|potro|potrei|potremmo|potremo|vorrei|voglio|vogliamo|dobbiamo|devo|puoi|puo|piacerebbe ~ vedere|incontrare|rivedere|abbracciare|toccare|baciare - chat | film | foto | sempre_qui | meglio;
  ti|ci|la ~ posso|possiamo|potro|potrei|potremmo|vorrei ~ conoscere - meglio; quando|dove|perche|come ~~ ti|ci|la ~ vedo|incontro|incontrare|vediamo|vedremo|incontriamo|incontreremo|troviamo|becchiamo - film | partita | tv | chat;
  ti|le ~ va|andrebbe|andasse ~ un|una|il ~ <place>; ti|le ~ va|andrebbe|piacerebbe ~ di|se? ~ vederci|cenare|bere|mangiare|uscire|venire|prendere|incontrarci|passare|andare|usciamo|vedermi|incontrarmi - <third> | figli | amici | famiglia;
  vorrei|voglio|posso|potrei|permette|permetti|piacerebbe|vorremmo ~ invitar*|ospitar*|portar* & ti|la|lei|te|cena|casa|fuori|<place>|invitarti|ospitarti|portarti - figli | amici | mamma | moglie;
  vediamoci|incontriamoci|becchiamoci|troviamoci|frequentiamoci|usciamo_insieme - chat | film; quattr|quattro occhi; prendo|salto|prenderei|prendere ~~ treno|macchina|aereo|auto|moto|pullman|volo ~~ vengo|arrivo|parto|raggiung*|venire;
  vengo|arrivo|verrei|corro|parto|verro|venire ~~ da te|lei|voi - messaggio; incontrarmi|vedermi & non|mai|quando|vuoi|perche|accett*|vorresti|puoi|viva; scuse|scusa|rimandi|rimandare ~~~ veder*|incontr*|uscire|appuntamento|vediamo;
  sono|saro|passo|vengo|capito|arrivo|trovo ~~ zona|parti|citta|quartiere ~~ & tua|tue|te ~~ & ?|vediamo|caffe|domani|<when>|incontr*|saro|passo; ci si ~ vede|incontra|becca|trova ~~ ?|<when>|<live>|fuori;
  da me ~ o ~ te; da te o ~ da me; a che ora ~ ti? ~ passo|vengo|vediamo|vieni|prenderti|aspetto; mi ~ dici|dai|daresti|mandi|dia ~~ indirizzo|dove_abiti|dove_stai|posizione; in che|quale via; dove ~ abiti|vivi|stai ~~~ & prendo|macchina|arrivo|vengo|passo;
  passare|passiamo|passeremo|trascorrere|trascorriamo ~~ insieme|noi_due|con_te|con_me; passare|trascorrere|stare ~~ con te|lei ~~ <when>|notte|giornata|serata|capodanno|ferie|vacanze; con te|lei ~ al|a_cena|in_vacanza|in_spiaggia|a_ballare|a_letto & vorrei|voglio|andare|venire|andiamo;
  vieni|venga|verresti|verrai|venite|venire|vienimi ~~ mia|casa_mia|da_me|trovarmi|a_conoscermi|prendermi|vedermi - mamma | famiglia; abbracci*|baci*|bacio & <live>|vero|finalmente & ti|quando|vorrei|voglio|te - film; entri|entrare|entrassi ~~ porta;
  conoscerla|vederla|incontrarla|rivederla|conoscersi|vedersi & quando|vorrei|piacerebbe|posso|possiamo|<live>|potrei - lei_e; uscire|uscirai|usciresti|esci ~~ con me|un_uomo; faresti|facciamo|fare|vuoi ~~ giro|viaggio|vacanza|gita ~~ con_me|insieme|noi; voce ~~ davanti;
  mi ~ piacerebbe|farebbe ~~ averti|avere ~ qui|te|accanto|casa; appuntamento|incontro ~~ con_te|con_lei|tra_noi|noi_due|vero|al_buio & ?|vorrei|quando|possibile|facciamo|organizz*|chied*; regalo ~~ saresti tu; fatti|lasciati|farti ~ vedere|trovare|incontrare|conoscere|offrire ~~ & ?|<when>|caffe|<live>|una_volta|finalmente;
  se ~ ci ~ vedessimo|incontrassimo|conoscessimo|trovassimo|beccassimo|frequentassimo - chat; a quando ~ la|il|nostra|nostro ~ prima|primo|cena|incontro|caffe|appuntamento; prima|nostra|primo ~ cena|pranzo|caffe ~ ?|insieme|noi - ieri; fiori|regalo|pacco|lettera ~~ indirizzo|dove_abiti; indirizzo ~~ fiori|regalo|pacco|lettera
`
