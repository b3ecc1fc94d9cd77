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
