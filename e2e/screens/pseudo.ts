type Texts = { [key: string]: string | Texts }

const plain = 'abcdeghijklnopqrstuvwyzABCDEGHIJKLNOPQRSTUVWYZ'
const accented = 'äƀçđéğĥíĵķłñóþɋŕšŧúṽŵýžÄƁÇĐÉĞĤÍĴĶŁÑÓÞɊŔŠŦÚṼŴÝŽ'
/** Appended to make a text longer; split into words, like a text of that length. */
const filler = 'ëïöüâ ñôŵůø ášķéř '

/** Parts that stay: `{{name}}` and `<tag>`. */
const placeholderOrTag = /({{\w+}}|<\/?\w+\/?>)/

/**
 * A pseudo-locale: each text in brackets, in accented letters, and longer by 40 %, like translations of English. A text
 * without brackets on a screen is not from the locale files; a text that fits will fit in most languages.
 */
export function pseudoOf(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoOf(value),
    ]),
  )
}

function pseudoText(text: string): string {
  const pieces = text.split(placeholderOrTag)
  const length = pieces.filter((_, place) => place % 2 === 0).join('').length
  const extraLength = Math.max(0, Math.ceil(length * 0.4) - 2)
  const body = pieces.map((piece, place) => (place % 2 === 0 ? accent(piece) : piece)).join('')
  const tail =
    extraLength === 0
      ? ''
      : ` ${filler.repeat(Math.ceil(extraLength / filler.length))}`.slice(0, extraLength).trimEnd()
  return `⟦${body}${tail}⟧`
}

const accent = (text: string) =>
  text.replaceAll(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter)
