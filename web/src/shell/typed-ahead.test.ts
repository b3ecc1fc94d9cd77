import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeStorage } from '../testing/storage'
import { startKeyGate } from '../ui/actions/key-gate'
import { keepTyped, takeTyped } from './typed-ahead'

const page = new EventTarget()
let reached: string[] = []

beforeEach(() => {
  reached = []
  vi.stubGlobal('localStorage', makeStorage())
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  startKeyGate()
  page.addEventListener('keydown', note)
})
afterEach(() => vi.unstubAllGlobals())
// The same listener is added once. The cast: only keys are dispatched.
const note = (event: Event) => void reached.push((event as KeyboardEvent).key)

function press(key: string, own: { ctrlKey?: boolean } = {}) {
  const event = new Event('keydown', { cancelable: true })
  const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false }
  page.dispatchEvent(
    Object.assign(event, none, { key, code: `Key${key.toUpperCase()}`, isComposing: false }, own),
  )
}

it('what is typed before the palette has opened is its text, and does nothing on the page', () => {
  keepTyped(() => {})
  for (const key of ['s', 'k', 'Shift', 'Enter', 'j', 'Backspace', ' ', 'é']) press(key)
  press('z', { ctrlKey: true })
  // A modifier alone does nothing.
  expect(reached).toEqual(['Shift'])
  expect(takeTyped()).toBe('sk é')
  press('s')
  expect(reached).toEqual(['Shift', 's'])
  expect(takeTyped()).toBe('')
})

it('Escape takes the palette back, and its own key reaches it', () => {
  let cancelled = 0
  keepTyped(() => cancelled++)
  press('Escape')
  press('k', { ctrlKey: true })
  expect([cancelled, reached]).toEqual([1, ['k']])
  takeTyped()
})
