import { cleanText } from '../../api/clean-text'

/** What was typed, as this browser keeps it beside the server's copy. */
export type LocalDraft = {
  text: string
  /** When it was typed, by the server's clock. */
  at: number
  /** The server has it. */
  isSaved: boolean
  /** What this browser last asked the server to keep; it may arrive later than the typing after it. */
  asked?: string
}

type ServerDraft = { text: string; updated_at: string }
export type SentText = { text: string; sent_at: string }

const prefix = 'draft:'
export const draftKey = (operatorId: number, conversationId: number) =>
  `${prefix}${operatorId}:${conversationId}`
/** A draft that was never sent and never saved is kept this long. */
const keptFor = 3 * 86_400_000
/** An answer or a save may be under way this long. */
const lateBy = 15_000

/**
 * Which text to go on with. What this browser has not saved yet wins, unless the operator typed somewhere else
 * since; a copy that was saved is only as good as the server's, which forgets it when it is sent, but for one that another
 * tab has saved while the server's was on its way. What was sent without an answer coming back is no draft any more.
 * @param now by the server's clock
 */
export function newerDraft(
  local: LocalDraft | null,
  server: ServerDraft | null,
  lastSent: SentText | null,
  now: number,
): string {
  if (!local || (local.isSaved && now - local.at > lateBy))
    return server && !isLate(server, lastSent) ? server.text : ''
  const isSent = lastSent && (local.isSaved || lastSent.text === cleanText(local.text))
  if (isSent && Date.parse(lastSent.sent_at) > local.at) return ''
  const isFromElsewhere = server && server.text !== local.asked && !isLate(server, lastSent)
  if (isFromElsewhere && Date.parse(server.updated_at) > local.at) return server.text
  return local.text
}

/** The server forgets a draft when it is sent; a save that arrived after that holds what was sent, or its beginning. */
function isLate(server: ServerDraft, lastSent: SentText | null): boolean {
  if (!lastSent?.text.startsWith(server.text)) return false
  const after = Date.parse(server.updated_at) - Date.parse(lastSent.sent_at)
  return after >= 0 && after < lateBy
}

export function readLocalDraft(storage: Storage, operatorId: number, conversationId: number) {
  return readDraft(storage.getItem(draftKey(operatorId, conversationId)))
}

/** @returns false when the browser keeps nothing (storage full or switched off) */
export function writeLocalDraft(
  storage: Storage,
  operatorId: number,
  conversationId: number,
  draft: LocalDraft,
): boolean {
  try {
    const key = draftKey(operatorId, conversationId)
    if (draft.text === '' && draft.isSaved) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** What goes with an unsent text, and what is remembered of conversations apart from it. */
const attachments = 'attachment:'
const traces = ['skipped:', 'shown:', 'photos-shown']

/** Whose text an attachment goes with: the draft of the same operator and conversation. */
const draftOf = (key: string) => `${prefix}${key.slice(attachments.length)}`

/** Removes what a sign-out leaves of conversations in this browser, but for texts that were not sent and what goes with them. */
export function forgetConversations(storages: Storage[], now = Date.now()) {
  for (const storage of storages) {
    forgetSavedDrafts(storage, now)
    for (const key of Object.keys(storage)) {
      const isAlone = key.startsWith(attachments) && storage.getItem(draftOf(key)) === null
      if (isAlone || traces.some((trace) => key.startsWith(trace))) storage.removeItem(key)
    }
  }
}

/** Removes what the server has too: nothing stays behind on a shared machine, and nothing is lost. */
export function forgetSavedDrafts(storage: Storage, now = Date.now()) {
  for (const key of Object.keys(storage).filter((candidate) => candidate.startsWith(prefix))) {
    const draft = readDraft(storage.getItem(key))
    if (!draft || draft.isSaved || now - draft.at > keptFor) storage.removeItem(key)
  }
}

export function readDraft(stored: string | null): LocalDraft | null {
  if (!stored) return null
  try {
    // The cast: checked field by field right below.
    const { text, at, isSaved, asked } = JSON.parse(stored) as Partial<LocalDraft>
    if (typeof text !== 'string' || typeof at !== 'number') return null
    return { text, at, isSaved: isSaved === true, ...(typeof asked === 'string' ? { asked } : {}) }
  } catch {
    return null
  }
}
