import { beforeEach, expect, it, vi } from 'vitest'
import { openBrowser } from '../../testing/browser'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') })
  vi.resetModules()
})

async function openTab() {
  const browser = openBrowser(() => 'no answer')
  const input = await import('./input')
  input.startInput()
  return { ...browser, ...input }
}
const now = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000)

it('opening the page is an input; afterwards the time without input grows', async () => {
  const { sinceInput, recordInput } = await openTab()
  expect(sinceInput()).toBe(0)
  now(50)
  expect(sinceInput()).toBe(50_000)
  recordInput()
  expect(sinceInput()).toBe(0)
})

it('an input in another tab counts here, and an older one does not reduce it', async () => {
  const { sinceInput, writeElsewhere, onInput } = await openTab()
  const idleTimes: number[] = []
  onInput((idle) => idleTimes.push(idle))
  now(200)
  writeElsewhere('last-input', String(Date.now() - 5_000))
  expect(sinceInput()).toBe(5_000)
  writeElsewhere('last-input', String(Date.now() - 60_000))
  expect(sinceInput()).toBe(5_000)
  writeElsewhere('last-input', 'nonsense')
  writeElsewhere('last-input', null)
  expect(sinceInput()).toBe(5_000)
  expect(idleTimes).toEqual([195_000])
})

it('an input is sent to the other tabs, at most once a second', async () => {
  const { stored, recordInput, onInput } = await openTab()
  const idleTimes: number[] = []
  onInput((idle) => idleTimes.push(idle))
  now(10)
  for (let moves = 0; moves < 20; moves++) recordInput()
  expect(idleTimes).toEqual([10_000])
  expect(Number(stored.get('last-input'))).toBe(Date.now())
})

it('a clock that is set back does not make anybody look present', async () => {
  const { sinceInput } = await openTab()
  vi.setSystemTime(Date.parse('2026-11-20T11:00:00Z'))
  expect(sinceInput()).toBe(0)
  now(130)
  expect(sinceInput()).toBe(130_000)
})

/** The window events that input uses. */
class FakeEvent {
  isTrusted = true
  target: unknown = null
  key = ''
  screenX = 0
  screenY = 0
  preventDefault = vi.fn()
  stopImmediatePropagation = vi.fn()
  readonly type: string
  constructor(type: string, own: Partial<FakeEvent> = {}) {
    this.type = type
    Object.assign(this, own)
  }
}
class FakeKeyboardEvent extends FakeEvent {}
class FakePointerEvent extends FakeEvent {}

/** A window whose events are simulated: Node's own events are not from a person. */
async function openWindow() {
  const tab = openBrowser(() => 'no answer')
  const listeners = new Map<string, (event: FakeEvent) => void>()
  vi.stubGlobal('addEventListener', (type: string, listener: (event: FakeEvent) => void) =>
    listeners.set(type, listener),
  )
  vi.stubGlobal('KeyboardEvent', FakeKeyboardEvent)
  vi.stubGlobal('PointerEvent', FakePointerEvent)
  const page = {}
  vi.stubGlobal('window', page)
  const input = await import('./input')
  input.startInput()
  const play = (event: FakeEvent) => {
    now(10)
    listeners.get(event.type)?.(event)
    return event
  }
  const isInput = (event: FakeEvent) => {
    play(event)
    return input.sinceInput() === 0
  }
  return { ...tab, ...input, page, play, isInput }
}

it('keys, presses, the wheel, touches, pointer movements and the return of the focus to the window are inputs', async () => {
  const { isInput, page } = await openWindow()
  expect(isInput(new FakeKeyboardEvent('keydown', { key: 'x' }))).toBe(true)
  for (const type of ['pointerdown', 'touchstart', 'touchmove', 'wheel'])
    expect(isInput(new FakeEvent(type)), type).toBe(true)
  expect(isInput(new FakePointerEvent('pointermove', { screenX: 4 }))).toBe(true)
  expect(isInput(new FakeEvent('focus', { target: page }))).toBe(true)
})

it('scripts, modifier keys alone, a field that gets the focus and a pointer that does not move are not inputs', async () => {
  const { isInput } = await openWindow()
  expect(isInput(new FakeKeyboardEvent('keydown', { key: 'x', isTrusted: false }))).toBe(false)
  expect(isInput(new FakeKeyboardEvent('keydown', { key: 'Control' }))).toBe(false)
  expect(isInput(new FakeEvent('focus', { target: {} }))).toBe(false)
  expect(isInput(new FakePointerEvent('pointermove', { screenX: 4 }))).toBe(true)
  expect(isInput(new FakePointerEvent('pointermove', { screenX: 4 }))).toBe(false)
})

it('the key that answers a question is an input, and has no other effect', async () => {
  const { play, sinceInput, suppressNextKey } = await openWindow()
  const end = suppressNextKey()
  const key = play(new FakeKeyboardEvent('keydown', { key: '1' }))
  expect(key.preventDefault).toHaveBeenCalled()
  expect(key.stopImmediatePropagation).toHaveBeenCalled()
  expect(sinceInput()).toBe(0)
  end()
  expect(play(new FakeKeyboardEvent('keydown', { key: '1' })).preventDefault).not.toHaveBeenCalled()
})
