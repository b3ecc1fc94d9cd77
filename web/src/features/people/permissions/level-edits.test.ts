import { describe, expect, it } from 'vitest'
import { changedMeanwhile, changesBetween, edited, noEdits, reachOf, rebased, withEdit } from './level-edits'
import type { AccountLevel } from './levels-query'

const senior: AccountLevel = {
  id: 120,
  name: 'Senior',
  rights: ['reviews.view'],
  message_types: null,
  segments: null,
  history_size: 'short',
  operators: 14,
  retired_at: null,
  keeps_admin_right: null,
  changed: null,
}
const start = { ...noEdits, seen: [senior] }

describe('edits of a level', () => {
  it('have a list of changes, and the number of operators whom they affect', () => {
    const edits = withEdit(start, senior, {
      rights: { profile_text: true, 'reviews.view': false },
      history_size: 'all',
    })
    const after = edited(senior, edits.edits[120])
    expect(after.rights).toEqual(['profile_text'])
    expect(changesBetween(senior, after)).toEqual([
      { field: 'right', right: 'profile_text', isAdded: true },
      { field: 'right', right: 'reviews.view', isAdded: false },
      { field: 'history_size', from: 'short', to: 'all' },
    ])
    expect(reachOf(edits)).toEqual({ changes: 3, operators: 14 })
  })

  it('that restore the stored values are removed', () => {
    const on = withEdit(start, senior, { rights: { profile_text: true } })
    expect(withEdit(on, senior, { rights: { profile_text: false } })).toEqual(start)
    const narrowed = withEdit(start, senior, { segments: ['vip'] })
    expect(withEdit(narrowed, senior, { segments: null })).toEqual(start)
  })
})

describe('a level that a colleague changed meanwhile', () => {
  const mine = withEdit(start, senior, { rights: { profile_text: true }, history_size: 'all' })
  const now: AccountLevel = { ...senior, rights: ['reviews.view', 'profile_text'], history_size: 'limited' }

  it("shows the colleague's changes, and the own edits of the same values", () => {
    expect(changedMeanwhile(mine, [senior])).toEqual([])
    expect(changedMeanwhile(mine, [now])).toEqual([
      {
        seen: senior,
        now,
        changes: [
          { field: 'right', right: 'profile_text', isAdded: true },
          { field: 'history_size', from: 'short', to: 'limited' },
        ],
        own: [{ field: 'history_size', from: 'limited', to: 'all' }],
      },
    ])
  })

  it('keeps the own edits, except those that the colleague has also made', () => {
    const next = rebased(mine, [now])
    expect(reachOf(next)).toEqual({ changes: 1, operators: 14 })
    expect(edited(now, next.edits[120])).toMatchObject({ rights: now.rights, history_size: 'all' })
    expect(rebased(mine, [{ ...now, retired_at: '2026-01-01T00:00:00Z' }]).edits).toEqual({})
  })
})
