import { expect, it } from 'vitest'
import { makeStorage } from '../../testing/storage'
import { isShown, noteLeft, noteShown } from './shown-leases'

const lease = { id: 'lease', seconds: 90 }

it('a lease is shown until the last tab has left it', () => {
  const storage = makeStorage()
  noteShown(storage, lease, 'one')
  noteShown(storage, lease, 'two')
  noteLeft(storage, 'lease', 'one')
  expect(isShown(storage, 'lease')).toBe(true)
  expect(isShown(storage, 'another')).toBe(false)
  noteLeft(storage, 'lease', 'two')
  expect(isShown(storage, 'lease')).toBe(false)
})

it('a tab that crashed counts for as long as its lease lasts, and leaves nothing behind', () => {
  const storage = makeStorage()
  noteShown(storage, lease, 'crashed', 0)
  expect(isShown(storage, 'lease', 80_000)).toBe(true)
  expect(isShown(storage, 'lease', 90_000)).toBe(false)
  noteShown(storage, { ...lease, id: 'short', seconds: 30 }, 'crashed', 0)
  expect(isShown(storage, 'short', 30_000)).toBe(false)
  noteShown(storage, { ...lease, id: 'next' }, 'one', 90_000)
  expect(Object.keys(storage)).toEqual(['shown:next:one'])
})

it('a browser that keeps nothing shows nothing', () => {
  const storage = makeStorage({}, true)
  noteShown(storage, lease, 'one')
  expect(isShown(storage, 'lease')).toBe(false)
})
