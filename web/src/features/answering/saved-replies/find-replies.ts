import type { SavedReply } from '@panel/contract'
import { matchWords, type Range, rankOf } from '../../../ui/words/match-words'

export type FoundReply = { reply: SavedReply; ranges: readonly Range[] }

/** `en-GB` and `en` are the same language for a reply. */
const baseOf = (language: string) => language.split('-', 1)[0]

/**
 * The replies that match a query: first those in the conversation's language, then by the quality of the title match. Matches
 * only in the text come last.
 */
export function findReplies(replies: readonly SavedReply[], query: string, language: string): FoundReply[] {
  return replies
    .flatMap((reply) => {
      const ranges = matchWords(reply.title, query)
      const foreign = baseOf(reply.language) === baseOf(language) ? 0 : 10
      if (ranges) return [{ reply, ranges, rank: foreign + rankOf(reply.title, ranges) }]
      return matchWords(reply.body, query) ? [{ reply, ranges: [], rank: foreign + 3 }] : []
    })
    .sort((one, other) => one.rank - other.rank)
}
