import { createEvents } from '../events'

type Refuses = (event: KeyboardEvent) => boolean

/** Why keys do not reach the page now. */
const refusals = new Set<Refuses>()
const pressed = createEvents<KeyboardEvent>()

const modifiers = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn'])

/** Whether the key only changes what the next key does. */
export const isModifier = ({ key }: Pick<KeyboardEvent, 'key'>) => modifiers.has(key)

/** Milliseconds without a key after which the next key is meant for what the screen shows now. */
const silence = 500

/** Decides which keys reach the page, before all other listeners. Further calls have no effect. */
export function startKeyGate() {
  addEventListener('keydown', judge, true)
}

/** Calls the listener for each key, also for those that the page does not get. @returns a function that ends it */
export const onKeyPressed = pressed.subscribe

/** Keeps the keys for which `refuses` is true from the page. @returns a function that ends this */
export function refuseKeys(refuses: Refuses): () => void {
  refusals.add(refuses)
  return () => void refusals.delete(refuses)
}

/**
 * Keeps all keys from the page until none was pressed for half a second, or a pointer was: the operator was typing when the screen
 * changed by itself.
 * Meanwhile the page has the attribute `data-keys-ignored`.
 * @param isMeant a key that is meant for what the screen still shows
 * @returns a function that ends this
 */
export function refuseUntilSilence(isMeant: Refuses = () => false): () => void {
  const accept = () => {
    clearTimeout(timer)
    removeEventListener('pointerdown', accept, true)
    end()
    delete document.documentElement.dataset.keysIgnored
  }
  const end = refuseKeys((event) => {
    if (isMeant(event)) return false
    clearTimeout(timer)
    timer = setTimeout(accept, silence)
    return true
  })
  let timer = setTimeout(accept, silence)
  // Who points at something looks at the screen.
  addEventListener('pointerdown', accept, true)
  document.documentElement.dataset.keysIgnored = ''
  return accept
}

function judge(event: KeyboardEvent) {
  // A modifier has no effect, and the key that follows is judged.
  if (isModifier(event)) return
  if (isOfComposition(event)) {
    event.stopImmediatePropagation()
    // The browser would empty a search field.
    if (event.key === 'Escape') event.preventDefault()
  } else if ([...refusals].filter((refuses) => refuses(event)).length > 0) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // Last, because the listener can end a refusal.
  pressed.emit(event)
}

/**
 * An input method, a dead key or voice typing uses the key. Safari ends the composition before the event of its last key, and marks
 * that event only with the code 229.
 */
const isOfComposition = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229
