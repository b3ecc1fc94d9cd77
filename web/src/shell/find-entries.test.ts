import { expect, it } from 'vitest'
import { findEntries, withFound } from './find-entries'
import type { PaletteEntry } from './palette-entries'

const action = (title: string, own: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: title,
  group: 'chat',
  title,
  blocked: null,
  run: () => {},
  ...own,
})
const found = (actions: PaletteEntry[], query: string, recent: string[] = []) =>
  findEntries(actions, query, recent).map(({ group, entries }) => [
    group,
    entries.map(({ entry }) => entry.title),
  ])

const offered = [
  action('Skiplog', { group: 'go_to', note: 'Admin settings' }),
  action('Ask a master'),
  action('Skip this chat'),
  action('Operators', { group: 'go_to', note: 'Admin settings' }),
  action('Leave the editor', { run: undefined, key: 'esc' }),
]

it('actions are listed by group, the best match first', () => {
  expect(found(offered, 'sk')).toEqual([
    ['chat', ['Skip this chat', 'Ask a master']],
    ['go_to', ['Skiplog']],
  ])
})

it('the note is searched too, after the titles', () => {
  expect(found([...offered, action('Admin page', { group: 'go_to' })], 'admin')).toEqual([
    ['go_to', ['Admin page', 'Skiplog', 'Operators']],
  ])
})

it('an action that has only a key is not offered', () => {
  expect(found(offered, 'leave')).toEqual([])
})

it('without a query all groups are listed, without the many saved replies', () => {
  const replies = Array.from({ length: 30 }, (_, index) =>
    action(`Reply ${index}`, { group: 'saved_replies' }),
  )
  const [first, second, third] = findEntries([...replies, ...offered], '')
  expect([first?.group, second?.group, third?.group]).toEqual(['chat', 'go_to', 'saved_replies'])
  expect(third?.entries).toHaveLength(6)
  expect(findEntries(replies, 'reply')[0]?.entries).toHaveLength(20)
  const actions = Array.from({ length: 9 }, (_, index) => action(`Action ${index}`))
  expect(findEntries(actions, '')[0]?.entries).toHaveLength(9)
})

it('the better match is first, also among the groups: Send before Print for S', () => {
  const send = action('Send, stay here')
  const print = action('Print this conversation')
  expect(found([print, send], 's')).toEqual([['chat', ['Send, stay here', 'Print this conversation']]])
  const tom = action('Sam', { group: 'people' })
  expect(found([print, tom], 's')).toEqual([
    ['people', ['Sam']],
    ['chat', ['Print this conversation']],
  ])
})

it('the latest choices are first without a query, and of equal matches with one', () => {
  expect(found(offered, '', ['Operators', 'gone', 'Ask a master'])).toEqual([
    ['recent', ['Operators', 'Ask a master']],
    ['chat', ['Skip this chat']],
    ['go_to', ['Skiplog']],
  ])
  const themes = [action('Theme: light'), action('Theme: dark')]
  expect(found(themes, 'theme', ['Theme: dark'])).toEqual([['chat', ['Theme: dark', 'Theme: light']]])
  expect(found([action('Send', { blocked: 'Not now' })], '', ['Send'])).toEqual([['chat', ['Send']]])
})

it('a letter may be mistyped if nothing has the words, and people are searched only', () => {
  const colin = action('Colin', { group: 'people', note: '#12' })
  expect(found([...offered, colin], 'Colni')).toEqual([['people', ['Colin']]])
  expect(found([...offered, colin], '#12')).toEqual([['people', ['Colin']]])
  expect(found([...offered, colin], '').flat()).not.toContain('people')
})

it('what the server finds later comes last, so that nothing moves', () => {
  const groups = withFound(
    findEntries(offered, 'skip'),
    [action('Skipper', { group: 'customers' }), action('Skip Set', { group: 'profiles' })],
    'skip',
  )
  expect(groups.map(({ group }) => group)).toEqual(['chat', 'go_to', 'customers', 'profiles'])
  expect(groups.at(-1)?.entries[0]?.ranges).toEqual([{ start: 0, end: 4 }])
})
