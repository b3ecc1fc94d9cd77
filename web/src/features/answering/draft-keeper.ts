import { automaticHeader, messageLength } from '@panel/contract/limits'
import { ApiError } from '../../api/api-error'
import { call } from '../../api/call'
import { cleanText } from '../../api/clean-text'
import { serverNow } from '../../api/server-clock'
import {
  draftKey,
  newerDraft,
  readDraft,
  readLocalDraft,
  type SentText,
  writeLocalDraft,
} from './draft-storage'

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
  let text = newerDraft(local, conversation.draft, lastSent, serverNow())
  /** What the server has; null when that is not known. */
  let savedText: string | null = conversation.draft?.text ?? ''
  let asked = local?.asked
  let state: DraftState = startState()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaving = false
  let isHeld = false
  let isStopped = false
  const listeners = new Set<() => void>()

  function startState(): DraftState {
    if (text === '') return { status: 'empty' }
    if (text !== savedText) return { status: 'typing' }
    return { status: 'saved', at: Date.parse(conversation.draft?.updated_at ?? '') }
  }

  function update(next: DraftState) {
    state = next
    for (const listener of listeners) listener()
  }

  const mirror = (isSaved: boolean) =>
    writeLocalDraft(localStorage, operatorId, id, { text, at: serverNow(), isSaved, asked })

  const onServer = () => cleanText(text).slice(0, messageLength * 2)

  /** @param isAct the operator typed it just now; a save that is tried again must not keep their session alive */
  const put = (written: string, isAct: boolean, keepalive = false) =>
    call('PUT /api/conversations/:id/draft', {
      params: { id },
      body: { text: written },
      keepalive,
      ...(isAct ? {} : { headers: { [automaticHeader]: '1' } }),
    })

  /** One at a time: two that are under way could arrive in the other order. */
  async function save(isAct = true) {
    clearTimeout(timer)
    const written = onServer()
    if (isSaving || isHeld || written === savedText) return
    isSaving = true
    asked = written
    if (text !== '') {
      mirror(false)
      update({ status: 'saving' })
    }
    try {
      const { draft } = await put(written, isAct)
      savedText = written
      isSaving = false
      if (isStopped) {
        // Thrown away as the chat was left: this browser forgets it too, unless something was typed there again since.
        if (written === '' && !readLocalDraft(localStorage, operatorId, id)?.text) mirror(true)
        return saveOnLeaving()
      }
      if (onServer() !== savedText) return schedule(text === '' ? 0 : saveAfter, true)
      mirror(true)
      update(
        draft && text !== '' ? { status: 'saved', at: Date.parse(draft.updated_at) } : { status: 'empty' },
      )
    } catch (error) {
      savedText = null
      isSaving = false
      if (isStopped) return
      if (text !== '') update({ status: 'local' })
      if (!isFinal(error)) schedule(tryAgainAfter, false)
    }
  }

  function schedule(milliseconds: number, isAct: boolean) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(isAct), milliseconds)
  }

  /** The page may be gone before an answer comes. */
  function saveOnLeaving() {
    if (onServer() !== savedText) put(onServer(), true, true).catch(() => {})
  }

  /** Another tab of this browser shows the same conversation: what is typed there is here too, unless both type. */
  function follow({ key, oldValue, newValue }: StorageEvent) {
    if (key !== draftKey(operatorId, id) || isHeld) return
    const known = readDraft(oldValue)?.text
    if (text !== known && onServer() !== savedText) return
    const theirs = readDraft(newValue)
    text = theirs?.text ?? ''
    if (!theirs || theirs.isSaved) savedText = onServer()
    if (text === '') update({ status: 'empty' })
    else update(theirs?.isSaved ? { status: 'saved', at: theirs.at } : { status: 'typing' })
    // That tab saves it, unless it can't.
    if (onServer() !== savedText) schedule(tryAgainAfter, false)
    else clearTimeout(timer)
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
      update(next === '' && savedText === '' ? { status: 'empty' } : { status: 'typing' })
      schedule(saveAfter, true)
    },
    save: () => save(),
    /** The text is on its way to the customer: a save after it would bring it back. */
    hold() {
      isHeld = true
      clearTimeout(timer)
    },
    /** It was not sent after all. */
    goOn() {
      isHeld = false
      if (onServer() !== savedText) schedule(saveAfter, true)
    },
    /** The server has sent the text, and forgotten its draft with it. A save that is still under way is undone when it is over. */
    sent() {
      isHeld = false
      text = ''
      savedText = ''
      asked = ''
      mirror(true)
      update({ status: 'empty' })
    },
    /** The operator throws it away. */
    discard() {
      text = ''
      mirror(false)
      update({ status: 'empty' })
      void save()
    },
    /** @returns what stops it, and saves what is not saved yet */
    start() {
      isStopped = false
      addEventListener('pagehide', saveOnLeaving)
      addEventListener('storage', follow)
      if (onServer() !== savedText) schedule(saveAfter, false)
      return () => {
        isStopped = true
        clearTimeout(timer)
        removeEventListener('pagehide', saveOnLeaving)
        removeEventListener('storage', follow)
        saveOnLeaving()
      }
    },
  }
}

/** Asking again would bring the same refusal. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

export type DraftKeeper = ReturnType<typeof keepDraft>
