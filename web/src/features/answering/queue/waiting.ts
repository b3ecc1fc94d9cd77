import type { QueueCounts } from '@panel/contract'
import { kindsOfQueue, type QueueKind, type QueueName } from '@panel/contract/rules/enumerations'

/** The language of the conversation that has waited longest. */
export function oldestLanguage({ oldest_waiting_at, languages }: QueueCounts): string | null {
  return languages.find((language) => language.oldest_waiting_at === oldest_waiting_at)?.language ?? null
}

type Oldest = { kind: QueueKind; language: string; since: string }

/** The longest wait in a queue, of the languages with operators. */
export function oldestWaiting(
  queues: Record<QueueKind, QueueCounts>,
  queue: QueueName,
  languages: readonly string[],
): Oldest | null {
  const waiting = kindsOfQueue[queue].flatMap((kind) =>
    queues[kind].languages.flatMap(({ language, oldest_waiting_at: since }): Oldest[] =>
      since !== null && languages.includes(language) ? [{ kind, language, since }] : [],
    ),
  )
  return waiting.toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since))[0] ?? null
}

export type LanguageRow = {
  language: string
  chats: number
  pokes: number
  answering: number
  oldestChat: string | null
  oldestPoke: string | null
}

/** One row per language of either queue, the longest waiting chat first. */
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
      return {
        language,
        chats: reply?.waiting ?? 0,
        pokes: poke?.waiting ?? 0,
        answering: (reply?.claimed ?? 0) + (poke?.claimed ?? 0),
        oldestChat: reply?.oldest_waiting_at ?? null,
        oldestPoke: poke?.oldest_waiting_at ?? null,
      }
    })
    .toSorted(
      (a, b) =>
        momentOf(a.oldestChat) - momentOf(b.oldestChat) ||
        momentOf(a.oldestPoke) - momentOf(b.oldestPoke) ||
        a.language.localeCompare(b.language),
    )
}

/** Where nothing waits is last. */
const momentOf = (oldest: string | null) => (oldest ? Date.parse(oldest) : Number.MAX_SAFE_INTEGER)
