import type { QueueCounts } from '@panel/contract'

/** Waiting longer than this is shown as late. */
const lateAfter = 10 * 60_000

export const isLate = (since: string, now: number) => now - Date.parse(since) > lateAfter

/** The language of the one that waits longest. */
export function oldestLanguage({ oldest_waiting_at, languages }: QueueCounts): string | null {
  return languages.find((language) => language.oldest_waiting_at === oldest_waiting_at)?.language ?? null
}

export type LanguageRow = {
  language: string
  chats: number
  pokes: number
  answering: number
  oldest: string | null
}

/** One row for each language of either queue; the one that waits longest comes first. */
export function languageRows(queues: { reply: QueueCounts; poke: QueueCounts }): LanguageRow[] {
  const languages = new Set(
    [...queues.reply.languages, ...queues.poke.languages].map(({ language }) => language),
  )
  const of = (counts: QueueCounts, language: string) =>
    counts.languages.find((candidate) => candidate.language === language)
  return [...languages]
    .map((language) => {
      const reply = of(queues.reply, language)
      const poke = of(queues.poke, language)
      const moments = [reply?.oldest_waiting_at, poke?.oldest_waiting_at].filter((moment) => moment != null)
      return {
        language,
        chats: reply?.waiting ?? 0,
        pokes: poke?.waiting ?? 0,
        answering: (reply?.claimed ?? 0) + (poke?.claimed ?? 0),
        oldest: moments.toSorted()[0] ?? null,
      }
    })
    .toSorted((a, b) => momentOf(a) - momentOf(b) || a.language.localeCompare(b.language))
}

/** A language in which nothing waits comes last. */
const momentOf = ({ oldest }: LanguageRow) => (oldest ? Date.parse(oldest) : Number.MAX_SAFE_INTEGER)
