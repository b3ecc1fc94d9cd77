import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeSite } from '../../../testing/site.ts'
import { readMessages } from '../../sites/site-messages.ts'

const test = useTestApp()

describe("the attachments of a customer's message", () => {
  it('are read by operators, one of each kind, and the last kind names the type', async () => {
    const { message, post } = await makeSite(test)
    const photo_url = 'https://example.com/1.jpg'
    const { results } = (await post(message({ photo_url, gift: 'Rose' }), message())).json()
    const call = await test.signedIn(await makeOperator(test.db, { languages: ['nl'] }))
    const { conversation, messages } = (await call('POST', '/api/queues/smart/claim', {})).json()
    const url = `/api/conversations/${conversation.id}/messages/${results[0].id}/photo`
    expect(messages).toMatchObject([
      {
        type: 'gift',
        attachments: [
          { kind: 'photo', url, size: null },
          { kind: 'gift', name: 'Rose', icon: null },
        ],
      },
      { type: 'chat', attachments: [] },
    ])
  })

  it.each([
    ['no attachment', {}, '10ebe6082b2d83c0e0f47564cc66780bcdf7cc7c8644652ea93bbd97ae76d914'],
    [
      'a photo',
      { photo_url: 'https://example.com/1.jpg' },
      '23cd1ff6be6584b1e99e21ac8f8a241e302e6bfa90b6f5cd8b51727f6ebd2515',
    ],
    ['a gift', { gift: 'Rose' }, 'b807fa2eb7ff1eb9f31656a51ed1ddb9f48e2db372bde95565f69646bd084089'],
  ])('with %s leave the digest that is stored for it', (_, attached, digest) => {
    const message = { external_id: 'm', customer_external_id: 'c', profile_external_id: 'p', text: 'Hello' }
    const [read] = readMessages([{ ...message, sent_at: '2026-11-20T10:00:00Z', ...attached }])
    expect(read?.digest.toString('hex')).toBe(digest)
  })
})
