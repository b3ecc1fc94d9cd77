import { asWords, storedValue } from '../../../ui/storage/storage'
import { chime } from './chime'
import { dueSignals } from './due-signals'
import { chosenSignals } from './signal-choices'

const lockOf = (conversationId: number) => `panel.looking.${conversationId}`
const signalsGiven = storedValue('signals-given', asWords)
/** Maximum number of stored names: older signals cannot occur again. */
const maxStored = 20

/** Lets the other tabs know while the operator sees this conversation. @returns a function that ends it */
export function announceViewing(conversationId: number): () => void {
  if (!navigator.locks) return () => {}
  let release: (() => void) | null = null
  const updateLock = () => {
    if (isViewing() === (release !== null)) return
    release?.()
    release = null
    if (!isViewing()) return
    const held = new Promise<void>((done) => {
      release = done
    })
    void navigator.locks.request(lockOf(conversationId), { mode: 'shared' }, () => held)
  }
  const events = ['focus', 'blur', 'visibilitychange'] as const
  for (const event of events) addEventListener(event, updateLock, true)
  updateLock()
  return () => {
    for (const event of events) removeEventListener(event, updateLock, true)
    release?.()
  }
}

const isViewing = () => document.visibilityState === 'visible' && document.hasFocus()

async function isViewed(conversationId: number) {
  if (isViewing()) return true
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name }) => name === lockOf(conversationId))
}

type Texts = { title: string; body: string }

/**
 * Signals an event of the open conversation, or an event that belongs to no conversation. All tabs that show the event call this
 * with the same id, and only one of them gives the signal.
 */
export async function giveSignals(
  event: { id: number | string; conversationId: number | null },
  texts: Texts,
) {
  const due = dueSignals({
    chosen: chosenSignals(),
    permission: 'Notification' in window ? Notification.permission : 'denied',
    hadInput: navigator.userActivation?.hasBeenActive ?? true,
    isViewed: event.conversationId === null ? isViewing() : await isViewed(event.conversationId),
  })
  for (const signal of due)
    await once(`${signal}-${event.id}`, signal === 'sound' ? chime : () => notify(texts))
}

/** The lock makes the tabs wait for each other; the first one gives the signal and stores its name. */
async function once(name: string, giveSignal: () => void) {
  const claim = () => {
    const given = signalsGiven.read() ?? []
    if (given.includes(name)) return
    signalsGiven.write([...given, name].slice(-maxStored))
    giveSignal()
  }
  if (navigator.locks) await navigator.locks.request('panel.signals', claim)
  else claim()
}

let shown: Notification | null = null

/** No personal data and no text of the message: others can see the notification, and the system stores it. */
function notify({ title, body }: Texts) {
  const close = () => shown?.close()
  close()
  try {
    shown = new Notification(title, { body })
  } catch {
    // Phones do not show notifications of a page.
    return
  }
  shown.onclick = () => {
    focus()
    close()
  }
  addEventListener('focus', close, { once: true })
}
