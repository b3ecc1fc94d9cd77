import { cleanText } from '../../api/clean-text'
import { type BrowserStorage, browserStorage, storedPerOperator, tabStorage } from '../../ui/storage/storage'

/** A draft in the browser's storage. The server has its own copy. */
export type LocalDraft = {
  text: string
  /** When it was typed, by the server's clock. */
  at: number
  /** The server has it. */
  isSaved: boolean
  /** The text that this browser last sent to the server to be saved. It may arrive after newer text was typed. */
  lastSubmitted?: string
}

type ServerDraft = { text: string; updated_at: string }
export type SentText = { text: string; sent_at: string }

/** The keys of drafts and of other words that are not saved begin so. */
export const draftKeys = 'draft:'

/** The draft of one operator in one conversation. */
export const localDraft = storedPerOperator<LocalDraft>('draft', {
  parse: readDraft,
  print: (draft) => (draft.text === '' && draft.isSaved ? null : JSON.stringify(draft)),
})

/** A draft that was neither sent nor saved is deleted after this time. */
const retention = 3 * 86_400_000
/** The longest time that a send or a save can take. */
const maxDelay = 15_000

/**
 * Chooses the text to continue with.
 * - An unsaved text of this browser comes first, unless the operator has typed on another device since.
 * - Otherwise the server's draft: it is deleted when the text is sent. Exception: another tab has just saved a newer text.
 * - A text that was sent is no longer a draft, even if the response to the send was lost.
 * @param now by the server's clock
 */
export function newerDraft(
  local: LocalDraft | null,
  server: ServerDraft | null,
  lastSent: SentText | null,
  now: number,
): string {
  if (!local || (local.isSaved && now - local.at > maxDelay))
    return server && !isLate(server, lastSent) ? server.text : ''
  const isSent = lastSent && (local.isSaved || lastSent.text === cleanText(local.text))
  if (isSent && Date.parse(lastSent.sent_at) > local.at) return ''
  const isFromElsewhere = server && server.text !== local.lastSubmitted && !isLate(server, lastSent)
  if (isFromElsewhere && Date.parse(server.updated_at) > local.at) return server.text
  return local.text
}

/** Whether the server's draft was saved after its text was sent. Such a draft has the text that was sent, or its beginning. */
function isLate(server: ServerDraft, lastSent: SentText | null): boolean {
  if (!lastSent?.text.startsWith(server.text)) return false
  const after = Date.parse(server.updated_at) - Date.parse(lastSent.sent_at)
  return after >= 0 && after < maxDelay
}

/** Storage keys: attachments of unsent texts, and other data about conversations. */
const attachments = 'attachment:'
const otherPrefixes = ['skipped:', 'shown:', 'photos-shown']

/** The key of the draft of the same operator and conversation. */
const draftOf = (key: string) => `${draftKeys}${key.slice(attachments.length)}`

/** At a sign-out, removes all data about conversations from the browser, except unsent texts and their attachments. */
export function forgetConversations(now = Date.now()) {
  for (const storage of [browserStorage, tabStorage]) {
    forgetSavedDrafts(storage, now)
    const withoutDraft = storage.keys(attachments).filter((key) => storage.read(draftOf(key)) === null)
    for (const key of [...withoutDraft, ...otherPrefixes.flatMap(storage.keys)]) storage.write(key, null)
  }
}

/** Removes drafts that the server has too, so that a shared computer keeps as little as possible and no text is lost. */
function forgetSavedDrafts(storage: BrowserStorage, now: number) {
  for (const key of storage.keys(draftKeys)) {
    const draft = readDraft(storage.read(key))
    if (!draft || draft.isSaved || now - draft.at > retention) storage.write(key, null)
  }
}

export function readDraft(stored: string | null): LocalDraft | null {
  if (!stored) return null
  try {
    // The cast: each field is checked below.
    const { text, at, isSaved, lastSubmitted } = JSON.parse(stored) as Partial<LocalDraft>
    if (typeof text !== 'string' || typeof at !== 'number') return null
    return {
      text,
      at,
      isSaved: isSaved === true,
      ...(typeof lastSubmitted === 'string' ? { lastSubmitted } : {}),
    }
  } catch {
    return null
  }
}
