import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeSite, storedOf } from '../../testing/site.ts'

const test = useTestApp()
const stored = storedOf(test)

describe('a call with partial', () => {
  it('stores what can be stored, and has a result for each message in its order', async () => {
    const site = await makeSite(test)
    const before = site.message({ text: 'Before' })
    await site.post(before)
    const messages = [
      site.message({ text: 'One' }),
      { ...site.message(), sent_at: 'yesterday', more: true },
      site.message({ customer_external_id: 'nobody' }),
      before,
      { ...before, text: 'Another' },
      site.message({ text: 'Two' }),
    ]
    const answer = await site.call('POST', '/site/v1/messages?partial=1', { messages })
    expect(answer.statusCode).toBe(200)
    const ids = messages.map(({ external_id }) => external_id)
    expect(answer.json().results).toMatchObject([
      { external_id: ids[0], id: expect.any(Number), status: 'stored' },
      {
        external_id: '',
        id: null,
        status: 'refused',
        code: 'invalid_input',
        issues: [
          { path: 'messages.1.sent_at', code: 'not_a_moment' },
          { path: 'messages.1.sent_at', code: 'year_out_of_range' },
          { path: 'messages.1.more', code: 'unknown_field' },
        ],
      },
      {
        external_id: ids[2],
        status: 'refused',
        code: 'unknown_reference',
        issues: [{ path: 'messages.2.customer_external_id', code: 'unknown_external_id' }],
      },
      { external_id: ids[3], status: 'duplicate' },
      { external_id: ids[4], status: 'refused', code: 'body_differs', issues: [{ path: 'messages.4' }] },
      { external_id: ids[5], status: 'stored' },
    ])
    expect((await stored.messages(site.siteowner.id)).map(({ body }) => body)).toEqual([
      'Before',
      'One',
      'Two',
    ])
  })

  it('is refused when none is valid, and stores nothing when all are refused', async () => {
    const site = await makeSite(test)
    const post = (...messages: object[]) => site.call('POST', '/site/v1/messages?partial=1', { messages })
    expect((await post({ ...site.message(), sent_at: '' })).json()).toMatchObject({ code: 'invalid_input' })
    const answer = await post(site.message({ profile_external_id: 'nobody' }))
    expect(answer.json().results).toMatchObject([{ status: 'refused', code: 'unknown_reference' }])
    expect(await stored.messages(site.siteowner.id)).toEqual([])
  })

  it('without it, one wrong message stops all', async () => {
    const site = await makeSite(test)
    const answer = await site.post(site.message(), site.message({ customer_external_id: 'nobody' }))
    expect(answer.json()).toMatchObject({ code: 'unknown_reference' })
    expect(await stored.messages(site.siteowner.id)).toEqual([])
  })
})
