import { describe, expect, it } from 'vitest'
import { allActions } from '../testing/all-actions'
import type { ActionGroup, DeclaredAction } from '../ui/actions/actions'
import { keyConflicts } from '../ui/actions/key-conflicts'

/** The keys of a chat are never on one screen with those of another page. */
const ofChat: readonly ActionGroup[] = ['chat', 'facts']
const areNeverTogether = (one: ActionGroup, other: ActionGroup) =>
  (ofChat.includes(one) && other === 'page') || (one === 'page' && ofChat.includes(other))

/** Screens with keys of their own, by the first word of the ids. Lists have their keys on all screens. */
const screens = [
  'stats',
  'board',
  'report',
  'siteowner',
  'settings',
  'text',
  'account',
  'export',
  'operator',
  'word',
  'named',
  'overview',
  'history',
  'escalation',
  'review',
  'feedback',
  'reminder',
  'hours',
]
const inLists = ['move in list', 'filters', 'reset filters', 'more rows', 'csv', 'xlsx', 'named views']
const screenOf = ({ id }: DeclaredAction) => screens.find((screen) => id.startsWith(`${screen} `))
const onOtherScreens = (one: DeclaredAction, other: DeclaredAction) =>
  one.group === 'page' &&
  other.group === 'page' &&
  !inLists.includes(one.id) &&
  !inLists.includes(other.id) &&
  screenOf(one) !== screenOf(other)

/** Only one of these is offered at a time. A screen that offers both reports an error, which fails every browser test. */
const alternatives = [
  ['leave handover', 'leave give_back'],
  ['report', 'report message'],
  ['away', 'back'],
  ['rest', 'rest over'],
  ['send and next', 'next chat'],
  // A chat that is read, one in hand, and one that is lost.
  ['take', 'not asked', 'take back'],
  // The account and an operator have no list.
  ['filters', 'account authenticator', 'operator reset'],
  ['move in list', 'account keys'],
  // Thresholds are no list.
  ['move in list', 'settings fault'],
  // The list of operators, and the page of one.
  ['end sessions of selected', 'end all sessions of operator'],
  ['suspend selected', 'suspend or reinstate operator'],
  ['open audit subject', 'change site owners'],
  ['discard levels', 'end preview'],
  ['leave the editor', 'end preview'],
  // The pages of operators, levels, profile sets and saved replies.
  ['invite operator', 'add a saved reply', 'add level', 'new profile set', 'use profile set'],
  ['copy level', 'copy profile set'],
  ['level differences', 'never send photo'],
  ['end all sessions of operator', 'end sessions of selected', 'describe photo'],
  ['change teams', 'retire profile set', 'chart as table'],
  ['search operators', 'search profile sets', 'find chat in audit'],
  // A list with views of its own does not offer the key of the saved ones.
  ['views of operators', 'views of profile sets', 'named views', 'review draw', 'export tabs'],
  ['siteowner add', 'siteowner key'],
  ['text submit', 'text approve'],
]

const conflictsOf = (actions: readonly DeclaredAction[]) =>
  actions.flatMap((one, index) =>
    actions
      .slice(index + 1)
      .filter((other) => !areNeverTogether(one.group, other.group) && !onOtherScreens(one, other))
      .filter((other) => !alternatives.some((pair) => pair.includes(one.id) && pair.includes(other.id)))
      .flatMap((other) => keyConflicts([one, other])),
  )

const second: DeclaredAction = { id: 'second', group: 'chat', key: 'S', isOneOfMany: false }

describe('the actions of the panel', () => {
  it('are all loaded', () => {
    const ids = allActions.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining([
        'highlight message',
        'send',
        'photo',
        'gift',
        'take',
        'csv',
        'commands',
        'undo',
      ]),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('never have the same key on one screen', () => {
    expect(conflictsOf(allActions)).toEqual([])
  })

  it('make this test fail when two actions of a screen have the same key', () => {
    expect(conflictsOf([...allActions, second])).toEqual(['S: leave skip, second'])
    expect(conflictsOf([...allActions, { ...second, key: 'K' }])).toEqual(['K: move, second'])
    expect(conflictsOf([...allActions, { ...second, key: 'A' }])).toHaveLength(2)
    expect(conflictsOf([...allActions, { ...second, key: 'mod+enter' }])).not.toEqual([])
  })

  it('may share a key only with actions of the focused element, which have priority', () => {
    expect(conflictsOf([...allActions, { ...second, key: 'L' }])).toEqual([])
    expect(conflictsOf([...allActions, { ...second, key: 'L', isFocused: true }])).toHaveLength(1)
    expect(
      conflictsOf([...allActions, { ...second, group: 'facts', key: 'L', isFocused: true }]),
    ).toHaveLength(1)
    expect(conflictsOf([...allActions, { ...second, group: 'facts', key: 'R', isFocused: true }])).toEqual([])
  })
})
