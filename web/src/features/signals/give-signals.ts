import { asWords, kept } from '../../ui/storage'
import { chime } from './chime'
import { dueSignals } from './due-signals'
import { chosenSignals } from './signal-choices'

const lockOf = (conversationId: number) => `panel.looking.${conversationId}`
const signalsGiven = kept('signals-given', asWords)
/** What was signalled before that can't come again. */
const remembered = 20

/** Says to the other tabs that the operator has this conversation before their eyes, while it is so. @returns what ends it */
export function lookAt(conversationId: number): () => void {
  if (!navigator.locks) return () => {}
  let letGo: (() => void) | null = null
  const follow = () => {
    if (isLooking() === (letGo !== null)) return
    letGo?.()
    letGo = null
    if (!isLooking()) return
    const held = new Promise<void>((done) => {
      letGo = done
    })
    void navigator.locks.request(lockOf(conversationId), { mode: 'shared' }, () => held)
  }
  const events = ['focus', 'blur', 'visibilitychange'] as const
  for (const event of events) addEventListener(event, follow, true)
  follow()
  return () => {
    for (const event of events) removeEventListener(event, follow, true)
    letGo?.()
  }
}

const isLooking = () => document.visibilityState === 'visible' && document.hasFocus()

async function isLookedAt(conversationId: number) {
  if (isLooking()) return true
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name }) => name === lockOf(conversationId))
}

type Texts = { title: string; body: string }

/**
 * Something has happened that its operator wants to hear of: in the conversation that is open here, or beside one. All tabs that
 * show it come to this with the same id; one makes the signal.
 */
export async function giveSignals(
  event: { id: number | string; conversationId: number | null },
  texts: Texts,
) {
  const due = dueSignals({
    chosen: chosenSignals(),
    permission: 'Notification' in window ? Notification.permission : 'denied',
    isTouched: navigator.userActivation?.hasBeenActive ?? true,
    isLookedAt: event.conversationId === null ? isLooking() : await isLookedAt(event.conversationId),
  })
  for (const signal of due)
    await once(`${signal}-${event.id}`, signal === 'sound' ? chime : () => notify(texts))
}

/** The lock puts the tabs in a line; the first leaves word for the others. */
async function once(name: string, make: () => void) {
  const claim = () => {
    const given = signalsGiven.read() ?? []
    if (given.includes(name)) return
    signalsGiven.write([...given, name].slice(-remembered))
    make()
  }
  if (navigator.locks) await navigator.locks.request('panel.signals', claim)
  else claim()
}

let shown: Notification | null = null

/** Nothing personal and no word of the message: it may be seen by others, and is kept by the system. */
function notify({ title, body }: Texts) {
  const close = () => shown?.close()
  close()
  try {
    shown = new Notification(title, { body })
  } catch {
    // Phones show none from a page.
    return
  }
  shown.onclick = () => {
    focus()
    close()
  }
  addEventListener('focus', close, { once: true })
}
