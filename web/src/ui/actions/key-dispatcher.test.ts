import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeStorage } from '../../testing/storage'
import { hideToast, shownToast } from '../overlays/toasts'
import type { OfferedAction } from './actions'
import { listenForKeys, setDialogKeys } from './key-dispatcher'
import { setDefaultFocus } from './move-focus'

class Field {
  getAttribute = () => null
  form: unknown = null
  closest = () => this.form
}
class Link extends Field {}
const body = {}
const page = new EventTarget()
const screen = { hasDialog: false, activeElement: body as unknown }
let done: string[] = []

beforeEach(() => {
  done = []
  Object.assign(screen, { hasDialog: false, activeElement: body })
  vi.stubGlobal('HTMLElement', Field)
  vi.stubGlobal('HTMLInputElement', class {})
  vi.stubGlobal('HTMLAnchorElement', Link)
  vi.stubGlobal('localStorage', makeStorage())
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', {
    body,
    querySelector: (selector: string) => (screen.hasDialog && selector.includes('aria-modal') ? {} : null),
    get activeElement() {
      return screen.activeElement
    },
  })
})
afterEach(() => {
  setDialogKeys('dialog', null)
  setDialogKeys('above', null)
  const toast = shownToast()
  if (toast) hideToast(toast)
  vi.unstubAllGlobals()
})

const action = (id: string, key: string, own: Partial<OfferedAction> = {}): OfferedAction => ({
  id,
  key,
  group: 'chat',
  title: id,
  blocked: null,
  isKeyMeant: () => true,
  worksInDialogs: false,
  run: () => done.push(id),
  ...own,
})
const offer = (...actions: OfferedAction[]) => listenForKeys(() => actions)

/** @returns whether the browser handles the key itself */
function press(
  key: string,
  own: { ctrlKey?: boolean; target?: unknown; isTaken?: boolean; at?: number } = {},
) {
  const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key
  const event = new Event('keydown', { cancelable: true })
  const rest = { key, code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false }
  Object.assign(event, rest, { getModifierState: () => false, ctrlKey: own.ctrlKey ?? false })
  Object.defineProperty(event, 'target', { value: own.target ?? body })
  if (own.at !== undefined) Object.defineProperty(event, 'timeStamp', { value: own.at })
  if (own.isTaken) event.preventDefault()
  page.dispatchEvent(event)
  return !event.defaultPrevented
}

it('a key runs its action, and other keys are left to the browser', () => {
  offer(action('skip', 'S'))
  expect([press('s'), press('x')]).toEqual([false, true])
  expect(done).toEqual(['skip'])
})

it('an action on the focused element has priority over one of the screen, and without the focus it has not', () => {
  offer(action('copy message', 'C', { isFocused: true }), action('copy draft', 'C'))
  press('c')
  offer(action('copy message', 'C', { isFocused: false, blocked: 'Go to one.' }), action('copy draft', 'C'))
  press('c')
  expect(done).toEqual(['copy message', 'copy draft'])
  expect(shownToast()).toBe(null)
})

it('the key of a blocked action shows why, and does nothing', () => {
  offer(action('highlight', 'L', { blocked: 'Only its holder may.' }))
  press('l')
  expect(done).toEqual([])
  expect(shownToast()?.text).toBe('Only its holder may.')
})

it('a key that the operator cannot have meant does nothing and shows nothing', () => {
  offer(action('send', 'mod+enter', { blocked: 'It is being sent.', isKeyMeant: () => false }))
  expect(press('Enter', { ctrlKey: true })).toBe(false)
  expect([done, shownToast()]).toEqual([[], null])
})

it('a single key is text in a field, and a key that a field or list has handled is left alone', () => {
  const field = Object.assign(new Field(), { isContentEditable: false, tagName: 'TEXTAREA' })
  offer(action('skip', 'S'), action('send', 'mod+enter'))
  press('s', { target: field })
  press('s', { isTaken: true })
  press('Enter', { ctrlKey: true, target: field })
  expect(done).toEqual(['send'])
})

it('Ctrl+Enter in a field submits its form, and never sends the answer, also when it is pressed twice', () => {
  const formOf = (...fields: Field[]) => {
    const form = {
      requestSubmit: () => done.push('form'),
      contains: (field: Field) => fields.includes(field),
    }
    for (const field of fields) field.form = form
  }
  const makeField = () => Object.assign(new Field(), { isContentEditable: false, tagName: 'TEXTAREA' })
  const [answer, fact, lone] = [makeField(), makeField(), makeField()] as const
  formOf(answer)
  formOf(fact)
  // The cast: the dispatcher only compares it.
  const end = setDefaultFocus(() => answer as unknown as HTMLElement)
  offer(action('send', 'mod+enter'), action('stay', 'mod+shift+enter'))
  expect(press('Enter', { ctrlKey: true, target: fact, at: 1_000 })).toBe(false)
  expect(press('Enter', { ctrlKey: true, target: lone, at: 1_000 })).toBe(false)
  expect(done).toEqual(['form'])
  // The form has closed, and the focus is back in the answer.
  expect(press('Enter', { ctrlKey: true, target: answer, at: 1_499 })).toBe(false)
  expect(done).toEqual(['form'])
  press('Enter', { ctrlKey: true, target: answer, at: 1_500 })
  press('Enter', { ctrlKey: true, at: 1_500 })
  expect(done).toEqual(['form', 'send', 'send'])
  // Another key between the two: both were meant.
  press('Enter', { ctrlKey: true, target: fact, at: 2_000 })
  press('Control', { target: answer })
  press('Enter', { ctrlKey: true, target: answer, at: 2_010 })
  expect(done).toEqual(['form', 'send', 'send', 'form'])
  press('x', { target: answer })
  press('Control', { target: answer })
  press('Enter', { ctrlKey: true, target: answer, at: 2_020 })
  end()
  expect(done).toEqual(['form', 'send', 'send', 'form', 'send'])
})

it('Enter runs an action only while no element has the focus', () => {
  offer(action('open', 'enter'))
  press('Enter')
  screen.activeElement = new Field()
  press('Enter')
  expect(done).toEqual(['open'])
})

it('Space runs an action unless it presses the focused button', () => {
  offer(action('preview', 'space'))
  press(' ')
  screen.activeElement = new Link()
  press(' ')
  screen.activeElement = new Field()
  press(' ')
  expect(done).toEqual(['preview', 'preview'])
})

it('while a dialog is open, only the key that opens the palette works', () => {
  screen.hasDialog = true
  offer(action('skip', 'S'), action('palette', 'mod+K', { worksInDialogs: true }))
  press('s')
  press('k', { ctrlKey: true })
  expect(done).toEqual(['palette'])
})

it('the keys of the topmost dialog have priority over all others', () => {
  offer(action('send', 'mod+enter'), action('highlight', 'L'))
  const confirm = (name: string) => [{ key: 'mod+enter', run: () => void done.push(name) }]
  setDialogKeys('dialog', confirm('first dialog'))
  setDialogKeys('above', confirm('dialog above'))
  press('Enter', { ctrlKey: true })
  setDialogKeys('above', null)
  press('Enter', { ctrlKey: true })
  setDialogKeys('dialog', [{ key: 'L', blocked: 'Not here.', run: () => void done.push('menu') }])
  press('l')
  expect(done).toEqual(['dialog above', 'first dialog'])
  expect(shownToast()?.text).toBe('Not here.')
})

it('an action with two keys gets the pressed one', () => {
  offer(action('move', 'J+K', { run: undefined, press: (key) => done.push(key) }))
  press('j')
  press('k')
  expect(done).toEqual(['J', 'K'])
})
