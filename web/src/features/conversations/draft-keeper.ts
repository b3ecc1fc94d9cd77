import { messageLength } from '@panel/contract/limits'
import { call } from '../../api/call'
import { serverNow } from '../../api/server-clock'
import { newerDraft, readLocalDraft, type SentText, writeLocalDraft } from './draft-storage'
import { cleanText } from './text'

export type DraftState =
  | { status: 'empty' }
  /** Typed, and about to be saved. */
  | { status: 'typing' }
  | { status: 'saving' }
  | { status: 'saved'; at: number }
  /** Kept in this browser only: the server couldn't be reached. */
  | { status: 'local' }

const saveAfter = 800
const tryAgainAfter = 5_000

type Conversation = { id: number; draft: { text: string; updated_at: string } | null }

/**
 * Keeps what the operator types in one conversation: in this browser at once, on the server soon after.
 * @param lastSent the last message of our side
 */
export function keepDraft(operatorId: number, conversation: Conversation, lastSent: SentText | null) {
  const { id } = conversation
  const local = readLocalDraft(localStorage, operatorId, id)
  let text = newerDraft(local, conversation.draft, lastSent)
  let savedText = conversation.draft?.text ?? ''
  let state: DraftState = startState()
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: AbortController | null = null
  let isOvertaken = false
  const listeners = new Set<() => void>()

  function startState(): DraftState {
    if (text === '') return { status: 'empty' }
    if (text !== savedText) return { status: 'typing' }
    return { status: 'saved', at: Date.parse(conversation.draft?.updated_at ?? '') }
  }

  function become(next: DraftState) {
    state = next
    for (const listener of listeners) listener()
  }

  const mirror = (isSaved: boolean) =>
    writeLocalDraft(localStorage, operatorId, id, { text, at: serverNow(), isSaved })

  const onServer = () => cleanText(text).slice(0, messageLength * 2)

  const put = (written: string, signal?: AbortSignal) =>
    call('PUT /api/conversations/:id/draft', {
      params: { id },
      body: { text: written },
      signal,
      keepalive: !signal,
    })

  async function save() {
    clearTimeout(timer)
    const written = onServer()
    if (written === savedText) return
    saving?.abort()
    const mine = new AbortController()
    saving = mine
    become({ status: 'saving' })
    try {
      const { draft } = await put(written, mine.signal)
      savedText = written
      if (onServer() !== savedText) return schedule(saveAfter)
      mirror(true)
      become(draft ? { status: 'saved', at: Date.parse(draft.updated_at) } : { status: 'empty' })
    } catch {
      if (mine.signal.aborted) return
      become({ status: 'local' })
      schedule(tryAgainAfter)
    } finally {
      if (saving === mine) saving = null
    }
  }

  function schedule(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(save, milliseconds)
  }

  /** The page may be gone before an answer comes. */
  function saveOnLeaving() {
    if (onServer() !== savedText) put(onServer()).catch(() => {})
  }

  return {
    text: () => text,
    state: () => state,
    isSaved: () => text === '' || onServer() === savedText,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    set(next: string) {
      if (next === text) return
      text = next
      mirror(false)
      become(next === '' && savedText === '' ? { status: 'empty' } : { status: 'typing' })
      schedule(saveAfter)
    },
    save,
    /** The text is on its way to the customer: a save that is under way must not bring it back. */
    hold() {
      clearTimeout(timer)
      isOvertaken = saving !== null
      saving?.abort()
    },
    /** It was not sent after all. */
    goOn() {
      if (onServer() !== savedText) schedule(saveAfter)
    },
    /** The server has sent the text, and forgotten its draft with it. */
    sent() {
      text = ''
      savedText = ''
      mirror(true)
      become({ status: 'empty' })
      // The save that was overtaken may have arrived last.
      if (isOvertaken) put('').catch(() => {})
    },
    /** The operator throws it away. */
    discard() {
      text = ''
      mirror(false)
      become({ status: 'empty' })
      void save()
    },
    /** @returns what stops it, and saves what is not saved yet */
    start() {
      addEventListener('pagehide', saveOnLeaving)
      if (onServer() !== savedText) schedule(saveAfter)
      return () => {
        clearTimeout(timer)
        removeEventListener('pagehide', saveOnLeaving)
        saveOnLeaving()
      }
    },
  }
}
export type DraftKeeper = ReturnType<typeof keepDraft>
