import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { useRetaining } from '../../testing/retaining.ts'
import { makeSite, storedOf } from '../../testing/site.ts'
import { applyRetention } from '../safety/retention/work.ts'
import { forgetReceivedMessages } from './forget-received.ts'

const test = useTestApp()
const stored = storedOf(test)
const { keepFor, stop } = useRetaining(test)

/** A site whose customer wrote an old message, in the month of an archived table, and a new one. */
async function makeOldMessage(sent_at = '2024-11-15T10:00:00Z') {
  const site = await makeSite(test)
  const old = site.message({ sent_at, text: 'My old secret' })
  await site.post(old)
  await sql`update messages set created_at = '2024-11-15 10:00:05+00' where siteowner_id = ${site.siteowner.id}`.execute(
    test.db,
  )
  await site.post(site.message())
  const bodies = async () => (await stored.messages(site.siteowner.id)).map(({ body }) => body).sort()
  return { ...site, old, bodies }
}

describe('a message whose text retention has deleted', () => {
  it('does not come back when the site sends it again, also when its id is forgotten', async () => {
    const { old, post, message, bodies } = await makeOldMessage()
    await keepFor('messages', 365)
    await applyRetention(test.db)
    expect(await bodies()).toEqual(['Hello there', '—'])
    // Known by its id: nothing is stored.
    expect((await post(old)).json().results).toMatchObject([{ status: 'duplicate' }])
    expect(await forgetReceivedMessages(test.db)).toBeGreaterThan(0)
    const refused = await post(message({ text: 'New' }), old)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      {
        code: 'invalid_input',
        issues: [
          {
            path: 'messages.1.sent_at',
            code: 'text_deleted',
            params: { until: expect.stringMatching(/^2025-/) },
          },
        ],
      },
    ])
    expect((await post(message({ text: 'New' }))).statusCode).toBe(200)
    expect(await bodies()).toEqual(['Hello there', 'New', '—'])
    await stop('messages')
    expect((await post(old)).statusCode).toBe(400)
  })

  it('is known by its id for some days more, because the clock of the site may have been ahead', async () => {
    // Sent after the day until which texts are deleted, but received before it.
    const { old, post, bodies, siteowner } = await makeOldMessage()
    await keepFor('messages', 365)
    await sql`update messages set created_at = now() - interval '370 days' where siteowner_id = ${siteowner.id} and body like 'My%'`.execute(
      test.db,
    )
    await applyRetention(test.db)
    await forgetReceivedMessages(test.db)
    expect((await post(old)).json().results).toMatchObject([{ status: 'duplicate' }])
    expect(await bodies()).toEqual(['Hello there', '—'])
  })
})

it('without a retention period, an old message is stored, and ids are forgotten after 180 days', async () => {
  const { old, post, bodies } = await makeOldMessage()
  expect((await post(old)).json().results).toMatchObject([{ status: 'duplicate' }])
  await forgetReceivedMessages(test.db)
  expect((await post(old)).json().results).toMatchObject([{ status: 'stored' }])
  expect(await bodies()).toEqual(['Hello there', 'My old secret', 'My old secret'])
})
