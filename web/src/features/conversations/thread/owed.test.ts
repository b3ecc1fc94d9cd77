import type { Message } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { isStarting, owedIn } from './owed'
import { threadOf } from './thread'

const start = Date.parse('2026-11-20T10:00:00.000Z')
const message = (id: number, direction: Message['direction'], text: string, own: Partial<Message> = {}) => {
  const at = new Date(start + id * 60_000).toISOString()
  const rest = {
    attachments: [],
    operator: null,
    in_reply_to: null,
    delivery: null,
    refusal: null,
    answered: false,
  }
  const marks = { highlighted: null, hidden: null, deleted: null, suggests: null, edited: null }
  return {
    id,
    direction,
    type: 'chat',
    text,
    sent_at: at,
    arrived_at: at,
    placed_at: at,
    ...rest,
    ...marks,
    ...own,
  } as Message
}
const by = { by: { id: 1, name: 'Ilse M.' }, at: '2026-11-20T10:00:00.000Z', reason: null }
const owed = (...messages: Message[]) => owedIn(threadOf(messages, null))

describe('owed are', () => {
  it('the questions of the messages that nobody has answered, and the last one that we asked', () => {
    expect(
      owed(
        message(1, 'in', 'Do you like soup?'),
        message(2, 'out', 'I do. Did you try the leeks? Wash them.'),
        message(3, 'out', 'Standing up.'),
        message(4, 'in', 'Not yet. What are you cooking?\nAnd when?!'),
        message(5, 'in', 'Hello'),
      ),
    ).toMatchObject({
      questions: [
        { messageId: 4, text: 'What are you cooking?' },
        { messageId: 4, text: 'And when?!' },
      ],
      asked: { messageId: 2, text: 'Did you try the leeks?' },
      last: { id: 3 },
    })
  })

  it('whole sentences, also with an emoji or a quote behind, or another mark in front', () => {
    const texts = ['Really? 😊', '¿Y tú?', 'She said “why?”', '本当？', 'At 5.30 or later?']
    const found = owed(message(1, 'out', 'Hi'), message(2, 'in', texts.join('\n')))
    expect(found?.questions.map(({ text }) => text)).toEqual(['Really?', ...texts.slice(1)])
  })

  it('no addresses, no marks without words', () => {
    expect(
      owed(message(1, 'out', 'Hi'), message(2, 'in', 'See http://a.b/c?d=1. ??? Fine.'))?.questions,
    ).toEqual([])
  })

  it('no words that are covered or deleted', () => {
    const found = owed(
      message(1, 'out', 'Why?', { hidden: by }),
      message(2, 'in', 'Where do you live?', { hidden: by }),
      message(3, 'in', 'Are you there?', { deleted: by }),
    )
    expect(found).toMatchObject({ questions: [], asked: null })
  })
})

it('a conversation starts when nobody has written to the customer', () => {
  const wrote = message(1, 'in', 'Hello?')
  expect(owed(wrote)).toBeNull()
  expect(isStarting(threadOf([], null))).toBe(true)
  expect(isStarting(threadOf([wrote], null))).toBe(true)
  expect(isStarting(threadOf([wrote], 'older'))).toBe(false)
  expect(isStarting(threadOf([wrote, message(2, 'out', 'Hi')], null))).toBe(false)
})
