import { visibleText } from '@panel/contract'
import { folded } from '@panel/contract/rules/fold'
import { findContact } from '@panel/recognition'

/** Who a text can name. */
export type KnownNames = {
  /** Words of the names of those who write in the conversation, folded. */
  own: ReadonlySet<string>
  /** First names of people whom the panel knows, folded. They count where they begin with a capital letter. */
  first: ReadonlySet<string>
}

const particles = [
  'de',
  'den',
  'der',
  'van',
  'von',
  'te',
  'ter',
  'del',
  'della',
  'di',
  'da',
  'du',
  'la',
  'le',
  'el',
  'los',
  'y',
]

/** The words of a name, as `KnownNames` has them: no initials, and nothing that is a word of every sentence. */
export const wordsOfName = (name: string): string[] =>
  (folded(name).match(/\p{L}+/gu) ?? []).filter((one) => one.length >= 2 && !particles.includes(one))

/**
 * A text without what leads to a person: `[contact]` for addresses and handles, `[number]` for numbers, `[name]` for names. What begins
 * with a capital letter within a sentence counts as a name, so rather too much is masked than too little. Names in small letters of people
 * who do not write in the conversation stay.
 */
export function maskText(given: string, names: KnownNames): string {
  const text = visibleText(given).replaceAll(postcode, '[contact]')
  let masked = ''
  let from = 0
  for (const { start, end } of [...findContact(text)].sort((a, b) => a.start - b.start)) {
    if (end <= from) continue
    masked += `${text.slice(from, Math.max(from, start))}[contact]`
    from = end
  }
  return maskNames(maskNumbers(masked + text.slice(from)), names)
}

const webAddress = /(?:https?:\/\/|www\.)\S+/giu
const postcode = /\b(?:\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d\d-\d{3})\b/gu
/** A name of an account: letters with digits or lines between them. */
const handle =
  /(?<![\p{L}\p{N}])[@#]?(?=[\p{L}\p{N}._-]*[@_]|\p{L}{2,}[._-]?\p{N}|[@#]\p{L})[\p{L}\p{N}._@-]{3,}/gu
const number = /\p{N}+(?:[\s.,:/+()-]*\p{N}+)*/gu

const maskNumbers = (text: string) =>
  text.replaceAll(webAddress, '[contact]').replaceAll(handle, '[contact]').replaceAll(number, '[number]')

const word = /\[(?:contact|number)\]|\p{L}[\p{L}\p{M}]*/gu
const capitalised = /^\p{Lu}\p{Ll}/u
/** What a sentence begins behind. */
const sentenceStart = /(?:^|[.!?…:;()"“”„«»¿¡*\n\r]|\p{Extended_Pictographic}\p{M}?)\s*$/u

function maskNames(text: string, { own, first }: KnownNames): string {
  const isName = (one: string, index: number) => {
    const plain = folded(one)
    const isCapital = /^\p{Lu}/u.test(one)
    // Two small letters are too often another word.
    if (own.has(plain) && (isCapital || plain.length > 2)) return true
    if (first.has(plain) && isCapital) return true
    if (!capitalised.test(one) || noNames.has(plain)) return false
    return !sentenceStart.test(text.slice(Math.max(0, index - 8), index))
  }
  return text
    .replaceAll(word, (one, index: number) => (!one.startsWith('[') && isName(one, index) ? '[name]' : one))
    .replaceAll(severalNames, '[name]')
}

const severalNames = new RegExp(
  `\\[name\\](?:[ '’-]{1,2}(?:(?:${particles.join('|')}) ){0,2}\\[name\\])+`,
  'giu',
)

/** Words that are written with a capital letter within a sentence, and name nobody. */
const noNames: ReadonlySet<string> = new Set(
  (
    'ik u uw jij je hij zij wij ill im ive id you he she we they ' +
    'ty ci cie ciebie tobie toba twoj twoja twoje twojego twojej twoim wy was wam pan pani pana panu panem pania ' +
    'lei le la suo sua suoi sue voi vi vostro vostra ud usted ustedes vd su sus vous votre vos'
  ).split(' '),
)
