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
    ['no attachment', {}, '37f6ad3d601db6ed27890661bb953ebf6bce4750f50d2e3e93c834532ee02fe1'],
    [
      'a photo',
      { photo_url: 'https://example.com/1.jpg' },
      '74b5878b14dedcc24013fb69668f51ed7894164aec0006ceb8a7e817d46ddeed',
    ],
    ['a gift', { gift: 'Rose' }, 'acedf742ae73e4c711f3aa2a4cec05209fefd2360530b5ecc8c9252f0583302b'],
  ])('with %s leave the digest that is stored for it', (_, attached, digest) => {
    const message = { external_id: 'm', customer_external_id: 'c', profile_external_id: 'p', text: 'Hello' }
    const [read] = readMessages([{ ...message, sent_at: '2026-11-20T10:00:00Z', ...attached }])
    expect(read?.digest.toString('hex')).toBe(digest)
  })
})
