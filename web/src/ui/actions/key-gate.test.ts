import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onKeyPressed, refuseKeys, refuseUntilSilence, startKeyGate } from './key-gate'

const page = new EventTarget()
const root = { dataset: {} as Record<string, string> }
let reached: string[] = []
let end = () => {}

beforeEach(() => {
  reached = []
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', { documentElement: root })
  startKeyGate()
  const listener = (event: Event) => void reached.push((event as KeyboardEvent).key)
  page.addEventListener('keydown', listener)
  end = () => page.removeEventListener('keydown', listener)
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** @returns whether the browser handles the key itself */
function press(key: string, own: Partial<Pick<KeyboardEvent, 'isComposing' | 'keyCode'>> = {}) {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, keyCode: 0 })
  for (const [name, value] of Object.entries({ isComposing: false, ...own }))
    Object.defineProperty(event, name, { value })
  page.dispatchEvent(event)
  return !event.defaultPrevented
}

it('no key of a composition reaches the page, and the browser handles all except Escape', () => {
  expect(press('Enter', { isComposing: true })).toBe(true)
  expect(press('Process', { keyCode: 229 })).toBe(true)
  expect(press('Escape', { isComposing: true })).toBe(false)
  expect(reached).toEqual([])
  press('a')
  expect(reached).toEqual(['a'])
})

it('a refused key has no effect, and counts as pressed; a modifier is not judged', () => {
  const pressed: string[] = []
  const endRefusal = refuseKeys(() => true)
  const unsubscribe = onKeyPressed(({ key }) => {
    pressed.push(key)
    endRefusal()
  })
  press('Control')
  expect(press('s')).toBe(false)
  press('t')
  unsubscribe()
  expect([pressed, reached]).toEqual([
    ['s', 't'],
    ['Control', 't'],
  ])
})

it('after the screen changed, keys are refused until none was pressed for half a second', () => {
  refuseUntilSilence()
  for (const key of 'now') {
    press(key)
    vi.advanceTimersByTime(499)
  }
  expect([reached, root.dataset]).toEqual([[], { keysIgnored: '' }])
  vi.advanceTimersByTime(1)
  press('S')
  expect([reached, root.dataset]).toEqual([['S'], {}])
})

it('a key that is meant for what is still shown is not refused, and does not prolong the silence', () => {
  refuseUntilSilence(({ key }) => key === 'a')
  vi.advanceTimersByTime(400)
  press('a')
  press('b')
  vi.advanceTimersByTime(499)
  press('a')
  vi.advanceTimersByTime(1)
  press('b')
  expect(reached).toEqual(['a', 'a', 'b'])
})

it('a press of a pointer ends the silence', () => {
  refuseUntilSilence()
  press('a')
  expect(reached).toEqual([])
  page.dispatchEvent(new Event('pointerdown'))
  press('Escape')
  expect(reached).toEqual(['Escape'])
  expect(root.dataset.keysIgnored).toBeUndefined()
})
