import { expect, it } from 'vitest'
import type { OfferedAction } from '../ui/actions/actions'
import { findActions } from './find-actions'

const action = (title: string, own: Partial<OfferedAction> = {}): OfferedAction => ({
  id: title,
  group: 'chat',
  title,
  blocked: null,
  isKeyMeant: () => true,
  worksInDialogs: false,
  run: () => {},
  ...own,
})
const found = (actions: OfferedAction[], query: string) =>
  findActions(actions, query).map(({ group, actions: of }) => [group, of.map((each) => each.action.title)])

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
  const [first, second, third] = findActions([...replies, ...offered], '')
  expect([first?.group, second?.group, third?.group]).toEqual(['chat', 'go_to', 'saved_replies'])
  expect(third?.actions).toHaveLength(6)
  expect(findActions(replies, 'reply')[0]?.actions).toHaveLength(20)
  const actions = Array.from({ length: 9 }, (_, index) => action(`Action ${index}`))
  expect(findActions(actions, '')[0]?.actions).toHaveLength(9)
})
