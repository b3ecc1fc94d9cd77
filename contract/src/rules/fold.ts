/** Letters that are no base letter with an accent, and punctuation that keyboards and phones replace. The SQL function `folded` has the same. */
const replaced: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ς: 'σ',
  '\u2018': "'",
  '\u2019': "'",
  '\u02BC': "'",
  '\u00B4': "'",
  '\u0060': "'",
  '\u2032': "'",
  '\u201C': '"',
  '\u201D': '"',
  '\u201E': '"',
  '\u00AB': '"',
  '\u00BB': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
}
const toReplace = new RegExp(`[${Object.keys(replaced).join('')}]`, 'g')
/** Accents, and characters that nobody sees: joiners, direction marks, soft hyphens, variation selectors. */
const leftOut =
  /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]|\p{Default_Ignorable_Code_Point}/gu

const withoutAccents = (text: string) => text.replaceAll('\u00B4', "'").normalize('NFKD').replace(leftOut, '')

/** One character of `folded`; a combining accent becomes nothing, and `ß` two letters. */
export const foldedCharacter = (character: string): string =>
  withoutAccents(withoutAccents(character).toLowerCase()).replace(
    toReplace,
    (letter) => replaced[letter] ?? letter,
  )

/**
 * A text as all searches of the panel compare it: without letter case, accents, invisible characters, and typographic forms of
 * apostrophes, quotes and dashes, with single spaces.
 */
export const folded = (text: string): string =>
  foldedCharacter(text)
    .replace(/[\s\u0085]+/g, ' ')
    .trim()
