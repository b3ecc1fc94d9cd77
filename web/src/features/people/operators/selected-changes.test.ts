import type { ListedOperator } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { changedFields, storedFields } from './selected-changes'

const operator = (own: Partial<ListedOperator> = {}): ListedOperator => ({
  id: 7,
  name: 'Mila R.',
  login: 'mila.r',
  level_id: 100,
  team_id: 21,
  languages: ['nl', 'pl'],
  message_types: ['reply'],
  segments: null,
  siteowner_ids: [1, 2],
  level: { id: 100, name: 'Operator' },
  team: { id: 21, name: 'Team 21' },
  status: { state: 'offline' },
  has_two_factor: true,
  last_seen_at: null,
  refused: null,
  ...own,
})
const all = [1, 2, 3]

describe('a change of selected operators', () => {
  it('has only the fields that differ', () => {
    expect(changedFields(operator(), { level_id: 100, team_id: 22 }, all)).toEqual({ team_id: 22 })
    expect(changedFields(operator(), {}, all)).toEqual({})
  })

  it.each([
    ['set', ['pl'], ['pl']],
    ['set', ['pl', 'nl'], undefined],
    ['set', [], undefined],
    ['add', ['pl', 'es'], ['nl', 'pl', 'es']],
    ['add', ['nl'], undefined],
    ['remove', ['nl', 'es'], ['pl']],
    ['remove', ['es'], undefined],
  ] as const)('of languages: %s %j', (how, values, after) => {
    expect(changedFields(operator(), { languages: { how, values: [...values] } }, all).languages).toEqual(
      after,
    )
  })

  it.each([
    ['set', ['1'], [1]],
    ['add', ['1'], undefined],
    ['remove', ['1'], [2, 3]],
  ] as const)('of somebody who works for all site owners: %s %j', (how, values, after) => {
    const row = operator({ siteowner_ids: null })
    const changed = changedFields(row, { siteowner_ids: { how, values: [...values] } }, all)
    expect(changed.siteowner_ids).toEqual(after)
  })

  it('is undone with the values before', () => {
    const row = operator({ siteowner_ids: null })
    const changed = changedFields(row, { team_id: 22, siteowner_ids: { how: 'set', values: ['1'] } }, all)
    expect(storedFields(row, changed)).toEqual({ team_id: 21, siteowner_ids: null })
  })
})
