import { messageTypes } from '@panel/contract/rules/enumerations'
import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { typeName } from './type-name'

// The cast: only the keys and values of texts are compared.
const t = ((key: string, values?: { turn: string }) =>
  values ? `${key}(${values.turn})` : key) as unknown as TFunction

it('every message type has a name from its turn and its kind of attachment', () => {
  const names = Object.fromEntries(messageTypes.map((type) => [type, typeName(t, type)]))
  expect(names).toMatchObject({
    chat: 'overview.received.chat',
    photo: 'overview.received.photo',
    gift: 'overview.received.gift',
    extra_reply: 'turn.extra_reply',
    reply_photo: 'overview.with.photo(turn.reply)',
    extra_poke_gift: 'overview.with.gift(turn.extra_poke)',
  })
  expect(new Set(Object.values(names)).size).toBe(messageTypes.length)
})
