import { expect, it, onTestFinished, vi } from 'vitest'
import { makeStorage } from '../../testing/storage'
import {
  asJson,
  asMoment,
  asWords,
  browserStorage,
  cookies,
  storedPerOperator,
  storedValue,
  storedValueStore,
} from './storage'

function openTab(storage: () => Storage) {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: storage })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(globalThis, 'localStorage')
  })
  return {
    /** Another tab writes to the shared storage. */
    writeElsewhere(key: string, newValue: string | null) {
      const oldValue = storage().getItem(key)
      if (newValue === null) storage().removeItem(key)
      else storage().setItem(key, newValue)
      page.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }))
    },
  }
}

const refused = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

it('a browser that refuses storage keeps values in the tab', () => {
  openTab(refused)
  const words = storedValue('refused', asWords)
  expect(words.read()).toBe(null)
  expect(words.write(['one'])).toBe(false)
  expect(words.read()).toEqual(['one'])
  expect(browserStorage.keys('refused')).toEqual(['refused'])
  words.remove()
  expect(words.read()).toBe(null)
  expect(browserStorage.keys('refused')).toEqual([])
})

it('a value that a full storage refused is valid in the tab, until another tab writes', () => {
  const storage = makeStorage({ full: 'old' }, true)
  openTab(() => storage)
  const words = storedValue('full', asWords)
  expect(words.write(['new'])).toBe(false)
  expect(words.read()).toEqual(['new'])
  Object.assign(storage, { full: 'theirs' })
  expect(words.read()).toEqual(['theirs'])
})

it('a value that cannot be parsed counts as missing', () => {
  const storage = makeStorage({ json: '{"a":', number: 'soon', shape: '[]' })
  openTab(() => storage)
  const text = asJson((stored) => (typeof stored === 'string' ? stored : null))
  expect(storedValue('json', text).read()).toBe(null)
  expect(storedValue('shape', text).read()).toBe(null)
  expect(storedValue('number', asMoment).read()).toBe(null)
})

it('a value without content removes its key', () => {
  const storage = makeStorage()
  openTab(() => storage)
  const words = storedValue('words', asWords)
  words.write(['a', 'b'])
  expect({ ...storage }).toEqual({ words: 'a b' })
  words.write([])
  expect({ ...storage }).toEqual({})
})

it('an operator does not read values of another', () => {
  const storage = makeStorage()
  openTab(() => storage)
  const drafts = storedPerOperator('note', asWords)
  drafts(1, 7).write(['mine'])
  expect(drafts(2, 7).read()).toBe(null)
  expect(drafts(1, 7).read()).toEqual(['mine'])
  expect({ ...storage }).toEqual({ 'note:1:7': 'mine' })
})

it('a store changes here and when another tab writes', () => {
  const storage = makeStorage()
  const { writeElsewhere } = openTab(() => storage)
  const store = storedValueStore(storedValue('choice', asWords), [])
  const seen: string[][] = []
  store.subscribe((words) => seen.push(words))
  store.write(['here'])
  writeElsewhere('choice', 'there')
  writeElsewhere('another', 'x')
  writeElsewhere('choice', null)
  expect(seen).toEqual([['here'], ['there'], []])
})

it('a store works in the tab when storage is refused', () => {
  openTab(refused)
  const store = storedValueStore(storedValue('choice refused', asWords), [])
  store.write(['here'])
  expect(store.getState()).toEqual(['here'])
})

it('a subscriber gets the changes of both values, and none after it has ended', () => {
  const storage = makeStorage({ followed: 'one' })
  const { writeElsewhere } = openTab(() => storage)
  const changes: unknown[] = []
  const stop = storedValue('followed', asWords).subscribe((now, before) => changes.push([now, before]))
  writeElsewhere('followed', 'two')
  writeElsewhere('followed', null)
  stop()
  writeElsewhere('followed', 'three')
  expect(changes).toEqual([
    [['two'], ['one']],
    [null, ['two']],
  ])
})

it('a page without cookies has none', () => {
  const page = {
    get cookie(): string {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
    set cookie(_: string) {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
  }
  vi.stubGlobal('document', page)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  expect(cookies.read()).toBe('')
  cookies.write('locale=pl')
})
