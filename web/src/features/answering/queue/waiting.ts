import type { QueueCounts } from '@panel/contract'
import { kindsOfQueue, type QueueKind, type QueueName } from '@panel/contract/rules/enumerations'
import { thresholds } from '@panel/contract/rules/thresholds'

/** Minutes of waiting after which a conversation is late. */
export type WaitingMinutes = { amber: number; red: number }

const defaultMinutes: WaitingMinutes = {
  amber: thresholds.waiting_amber_minutes.default,
  red: thresholds.waiting_red_minutes.default,
}

/**
 * The color of a waiting time: amber, then red; null while it is not late.
 * @param limits from the settings
 */
export function lateness(since: string | null, now: number, limits: WaitingMinutes = defaultMinutes) {
  const minutes = since === null ? 0 : (now - Date.parse(since)) / 60_000
  if (minutes > limits.red) return 'red'
  return minutes > limits.amber ? 'amber' : null
}

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
  oldest: string | null
}

/** One row per language of either queue, the longest waiting first. */
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

/** A language without waiting conversations is last. */
const momentOf = ({ oldest }: LanguageRow) => (oldest ? Date.parse(oldest) : Number.MAX_SAFE_INTEGER)
