import { cleanText } from '../../api/clean-text'
import { type BrowserStorage, browserStorage, keptPerOperator, tabStorage } from '../../ui/storage'

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

/** What was typed in one conversation, by operator and conversation. */
export const localDraft = keptPerOperator<LocalDraft>('draft', {
  parse: readDraft,
  print: (draft) => (draft.text === '' && draft.isSaved ? null : JSON.stringify(draft)),
})

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

/** What goes with an unsent text, and what is remembered of conversations apart from it. */
const attachments = 'attachment:'
const traces = ['skipped:', 'shown:', 'photos-shown']

/** Whose text an attachment goes with: the draft of the same operator and conversation. */
const draftOf = (key: string) => `${prefix}${key.slice(attachments.length)}`

/** Removes what a sign-out leaves of conversations in this browser, but for texts that were not sent and what goes with them. */
export function forgetConversations(now = Date.now()) {
  for (const storage of [browserStorage, tabStorage]) {
    forgetSavedDrafts(storage, now)
    const alone = storage.keys(attachments).filter((key) => storage.read(draftOf(key)) === null)
    for (const key of [...alone, ...traces.flatMap(storage.keys)]) storage.write(key, null)
  }
}

/** Removes what the server has too: nothing stays behind on a shared machine, and nothing is lost. */
function forgetSavedDrafts(storage: BrowserStorage, now: number) {
  for (const key of storage.keys(prefix)) {
    const draft = readDraft(storage.read(key))
    if (!draft || draft.isSaved || now - draft.at > keptFor) storage.write(key, null)
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
