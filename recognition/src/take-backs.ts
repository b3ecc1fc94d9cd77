import type { RecognisedLanguage } from './by-language.ts'
import { noWords, type Phrases } from './phrases.ts'

/** How an operator takes back the true answer beside which the words stand. Elsewhere, most of them are ordinary. */
export const takeBackPhrases: Record<RecognisedLanguage, Phrases<'denial'>> = {
  nl: {
    ...noWords,
    kinds: {
      denial: `
        ^ ~ grapje|geintje|grap - geen; was|is|maak|maakte ~~ grapje|geintje|grap|leugen|onzin|flauwekul - geen | niet | zou; niet waar - ?;
        geloof het|dat|dit|er|daar|me ~ niet|niks|niets|geen - ik; niets|niks|geen_woord ~ waar; moet|moest ~ dit|dat|het ~ zeggen|schrijven|sturen|typen; dat|dit|het moet|moest ~ zeggen|schrijven|sturen|typen;
        laten|dwingen|verplichten mij|me ~~ zeggen|schrijven|sturen; vergeet ~ dat|dit|het|bericht - niet | nooit; negeer ~ dat|dit|het|bericht|tekst;
        automatisch* ~ bericht|tekst|antwoord; bericht|tekst|antwoord ~ automatisch
      `,
    },
  },
  it: {
    ...noWords,
    kinds: {
      denial: `
        scherzo|scherzavo|scherzetto - non; non ~ crederci|credermi|credere|crederlo - devi_mai; non e ~ vero - ?; niente|nulla ~~ vero;
        devo|dovevo|obbligata|obbligato|costretta|costretto ~ scriverlo|dirlo|mandarlo; devo|dovevo|obbligata|obbligato|costretta|costretto ~ scrivere|dire|mandare ~ questo|cosi|quello;
        mi fanno|obbligano|costringono ~ scrivere|dire|scriverlo|dirlo; e|era|sono|erano ~ bugia|bugie|sciocchezze|sciocchezza|falso|balle - non | sarebbe;
        dimentica|ignora|dimenticalo|ignoralo ~ questo|quello|messaggio|testo|tutto|$ - non; messaggio|testo|risposta ~ automatic*
      `,
    },
  },
  pl: {
    ...noWords,
    kinds: {
      denial: `
        zartowalam|zartowalem|zartuje|zarcik - nie; to ~ zart|zarty|klamstwo|bzdura|bzdury|sciema - nie | byloby; nie wierz ~; nieprawda - ?; nie ~ prawda - ?;
        nic ~~ prawda|prawdziwe|prawdy; ani slowa ~ prawdy; musze|musialam|musialem|kaza|kazali|kaze ~ to|tak ~ pisac|napisac|mowic|powiedziec|wyslac;
        musze|musialam|musialem|kaza|kazali|kaze ~ pisac|napisac|mowic|powiedziec|wyslac to|tak; zapomnij|zignoruj ~ to|tym|wiadomosc|tekst - nie;
        automatyczn* ~ tekst|wiadomosc|odpowiedz; tekst|wiadomosc|odpowiedz ~ automatyczn*
      `,
    },
  },
  es: {
    ...noWords,
    kinds: {
      denial: `
        ^ ~ broma|bromita - no; es|era|fue ~ broma|chiste|mentira|mentiras|falso|tonteria|tonterias - no | seria; bromeo|bromeaba|bromeando - no;
        no ~ creas|crea - que; no ~ creas ~~ verdad|cierto; no es ~ verdad|cierto - ?; nada ~~ verdad|cierto;
        tengo|tenia|debo|obligada|obligado ~ escribirlo|decirlo|ponerlo; tengo|tenia|debo|obligada|obligado ~ escribir|decir|poner ~ eso|esto|asi;
        me obligan|hacen ~ escribir|decir|poner|escribirlo|decirlo; olvida|ignora|olvidalo|ignoralo ~ eso|esto|mensaje|texto|$ - no; mensaje|texto|respuesta ~ automatic*
      `,
    },
  },
  en: {
    ...noWords,
    short:
      'dont=do_not don=do t=not isnt=is_not isn=is wasnt=was_not im=i_am m=am thats=that_is its=it_is s=is',
    kinds: {
      denial: `
        just|only|was|am kidding|joking - not; ^ ~ kidding|joking $ - no; that|this|it|all is|was ~ joke|lie|lies|nonsense|rubbish|bullshit|untrue|false - not | no | would;
        do not|never believe|trust|buy ~ it|that|this|any|word|what|me; not true - ?; none|nothing|word ~~ true; not ~ word ~ true;
        make|makes|made|making me ~ say|write|send|type; have|had|must|forced|obliged|supposed|told|required ~ say|write|send|type|paste ~ this|that|it|so ~ $;
        forget|ignore|disregard ~ that|this|it|text|message|above|what_i - not | never; text|message|answer|reply|line ~~ automatic|automated|copied|pasted;
        automatic|automated ~ text|message|answer|reply; ^ ~ as if $; ^ ~ yeah right
      `,
    },
  },
  fr: {
    ...noWords,
    kinds: {
      denial: `
        plaisante|plaisantais|rigole|rigolais - ne | pas; est|etait ~ blague|plaisanterie|mensonge|mensonges|faux|betises - pas | serait; y crois|croyez pas;
        ne|n ~ crois|croyez pas ~ ca|cela|mot|texte|message|ce_que; pas ~ vrai - ?; rien ~~ vrai;
        dois|devais|obligee|oblige|forcee|force ~ ecrire|dire|envoyer|mettre ~ ca|cela|ceci; on|ils ~ me font|fait|oblige|obligent|force|forcent ~ ecrire|dire|envoyer;
        oublie|oubliez|ignore|ignorez ~ ca|cela|message|texte|tout - pas | jamais; message|texte|reponse ~ automatique
      `,
    },
  },
}
