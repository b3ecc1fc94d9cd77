import uFuzzy from '@leeoniya/ufuzzy'
import { folded } from '@panel/contract/rules/fold'

/** Shorter queries are like too many words. */
const fewestLetters = 4

/** One letter of each word may be wrong, missing, extra, or swapped with the next one. The letters are those of all scripts. */
const oneTypo = new uFuzzy({
  intraMode: 1,
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
})

/** The places of the texts that have the words of a query when a letter of each may be mistyped. */
export function likeTyped(texts: readonly string[], query: string): ReadonlySet<number> {
  const words = folded(query.trim())
  if (words.length < fewestLetters) return new Set()
  return new Set(oneTypo.filter(texts.map(folded), words))
}
