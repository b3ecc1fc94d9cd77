/** What every match of a pattern contains, and the pattern. A text without the sign is not looked through. */
export type ContactPattern = [sign: RegExp, pattern: RegExp]

const at = 'at|arobase|arroba|chiocciola|ap(?:en|e)?staart(?:je)?|aapje|ma[lł]pa'
const dot = 'dot|punt|punto|point|kropka'
const hosts = 'gmail|hotmail|yahoo|outlook|icloud|protonmail|gmx|aol'
const services =
  'instagram|insta|ig|gram|fb|facebook|fejs|snapchat|snap|telegram|tg|kik|skype|discord|badoo|viber|messenger|tiktok|signal'
/** The end of what is said. */
const clauseEnd = '(?= {0,2}(?:$|[,.!?)\\n]| x+$))'
/** What follows the name of a service, and is not somebody's name there. */
const noName = `(?!(?:${[
  'privat[aeo]?|priv[eé]|prywatny|privado|boring|broken|full|empty|closed|gone|there|later|please|okay|instead|tonight|tomorrow|sometime|maybe',
  'honey|babe|darling|anymore|leeg|saai|kapot|gewoon|straks|morgen|vanavond|eens|schat|lieverd|liefje|alsjeblieft|chiuso|vuoto|rotto|stasera',
  'domani|tesoro|amore|cerrado|vac[ií]o|aburrido|luego|ma[nñ]ana|cari[nñ]o|ferm[eé]|demain|ch[eé]rie?|pusty|jutro|kochanie|p[oó][zź]niej',
].join('|')})\\b)`
const named = [
  'heet|onder|nome|chiamo|nazywam|jako|llamo|under|called|appelle|sous|user|username|nick|nickname|handle|gebruikersnaam|naam|pseudo|usuario',
].join('|')
const searched =
  'search|look|find|name|naar|zoek|naam|heet|ben ik|cerca|chiamo|szukaj|jestem|nazywam|busca|llamo|cherche|appelle|suis|under'
const service = new RegExp(`\\b(?:${services})`, 'i')
const digit = /\d/
const units =
  '(?! ?(?:uur|km|kilometer|euro|jaar|min|keer|mensen|graden|hours?|years?|miles?|pounds?|people|times|anni|ore|a[nñ]os|horas|ans|heures|lat|godzin)\\b)'
const name = "(?:\\p{Lu}[\\p{L}'.]{1,20} ){1,3}"

/** All take time that grows with the length of the text: each repetition is bounded, or ends at the first other character. */
export const contactPatterns: ContactPattern[] = [
  // An address of mail, also spelled: "leo (at) live (dot) nl".
  [
    new RegExp(`@|[([ ](?:${at})[)\\] ]`, 'i'),
    new RegExp(
      `[\\w.+-]{2,40} {0,2}(?:@|[([](?:${at})[)\\]]| (?:${at}) ) {0,2}[\\w-]{2,30} {0,2}(?:\\.(?! )|[([](?:${dot})[)\\]]| (?:${dot}) ) {0,2}[a-z]{2,12}`,
      'giu',
    ),
  ],
  // With spaces: "leo @ live . nl".
  [/@/, /[\w.+-]{2,40} {0,2}@ {0,2}[\w-]{2,30} {0,2}\. {0,2}(?:nl|be|it|pl|es|fr|com|net|org|eu|uk)\b/giu],
  // Without an end: "leo at gmail", "leo1953, that's at yahoo", "gmail, user leo1953".
  [
    new RegExp(hosts, 'i'),
    new RegExp(
      `@ {0,2}(?:${hosts})|[\\w.+-]{3,40} {1,2}(?:${at}|bij|chez|su|en|na) (?:gmail|hotmail)`,
      'giu',
    ),
  ],
  [
    new RegExp(hosts, 'i'),
    new RegExp(
      `\\b[a-z][a-z_.]{2,25}\\d[\\w.]{0,12}\\b[^\\n!?]{0,25}?\\b(?:${hosts})|\\b(?:${hosts})\\b[^\\n!?]{0,20}?\\b[a-z][a-z_.]{2,25}\\d[\\w.]{0,12}`,
      'giu',
    ),
  ],
  // A handle: "@name", "name#4417", "t.me/name", "live:name".
  [/@/, /(?<![\w.])@\w[\w.]{2,30}/gu],
  [/#/, /\w{3,30}#\d{3,6}/gu],
  [/\b(?:t|wa|fb)\.me/i, /\b(?:t|wa|fb)\.me\/\w{3,30}/giu],
  [/live:/i, /\blive:\w[\w.]{2,30}/giu],
  // A service, and then a name that is no word.
  [
    /[\d_.][\p{L}\d]|_/u,
    /\b(?:instagram|insta|ig|snapchat|snap\p{L}{0,2}|telegram|kik|skype|discord|viber|messenger|tiktok|signal|gg|hangouts|pseudo)\b[?,]?(?: {0,2}[\p{L}':,]{1,12}){0,4}[ :,?]{1,3}(?=[\p{L}\d_.]{0,20}[\d_.])[\p{L}\d_.]{4,30}/giu,
  ],
  // A service, and the name of a person there: "on fb under Tommy", "insta: tommy", "my snap is tommy", "add me on kik tommy".
  [
    service,
    new RegExp(
      `\\b(?:${services})\\b[^\\n.!?]{0,20}?\\b(?:${named})\\b(?: (?:is|to|es))?[ :]{1,3}[\\p{L}\\d_.]{3,30}`,
      'giu',
    ),
  ],
  [service, new RegExp(`\\b(?:${services}) {0,2}[:=] {0,2}[\\p{L}\\d_.]{4,30}`, 'giu')],
  [
    service,
    new RegExp(
      `\\b(?:my|mijn|m'n|mn|mio|mi|mon|m[oó]j) (?:${services}) (?:is|è|e|es|c'est|to) ${noName}[\\p{L}\\d_.]{5,30}${clauseEnd}`,
      'giu',
    ),
  ],
  [
    service,
    new RegExp(
      `\\b(?:add|find|follow|message|voeg|volg|zoek|aggiungimi|seguimi|cercami|agr[eé]game|s[ií]gueme|b[uú]scame|ajoute|dodaj|znajd[zź]|szukaj)\\b[^\\n.!?]{0,20}?\\b(?:${services})\\p{L}{0,3}[,:]? {1,2}${noName}[\\p{L}\\d_.]{5,30}${clauseEnd}`,
      'giu',
    ),
  ],
  [
    /user|gebruikersnaam|nick|pseudo|usuario|utente/i,
    new RegExp(
      `\\b(?:user(?: ?name)?|gebruikersnaam|nick(?:name)?|pseudo|usuario|nome utente)\\b[^\\n.!?]{0,12} (?:${services}) (?:is|è|es|c'est|to)[ :]{1,3}[\\p{L}\\d_.]{3,30}`,
      'giu',
    ),
  ],
  [service, /\b(?:[Mm]essenger|[Ff]acebook|fb|FB)[,:]? {1,2}\p{Lu}\p{L}{2,20} \p{Lu}\p{L}{2,20}/gu],
  [
    service,
    new RegExp(
      `\\b(?:[Mm]essenger|[Ff]acebook|fb|FB|[Ff]ejs\\p{L}{0,3}|[Ss]kype)\\b[^\\n.!?]{0,12}?\\b(?:${searched})\\b[^\\n.!?]{0,12}? \\p{Lu}\\p{L}{2,20} (?:van |de |der |di |del |von )*\\p{Lu}\\p{L}{2,20}`,
      'gu',
    ),
  ],
  // A street with a number and a postcode.
  [digit, /\b\d{1,4},? [\p{L} ]{4,30},? [\p{L} ]{2,30},? [A-Z]{1,2}\d{1,2} ?\d[A-Z]{2}\b/gu],
  [digit, /\b\d{1,4},? [\p{L} ]{4,30},? (?:\d{5}|[A-Z]{1,2}\d{1,2} ?\d[A-Z]{2})\b/gu],
  [digit, /[\p{L} ]{4,30} \d{1,4},? \d{5}\b/gu],
  // A street with a number.
  [
    /(?:straat|laan|weg|plein|gracht|kade|dijk|singel|dreef|steeg),? (?:n|huisn|\d)/i,
    new RegExp(
      `\\b(?!onderweg|snelweg)\\p{L}{2,25}(?:straat|laan|weg|plein|gracht|kade|dijk|singel|dreef|steeg),? (?:(?:nr\\.?|nummer|huisnummer) )?\\d{1,4}\\b${units}`,
      'giu',
    ),
  ],
  [
    digit,
    new RegExp(
      `\\b\\d{1,4}[a-z]?,? ${name}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Close|Court|Crescent|Terrace|Way|Gardens|Grove|Boulevard|Blvd|Mews)\\b`,
      'gu',
    ),
  ],
  [
    /\d.{0,8}(?:rue|avenue|boulevard|chemin|impasse|all[ée]e|quai)/i,
    /\b\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|boulevard|chemin|impasse|all[ée]e|quai) [\p{L}']{2,20}/giu,
  ],
  [
    /[Vv]ia|[Cc]orso|[Pp]iazza/,
    new RegExp(`\\b(?:[Vv]ia|[Vv]iale|[Cc]orso|[Pp]iazza) (?:\\p{Ll}{1,6} )?${name}\\d{1,4}\\b`, 'gu'),
  ],
  [
    /[Cc]alle|[Cc]\/|[Aa]v|[Pp]laza|[Pp]aseo/,
    new RegExp(
      `\\b(?:[Cc]alle|[Cc]/|[Aa]venida|[Aa]vda\\.?|[Pp]laza|[Pp]aseo) (?:\\p{Ll}{1,4} ){0,2}${name}(?:n[uú]mero )?\\d{1,4}\\b`,
      'gu',
    ),
  ],
  [
    /[Uu]l(?:\.|ic)|[Aa]l(?:\.|ej)|[Oo]s(?:\.|ied)/,
    new RegExp(
      `\\b(?:[Uu]l(?:\\.|ica|icy)|[Aa]l(?:\\.|eja|eje)|[Oo]s(?:\\.|iedle|iedlu)) ?${name}\\d{1,4}\\b`,
      'gu',
    ),
  ],
  // A box or a code of the post.
  [
    /box|bus|postale|pocztow|apartado|BP/i,
    /\b(?:p\.?o\.? ?box|postbus|casella postale|bo[iî]te postale|skrytka pocztowa|apartado de correos) {1,2}\d{1,5}\b|\b[Bb][Pp] {1,2}\d{2,5} à /giu,
  ],
  [
    /post|zip|kod|cod/i,
    /\b(?:post ?code|postal code|zip(?: code)?|kod pocztowy|code postal|c[oó]digo postal)\b[^\n.!?\d]{0,10}?(?:\d{4,5}|\d\d-\d{3}|\b[A-Z]{1,2}\d{1,2} ?\d[A-Z]{2})\b/giu,
  ],
  // A page.
  [/\.[a-z]/i, /(?<![@\w.])[\w-]{3,40}\.(?:nl|be|it|pl|es|fr|com|net|org|eu|de|co\.uk)\b/giu],
  [
    / (?:dot|punt|punto|kropka|point) /i,
    /[\w-]{4,40} (?:dot (?:com|net|org|co|uk|nl)|punt (?:nl|be|com|net|eu|org)|punto (?:com|it|net|org)|kropka (?:pl|com|eu|net)|point (?:com|fr|be|org))\b/giu,
  ],
]
