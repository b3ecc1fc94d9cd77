import { expect, it } from 'vitest'
import { openStorage } from '../../testing/storage'
import { isShown, noteLeft, noteShown } from './shown-leases'

const lease = { id: 'lease', seconds: 90 }

it('a lease is shown until the last tab has left it', () => {
  openStorage()
  noteShown(lease, 'one')
  noteShown(lease, 'two')
  noteLeft('lease', 'one')
  expect(isShown('lease')).toBe(true)
  expect(isShown('another')).toBe(false)
  noteLeft('lease', 'two')
  expect(isShown('lease')).toBe(false)
})

it('a tab that crashed counts for as long as its lease lasts, and leaves nothing behind', () => {
  const storage = openStorage()
  noteShown(lease, 'crashed', 0)
  expect(isShown('lease', 80_000)).toBe(true)
  expect(isShown('lease', 90_000)).toBe(false)
  noteShown({ ...lease, id: 'short', seconds: 30 }, 'crashed', 0)
  expect(isShown('short', 30_000)).toBe(false)
  noteShown({ ...lease, id: 'next' }, 'one', 90_000)
  expect(Object.keys(storage)).toEqual(['shown:next:one'])
})

it('where the browser keeps nothing, each tab knows of its own', () => {
  openStorage({}, true)
  noteShown({ ...lease, id: 'alone' }, 'one')
  expect(isShown('alone')).toBe(true)
  noteLeft('alone', 'one')
  expect(isShown('alone')).toBe(false)
})
