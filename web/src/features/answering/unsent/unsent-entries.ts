import type { UnsentChat } from '@panel/contract'
import { mostUnsentChats } from '@panel/contract/rules/unsent-chats'
import { type WordsKind, wordsFormat } from '../../settings/drafts/unsaved-words'
import { localDraft, newerDraft, readDraft } from '../draft-storage'

/** A text that was typed and neither sent nor saved. */
export type UnsentEntry = {
  /** Where the browser keeps it, or would keep it if only the server has it. */
  key: string
  /** An answer to a customer, or what else the words are for. */
  kind: 'answer' | WordsKind
  /** The id of what the words are about. */
  id: number
  /** The conversation in which they were typed; null outside of conversations. */
  chatId: number | null
  text: string
  /** When it was typed, by the server's clock. */
  at: number
  isOnServer: boolean
}

/** In these the id is that of the conversation; older words do not name it. */
const ofChat: readonly string[] = [
  'skip',
  'ignore',
  'handover',
  'take_over',
  'not_asked',
  'ask_coach',
  'reminder',
]

/** The values of the browser's storage whose keys begin with `draftKeys`. */
type Stored = ReadonlyMap<string, string>

/** The words of one operator, other than answers. */
function wordsOf(operatorId: number, stored: Stored): UnsentEntry[] {
  return [...stored].flatMap(([key, value]): UnsentEntry[] => {
    const parts = /^draft:(.+):(\d+):(\d+)$/.exec(key)
    if (!parts || Number(parts[2]) !== operatorId) return []
    const words = wordsFormat.parse(value)
    if (!words || words.text.trim() === '' || words.text.trim() === words.began.trim()) return []
    // The cast: only `unsavedWords` writes such keys. A kind of an earlier release has no name of its own.
    const kind = parts[1] as WordsKind
    const id = Number(parts[3])
    const chatId = words.chat ?? (ofChat.includes(kind) ? id : null)
    return [{ key, kind, id, chatId, text: words.text, at: words.at, isOnServer: false }]
  })
}

/** The conversations in which one operator has an answer. */
const answeredIn = (operatorId: number, stored: Stored): number[] =>
  [...stored.keys()].flatMap((key) => {
    const parts = /^draft:(\d+):(\d+)$/.exec(key)
    return parts && Number(parts[1]) === operatorId ? [Number(parts[2])] : []
  })

/**
 * Everything that an operator has typed and not sent, newest first: in this browser, and the answers that the server keeps.
 * @param chats what the server says of the conversations; undefined while it has not answered
 * @param now by the server's clock
 */
export function unsentEntries(
  operatorId: number,
  stored: Stored,
  chats: readonly UnsentChat[] | undefined,
  now: number,
): UnsentEntry[] {
  const drafts = new Map(chats?.map(({ id, draft }) => [id, draft]))
  const ids = new Set([...answeredIn(operatorId, stored), ...drafts.keys()])
  const answers = [...ids].flatMap((id): UnsentEntry[] => {
    const { key } = localDraft(operatorId, id)
    const local = readDraft(stored.get(key) ?? null)
    const server = drafts.get(id) ?? null
    const text = chats ? newerDraft(local, server, null, now) : (local?.text ?? '')
    if (text.trim() === '') return []
    const at = local?.text === text ? local.at : Date.parse(server?.updated_at ?? '')
    return [{ key, kind: 'answer', id, chatId: id, text, at, isOnServer: server !== null }]
  })
  return newestFirst([...answers, ...wordsOf(operatorId, stored)])
}

export const newestFirst = (entries: readonly UnsentEntry[]) => entries.toSorted((a, b) => b.at - a.at)

/** The conversations about which the server is asked: of the newest texts, in the order of their numbers. */
export const chatIdsOf = (entries: readonly UnsentEntry[]): number[] =>
  [...new Set(entries.flatMap(({ chatId }) => chatId ?? []))]
    .slice(0, mostUnsentChats)
    .toSorted((a, b) => a - b)
