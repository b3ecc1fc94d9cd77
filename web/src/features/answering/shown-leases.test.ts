import { expect, it } from 'vitest'
import { openStorage } from '../../testing/storage'
import { isShownInAnyTab, markShown, unmarkShown } from './shown-leases'

const lease = { id: 'lease', seconds: 90 }

it('a lease is shown until the last tab has left it', () => {
  openStorage()
  markShown(lease, 'one')
  markShown(lease, 'two')
  unmarkShown('lease', 'one')
  expect(isShownInAnyTab('lease')).toBe(true)
  expect(isShownInAnyTab('another')).toBe(false)
  unmarkShown('lease', 'two')
  expect(isShownInAnyTab('lease')).toBe(false)
})

it('a tab that crashed counts for as long as its lease lasts, and its record is deleted later', () => {
  const storage = openStorage()
  markShown(lease, 'crashed', 0)
  expect(isShownInAnyTab('lease', 80_000)).toBe(true)
  expect(isShownInAnyTab('lease', 90_000)).toBe(false)
  markShown({ ...lease, id: 'short', seconds: 30 }, 'crashed', 0)
  expect(isShownInAnyTab('short', 30_000)).toBe(false)
  markShown({ ...lease, id: 'next' }, 'one', 90_000)
  expect(Object.keys(storage)).toEqual(['shown:next:one'])
})

it('if the browser refuses storage, each tab knows only its own leases', () => {
  openStorage({}, true)
  markShown({ ...lease, id: 'alone' }, 'one')
  expect(isShownInAnyTab('alone')).toBe(true)
  unmarkShown('alone', 'one')
  expect(isShownInAnyTab('alone')).toBe(false)
})
