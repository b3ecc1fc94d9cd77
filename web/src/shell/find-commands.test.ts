import { expect, it } from 'vitest'
import type { Command } from '../ui/commands'
import { findCommands } from './find-commands'

const command = (title: string, own: Partial<Command> = {}): Command => ({
  id: title,
  group: 'chat',
  title,
  run: () => {},
  ...own,
})
const found = (commands: Command[], query: string) =>
  findCommands(commands, query).map(({ group, commands: of }) => [
    group,
    of.map((each) => each.command.title),
  ])

const commands = [
  command('Skiplog', { group: 'go_to', note: 'Admin settings' }),
  command('Ask a master'),
  command('Skip this chat'),
  command('Operators', { group: 'go_to', note: 'Admin settings' }),
  command('Leave the editor', { run: undefined, keys: 'esc' }),
]

it('commands are listed by group, the best match first', () => {
  expect(found(commands, 'sk')).toEqual([
    ['chat', ['Skip this chat', 'Ask a master']],
    ['go_to', ['Skiplog']],
  ])
})

it('the note is searched too, after the titles', () => {
  expect(found([...commands, command('Admin page', { group: 'go_to' })], 'admin')).toEqual([
    ['go_to', ['Admin page', 'Skiplog', 'Operators']],
  ])
})

it('what has only a key is not offered', () => {
  expect(found(commands, 'leave')).toEqual([])
})

it('without a query all groups are there, saved replies not at length', () => {
  const replies = Array.from({ length: 30 }, (_, index) =>
    command(`Reply ${index}`, { group: 'saved_replies' }),
  )
  const [first, second, third] = findCommands([...replies, ...commands], '')
  expect([first?.group, second?.group, third?.group]).toEqual(['chat', 'go_to', 'saved_replies'])
  expect(third?.commands).toHaveLength(6)
  expect(findCommands(replies, 'reply')[0]?.commands).toHaveLength(20)
  const actions = Array.from({ length: 9 }, (_, index) => command(`Action ${index}`))
  expect(findCommands(actions, '')[0]?.commands).toHaveLength(9)
})
