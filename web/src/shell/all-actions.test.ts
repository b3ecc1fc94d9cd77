import { describe, expect, it } from 'vitest'
import { allActions } from '../testing/all-actions'
import type { ActionGroup, DeclaredAction } from '../ui/actions'
import { keyConflicts } from '../ui/key-conflicts'

/** Groups that are never on one screen. */
const apart = (one: ActionGroup, other: ActionGroup) =>
  (one === 'chat' && other === 'page') || (one === 'page' && other === 'chat')

/** Of these only one is offered at a time. A screen that offers both reports a mistake, which fails every journey. */
const alternatives = [
  ['leave handover', 'leave give_back'],
  ['report', 'report message'],
  ['away', 'back'],
  ['send and next', 'next chat'],
]

const conflictsOf = (actions: readonly DeclaredAction[]) =>
  actions.flatMap((one, index) =>
    actions
      .slice(index + 1)
      .filter((other) => !apart(one.group, other.group))
      .filter((other) => !alternatives.some((pair) => pair.includes(one.id) && pair.includes(other.id)))
      .flatMap((other) => keyConflicts([one, other])),
  )

const second: DeclaredAction = { id: 'second', group: 'chat', key: 'S', isOneOfMany: false }

describe('the actions of the panel', () => {
  it('are all loaded', () => {
    const ids = allActions.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining(['highlight message', 'send', 'take', 'csv', 'commands', 'undo']),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('never have the same key on one screen', () => {
    expect(conflictsOf(allActions)).toEqual([])
  })

  it('fail this test when a second one of a screen gets the same key', () => {
    expect(conflictsOf([...allActions, second])).toEqual(['S: leave skip, second'])
    expect(conflictsOf([...allActions, { ...second, key: 'K' }])).toEqual(['K: move, second'])
    expect(conflictsOf([...allActions, { ...second, key: 'A' }])).toHaveLength(2)
    expect(conflictsOf([...allActions, { ...second, key: 'mod+enter' }])).not.toEqual([])
  })

  it('have one key with what acts on the focus, which goes first', () => {
    expect(conflictsOf([...allActions, { ...second, key: 'L' }])).toEqual([])
    expect(conflictsOf([...allActions, { ...second, key: 'L', isFocused: true }])).toHaveLength(1)
  })
})
