import { hears, type Right, rights, type TopicHint, type TopicName, topics } from '@panel/contract'
import { expect, it } from 'vitest'

/** Written a second time on purpose: who hears what, beside the operator whom a hint names. */
const heardWith: Record<TopicName, 'everybody' | 'nobody else' | Right[]> = {
  queue: 'everybody',
  settings: 'everybody',
  away: ['chat_stats.away'],
  coach_questions: ['chat_stats.away'],
  reports: ['other_chats.reports'],
  holds: ['escalations', 'holds'],
  profile_sets: ['profile_sets'],
  profile_texts: ['profile_text'],
  locked_codes: ['manage_operators'],
  operator: ['manage_operators'],
  levels: ['manage_operators'],
  exports: 'nobody else',
  mine: 'nobody else',
  welfare: 'nobody else',
}

// The cast: the names of an object.
const names = Object.keys(topics) as TopicName[]
// The cast: the operator is left out where a topic names none.
const hintOf = (topic: TopicName) => ({ topic, operatorId: 7 }) as TopicHint

it.each(names)('who hears %s', (topic) => {
  const others = rights.filter((right) => hears({ id: 8, rights: [right] }, hintOf(topic)))
  const hearers = heardWith[topic]
  if (hearers === 'everybody') expect(hears({ id: 8, rights: [] }, hintOf(topic))).toBe(true)
  else expect(others).toEqual(hearers === 'nobody else' ? [] : hearers)
})

it('an operator hears what is said about them, without any right', () => {
  const own = names.filter(
    (topic) => heardWith[topic] !== 'everybody' && hears({ id: 7, rights: [] }, hintOf(topic)),
  )
  expect(own).toEqual(['away', 'locked_codes', 'operator', 'exports', 'mine', 'welfare'])
})
