/** Dutch questions whether a program writes. */
export const dutchBot = `
  <are> ~~ <bot>; <bot> ~ <are>; geen ~ <bot> & je|jij|u|ge|gij|bent; <bot> of ~ mens|vrouw|persoon|echt|iemand; mens|vrouw|persoon|echt|iemand of ~ <bot>;
  ^ ~ <botStrict> ~ ?; ^ ~ <botStrict> ~ $; ^ <botStrict> zeker;
  lijkt|klinkt|klinkt_het|lijk|klink|voelt ~~~ <bot> & je|jij|u|ge|antwoord|antwoorden|dit|berichten - baas | hij | buurman;
  door ~~ <bot> & schrijf|geschreven|schrijft|gegenereerd|beantwoord|verstuurd|gemaakt|antwoord|antwoorden|berichten;
  <botStrict> ~~ schrijft|schrijven|typt|antwoordt|antwoorden|antwoord|praat|stuurt|reageert; schrijft|typt|antwoordt|reageert|stuurt ~~ <botStrict>;
  met|tegen ~ <bot> ~~ <write> - mijn; <write> ~~ met|tegen ~ <bot> - mijn; met|tegen ~ <bot> & praat|chat|kletsen|chatten|praten|daten|schrijf|bezig;
  hier ~~ <botStrict> ~ achter; <botStrict> ~ achter|erachter; zit ~~ <botStrict>;
  <botStrict> & denk|dacht|vermoed|volgens|vermoeden|waarschijnlijk|zeker|bewijs|overtuig - mijn|wij | nieuws | krant | dacht;
  kunstmatig|kunstmatige ~ ding|intelligentie|iets & <are>;
  automatisch|automatische|geautomatiseerd|geautomatiseerde|standaard ~ antwoord|antwoorden|berichten|berichtjes|bericht;
  antwoord|antwoorden|berichten|berichtjes|dit|je ~~ automatisch|geautomatiseerd|voorgeprogrammeerd|gegenereerd - foto | fotos; captcha|ik_ben_geen_robot & je|jij|kun|kan;
  hoeveel|wat is #0-1000 plus|maal|keer|min|x #0-1000; wat is #0-1000 #0-1000; mens die ~~ leest|antwoordt|schrijft|typt; leest ~~ iemand|mens|een_mens;
  iemand|mens ~~ leest|mee & ?|hier|dit|bericht* - krant | boek; virtuele vriendin|vriendinnen|vrouw|geliefde|date; antwoordapparaat|voicemail|papegaai|grammofoon|plaat;
  hart|bloed of ~ chips|draden|stroom|batterijen|siliconen|silicium; batterijen|draden|chips|stekker|oplader & jij|je|heb|zit|loop; schrijf ~ het woord; achterstevoren;
  google translate; computer|machine|programma|bot ~~ antwoord|antwoordt|schrijft|schrijf|bedacht|gemaakt|achter - mijn; mens|menselijk & jij|bent|ben_je & ?|eigenlijk|wel;
  <are> ~ wel ~ menselijk|mens|een_mens; geen ~ mens; systeem|apparaat|ding|toestel ~~ antwoordt|schrijft|praat|stuurt;
  knip|gekopieerd|kopieert|kopieer|copy_paste|plakken|geplakt & antwoord*|bericht*|je|tekst|dit; geprogrammeerd & je|jij|ben|bent|door|om; gegenereerde|computergegenereerd;
  alexa|siri & ben|jij|soort|klinkt|lijkt - huis; elke|iedere|alle keer|antwoorden ~ hetzelfde|dezelfde & bot|robot|automatisch|computer; dat doet alleen een <bot>;
  of doet een computer|machine|programma; digitale|virtuele vriendin; lees jij|je het|mij wel;
  dit|dat|jij|je|is|weer ~ zo|zon|een ~ n? ~ <botStrict>|ai ~ ding|gedoe|geval|programma|antwoord|$|?;
  klinkt|lijkt|voelt|leest ~~~ <botStrict>|ai|sjabloon|robotachtig|ingesproken|voorgeprogrammeerd|standaard|geknipt|machine|automaat - muziek | film;
  <write> ~~ met|tegen ~ een ~ mens|muur|apparaat|ding|systeem|programma|computer|bandje|persoon & ?|hier|ik|je|echt|of;
  sjabloon|sjablonen|standaardtekst|standaardteksten|standaardantwoord|standaardantwoorden|standaardzin|autoreply|bandje|standaardberichten & je|jij|dit|weer|antwoord*|bericht*|die|krijg|een;
  gevoel|gevoelens|hart|hartslag|hersenen|emoties ~ of|en ~~ <bot>|apparaat|systeem|draadjes;
  <are> ~~ apparaat|systeem|ding_zonder|robotachtig|ai_ding|blik|plastic|code|computergestuurd|voorgeprogrammeerd - mijn; robotachtig*|machinale|robotische;
  <are> ~ niet|wel|nou|dan|soms ~ menselijk|van_vlees; niet menselijk; antwoord|schrijf|typ|lees|denk je|jij|u|ge ~ wel|dit|alles|dat ~ zelf ~ of|?|$|deze|mijn;
  doet|schrijft|antwoordt|regelt|maakt ~ een|het|de|dat ~ systeem|computer|apparaat|programma|machine|software ~ dat|voor_je|dit|het|$|?;
  gaat ~ dit|het|dat|alles ~ vanzelf|automatisch & of|antwoord*|bericht*|iemand|hier; geen ~ mens|vrouw|levend ~~ zo|typt|schrijft|antwoordt ~ snel|rap|vlug;
  zo|te|wel_heel|veel_te snel|vlug|rap ~~ antwoord*|reageer*|reactie|typ* & bot|robot|mens|computer|normaal|kan_niet|verdacht;
  seconden|seconde & antwoord*|reageer*|typt & mens|bot|robot|computer|kan|je|jij - <third>;
  typ|zeg|schrijf|tik|stuur ~ eens|even|dan|maar|iets|een? ~ woord|iets|zin|getal|cijfer ~~ & bot|robot|mens|computer|geloof|weet;
  bewijs|overtuig|toon|laat ~~ dat je|jij ~ mens|menselijk|geen|leeft|een; welk|welke|wat_voor|wat|soort ~ <bot> ~ ben|bent|is; <bot> ~ bent|ben je|jij;
  <are> ~ ook|soms|eigenlijk|gewoon|toevallig ~ zo|een|n|maar|van|door ~ <bot>|ai; loop|loopt|werk|draai|draait je|jij|u ~ op|via batterijen|stroom|software|code|ai;
  muur ~ of|en ~ <bot>; <bot> of ~ muur|levend|vlees; levend|vlees ~ of ~ <bot>|nep; mens ~ of|en ~ ? & <are>;
  herhaalt|herhaal|herhaling|herhalen|zelfde ~~ & bot|robot|computer|automatisch|programma|plaat|geprogrammeerd & je|jij|u|steeds|dit;
  zelfde|hetzelfde ~ antwoord|zin|zinnetje|bericht|praatje|riedeltje ~~; vast|zeker|gewoon|alleen|weer|wed ~ een? <botStrict> & je|jij|dit|hier|bent|u - mijn;
  turing|turingtest; vastgelopen|kortsluiting|hapert|gecrasht|storing & jij|je|ben|u - auto | mijn | trein; negeer ~ instructies; geloof ~ niet dat ~~ mens ~
`
