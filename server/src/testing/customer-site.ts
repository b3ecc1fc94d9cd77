import type { TestApp } from './app.ts'
import { makeProfile, makeSiteowner } from './make.ts'

let count = 0

/** A customer as a site sends it, with a disclosure about fictional profiles. */
export const customer = {
  name: 'Peter',
  language: 'nl',
  member_type: 'premium',
  credits: 40,
  disclosure: { version: 'v4', shown_at: '2026-11-01T09:00:00Z' },
}

const { disclosure: _, ...rest } = customer
/** The same without a disclosure. */
export const undisclosed = rest

/** A site with one customer: functions that send the customer and messages, and read the results. */
export async function makeCustomerSite(test: TestApp, own?: Awaited<ReturnType<typeof makeSiteowner>>) {
  const siteowner = own ?? (await makeSiteowner(test.db))
  const profile = await makeProfile(test.db, { siteowner_id: siteowner.id })
  const call = test.site(siteowner.key)
  const externalId = `customer ${++count}/ö`
  const put = (body: Record<string, unknown>) =>
    call('PUT', `/site/v1/customers/${encodeURIComponent(externalId)}`, body)
  const write = (text = 'Hello') =>
    call('POST', '/site/v1/messages', {
      messages: [
        {
          external_id: `m${++count}`,
          customer_external_id: externalId,
          profile_external_id: profile.external_id,
          text,
          sent_at: '2026-11-20T10:00:00Z',
        },
      ],
    })
  const item = () =>
    test.db
      .selectFrom('queue_items')
      .where('siteowner_id', '=', siteowner.id)
      .selectAll()
      .executeTakeFirstOrThrow()
  const openHolds = async (id: number) => {
    const rows = await test.db
      .selectFrom('holds')
      .where('customer_id', '=', id)
      .where('released_at', 'is', null)
      .select('kind')
      .orderBy('kind')
      .execute()
    return rows.map((row) => row.kind)
  }
  return { siteowner, externalId, call, put, write, item, openHolds }
}
