import { describe, expect, it } from 'vitest'
import { queueLinks, waitingIn } from './queue-links'

const counts = { open_messages: 4, open_pokes: 2 }
const queuesFor = (...message_types: ('reply' | 'poke')[]) =>
  queueLinks({ message_types, ...counts }).map(({ queue }) => queue)

describe('the buttons of the queues', () => {
  it('follow the message types of the operator', () => {
    expect(queuesFor('poke', 'reply')).toEqual(['poke', 'reply', 'smart'])
    expect(queuesFor('reply')).toEqual(['reply'])
    expect(queuesFor('poke')).toEqual(['poke'])
    expect(queuesFor()).toEqual([])
  })

  it('have fixed keys, independently of the other buttons', () => {
    expect(queueLinks({ message_types: ['reply'], ...counts }).map(({ key }) => key)).toEqual(['2'])
  })
})

it('count both queues for the combined one', () => {
  expect(waitingIn('reply', counts)).toBe(4)
  expect(waitingIn('poke', counts)).toBe(2)
  expect(waitingIn('smart', counts)).toBe(6)
})
