/** The numbers from 0 to 10, in the order of their value, in each language. */
const fromZero = [
  'nul een twee drie vier vijf zes zeven acht negen tien',
  'zero uno due tre quattro cinque sei sette otto nove dieci',
  'zero jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec',
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez',
  'zero one two three four five six seven eight nine ten',
  'zero un deux trois quatre cinq six sept huit neuf dix',
  'oh one two three four five six seven eight nine ten',
]

/** Digits by the words for them, without accents. */
export const digitWords: ReadonlyMap<string, string> = new Map(
  fromZero.flatMap((words) => words.split(' ').map((word, value) => [word, String(value)] as const)),
)

const units = {
  nl: 'een|twee|drie|vier|vijf|zes|zeven|acht|negen',
  it: 'uno|due|tre|quattro|cinque|sei|sette|otto|nove',
}

/** Numbers with two figures, without accents. Dutch and Italian write them together. */
const tens = new RegExp(
  `^(?:${[
    `(?:(?:${units.nl})en)?(?:twin|der|veer|vijf|zes|zeven|tach|negen)tig|elf|twaalf|(?:der|veer|vijf|zes|zeven|acht|negen)tien`,
    `(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ai]?(?:${units.it})?|(?:un|do|tre|quattor|quin|se)dici|dicia(?:sette|nnove)|diciotto`,
    '(?:jede|dwa|trzy|czter|piet|szes|siedem|osiem|dziewiet)nascie|(?:dwadziescia|trzydziesci|czterdziesci)|(?:piec|szesc|siedem|osiem|dziewiec)dziesiat',
    'once|doce|trece|catorce|quince|veinte|veinti\\p{L}{3,6}|dieci(?:seis|siete|ocho|nueve)|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa',
    'eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty',
    'onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|huitante|nonante',
  ].join('|')})$`,
  'u',
)
const hundreds = new RegExp(
  `^(?:(?:${units.nl})?honderd(?:en)?|(?:${units.it})?cento|sto|dwiescie|(?:trzy|czter)ysta|(?:piec|szesc|siedem|osiem|dziewiec)set|\\p{L}{2,6}(?:cientos|nientos)|hundred|cents?)(?:${units.nl}|${units.it}|\\p{L}{3,8}tien|\\p{L}{2,12}tig|vent\\p{L}{1,7}|\\p{L}{5,9}ici|\\p{L}{4,8}nt[ai]\\p{L}{0,7})?$`,
  'u',
)

/** How many figures a word for a number above ten has, or none. */
export function figuresOf(word: string): number | undefined {
  if (tens.test(word)) return 2
  return hundreds.test(word) ? 3 : undefined
}

/** Words between the parts of a number. */
export const fillers: ReadonlySet<string> = new Set(
  'en dan daarna nog dubbel e poi dopo doppio i potem y luego despues después doble and then dash double et puis ensuite'.split(
    ' ',
  ),
)
