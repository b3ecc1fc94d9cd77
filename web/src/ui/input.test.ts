import { beforeEach, expect, it, vi } from 'vitest'
import { openBrowser } from '../testing/browser'

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

it('opening the page is an input; then it is as long ago as nobody gives one', async () => {
  const { sinceInput, noteInput } = await openTab()
  expect(sinceInput()).toBe(0)
  now(50)
  expect(sinceInput()).toBe(50_000)
  noteInput()
  expect(sinceInput()).toBe(0)
})

it('an input in another tab counts here, and an older one takes nothing away', async () => {
  const { sinceInput, writeElsewhere, onInput } = await openTab()
  const heard: number[] = []
  onInput((idle) => heard.push(idle))
  now(200)
  writeElsewhere('last-input', String(Date.now() - 5_000))
  expect(sinceInput()).toBe(5_000)
  writeElsewhere('last-input', String(Date.now() - 60_000))
  expect(sinceInput()).toBe(5_000)
  writeElsewhere('last-input', 'nonsense')
  writeElsewhere('last-input', null)
  expect(sinceInput()).toBe(5_000)
  expect(heard).toEqual([195_000])
})

it('an input is told to the other tabs, at most once a second', async () => {
  const { kept, noteInput, onInput } = await openTab()
  const heard: number[] = []
  onInput((idle) => heard.push(idle))
  now(10)
  for (let moves = 0; moves < 20; moves++) noteInput()
  expect(heard).toEqual([10_000])
  expect(Number(kept.get('last-input'))).toBe(Date.now())
})

it('a clock that is set back makes nobody look busy', async () => {
  const { sinceInput } = await openTab()
  vi.setSystemTime(Date.parse('2026-11-20T11:00:00Z'))
  expect(sinceInput()).toBe(0)
  now(130)
  expect(sinceInput()).toBe(130_000)
})
