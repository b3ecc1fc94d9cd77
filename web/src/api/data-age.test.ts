import { expect, it } from 'vitest'
import { dataAges, oldestOf, recordAge } from './data-age'

const answer = (asOf?: string) => new Response('{}', { headers: asOf ? { 'as-of': asOf } : {} })
const oldest = (after = 0) => oldestOf(dataAges.getState(), Date.now() + after)

it('the oldest data of the last minute counts, until its list is answered with new data', () => {
  expect(oldest()).toBeNull()
  recordAge('/api/skiplog', answer('2026-11-28T15:20:00.000Z'))
  recordAge('/api/history', answer('2026-11-28T15:19:50.000Z'))
  expect(oldest()).toBe(Date.parse('2026-11-28T15:19:50.000Z'))
  recordAge('/api/history', answer())
  recordAge('/api/queues', answer())
  expect(oldest()).toBe(Date.parse('2026-11-28T15:20:00.000Z'))
  expect(oldest(61_000)).toBeNull()
})
