/**
 * How one language says something, as phrases. A phrase is some steps, separated by spaces; a line is a phrase.
 *
 * - `word` or `one|<name>|?`: one of these words. `$` is the end of the sentence, `?` its question mark. A word that ends in `*` is a beginning: `nep*`; one that begins with it is an ending: `*foto`.
 * - `<name>`: one of the list `name`. `_` joins words that follow each other: `<are>` can have `are_you`.
 * - `#12-17`: a number between these.
 * - `word?`: the step may be missing.
 * - `!word`: this word does not follow.
 * - `~`, `~~`, `~~~`: up to two, five or twelve words of any kind. A phrase stays in its sentence, which goes on behind dots that a small letter follows.
 * - `^`: the sentence begins here.
 *
 * ` & ` joins phrases that are in the same sentence, in any order.
 * ` - ` is followed by phrases that must not be in the sentence, joined by ` | `.
 *
 * Words are written as they are compared: in lower case, without accents, and apart at an apostrophe.
 */
export type Phrases<Kind extends string> = {
  /** Lists of words, separated by spaces. `_` joins the words of one entry. */
  lists: Record<string, string>
  /** What a word of chats or a frequent mistake stands for: `btw=by_the_way`. */
  short: string
  /** Words that look like a typing mistake of a listed word, and are none. */
  distinct: string
  /** Phrases that mean nothing, although they have words of others. They are not looked at again. */
  harmless: string
  /** Words of sentences that quote a song, a film or a book: what is in quotation marks is not looked at. */
  quotes: string
  /** Words of other people and things: a sentence that has one, and no word of `near`, means nothing. */
  others?: string
  /** Words of the one who is written to, and of this site. */
  near?: string
  kinds: Record<Kind, string>
  /** Phrases that take back a kind: a sentence that has one does not mean it, whatever else it says. */
  unless?: Partial<Record<Kind, string>>
}

/** For languages that need no lists. */
export const noWords = { lists: {}, short: '', distinct: '', harmless: '', quotes: '' }

export function linesOf(phrases: string): string[] {
  return phrases
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Words that are separated by spaces or lines. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
