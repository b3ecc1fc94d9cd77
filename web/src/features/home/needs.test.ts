import type { Board, BoardLanguage, BoardLease, Escalation } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { needsOf } from './needs'

const now = Date.parse('2026-11-10T12:00:00Z')
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
const late = {
  chat: { amber: 8, red: 12 },
  poke: { amber: 60, red: 240 },
  handover: { amber: 5, red: 10 },
}
const language = (name: string, minutes: number | null): BoardLanguage => ({
  language: name,
  waiting: 1,
  pokes: 0,
  oldest_waiting_at: minutes === null ? null : ago(minutes),
  here: { answering: 0, ready: 0, away: 0 },
  forecast: null,
})
const lease = (id: string, minutes: number | null): BoardLease => ({
  id,
  operator: { id: 1, name: 'Anna' },
  conversation_id: 1,
  people: null,
  language: 'nl',
  since: null,
  paused: false,
  last_input_at: minutes === null ? null : ago(minutes),
})
const handover = (minutes: number) => ({
  id: minutes,
  conversation_id: 1,
  people: null,
  reason_code: 'meeting',
  reason_words: null,
  since: ago(minutes),
})
const escalation = (kind: Escalation['kind'], minutes: number): Escalation => ({
  id: minutes,
  kind,
  opened_at: ago(minutes),
  by: { id: 2, name: 'Tom' },
  conversation: { id: 1, language: 'nl' },
  customer: { id: 1, name: 'Ian' },
  profile: { id: 1, name: 'Helen' },
  siteowner: { id: 1, name: 'Site' },
  message: null,
  suggested_words: null,
  hold: { id: 1, since: ago(minutes), released_at: null, stays: false },
  assigned: null,
  settled: null,
})
const board = (own: {
  leases?: BoardLease[]
  handovers?: Board['handovers']['items']
  languages?: BoardLanguage[]
}) => ({
  leases: { count: own.leases?.length ?? 0, items: own.leases ?? [] },
  handovers: { count: own.handovers?.length ?? 0, items: own.handovers ?? [] },
  languages: own.languages ?? [],
})
const keysOf = (known: Partial<Parameters<typeof needsOf>[0]>) =>
  needsOf({ board: undefined, escalations: [], late, now, ...known }).map(({ key, lateness }) => [
    key,
    lateness,
  ])

describe('who needs help first', () => {
  it('is what is red, then amber, then what was escalated and is within its target', () => {
    const known = {
      board: board({
        leases: [lease('a', 6), lease('b', 2), lease('c', 0.5), lease('d', null)],
        handovers: [handover(12), handover(1)],
        languages: [language('nl', 9), language('it', 14), language('fr', 7), language('es', null)],
      }),
      escalations: [escalation('threat', 3), escalation('possible_minor', 6)],
    }
    expect(keysOf(known)).toEqual([
      ['escalation 6', 'red'],
      ['idle a', 'red'],
      ['handovers', 'red'],
      ['language it', 'red'],
      ['idle b', 'amber'],
      ['language nl', 'amber'],
    ])
    expect(keysOf({ escalations: known.escalations })).toEqual([
      ['escalation 6', 'red'],
      ['escalation 3', null],
    ])
  })

  it('is nobody while nothing is late', () => {
    const calm = board({ leases: [lease('a', 0)], handovers: [handover(4)], languages: [language('nl', 7)] })
    expect(keysOf({ board: calm })).toEqual([])
  })
})
