/** Italian questions whether a program writes. */
export const italianBot = `
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
`
