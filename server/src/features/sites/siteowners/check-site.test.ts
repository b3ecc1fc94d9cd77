import { siteChecks } from '@panel/contract/rules/site-checks'
import { describe, expect, it } from 'vitest'
import type { Operator } from '../../../platform/http/access.ts'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeSiteowner } from '../../../testing/make.ts'
import { useWebhooks } from '../../../testing/webhooks.ts'
import { checksPerMinute, openSiteChecks } from './check-site.ts'

const test = useTestApp()
const { makeSite, changeUrl } = useWebhooks(test)

/** A site that accepts everything, and its check by an admin. */
async function makeChecked() {
  const site = await makeSite()
  const admin = { ...(await operatorOf(test, 'admin')), siteownerIds: null } as unknown as Operator // The cast: only these are read.
  const { id } = site.siteowner
  const openChecks = (hosts = [site.receiver.host]) => {
    const check = openSiteChecks({ secrets: test.secrets, hosts })
    return () => check(test.db, admin, id)
  }
  const types = () => new Set(site.receiver.received.map(({ body }) => body.type))
  const makeTest = () =>
    test.db.updateTable('siteowners').set({ is_test: true }).where('id', '=', id).execute()
  return { ...site, admin, openChecks, check: openChecks(), types, makeTest }
}

describe('the check of a site', () => {
  it('sends no messages to the customers of a real site owner, and is in the audit log', async () => {
    const { check, types, siteowner } = await makeChecked()
    const { findings, stopped } = await check()
    expect(stopped).toBe('real_site')
    const faults = ['strangers', 'unsigned', 'changed', 'old']
    expect(findings.filter(({ fault }) => fault).map(({ name }) => name)).toEqual(faults)
    expect([...types()].toSorted()).toEqual(['something.new', 'webhook.test'])
    const audited = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'webhook.check')
      .where('siteowner_id', '=', siteowner.id)
      .select('details')
      .execute()
    expect(audited).toEqual([{ details: { faults, stopped } }])
  })

  it('sends invented messages to the newest chat of a test', async () => {
    const { check, makeTest, receiver, conversation } = await makeChecked()
    await makeTest()
    const { findings, stopped } = await check()
    expect(stopped).toBeNull()
    expect(findings.map(({ name }) => name)).toEqual(siteChecks)
    const customers = receiver.received.flatMap(({ body: { data } }) =>
      'customer_external_id' in data ? [data.customer_external_id] : [],
    )
    expect(new Set(customers)).toEqual(new Set([conversation.customer.external_id]))
  })

  it('sends no messages to a test without a chat', async () => {
    const { check, makeTest, conversation, types } = await makeChecked()
    await makeTest()
    await test.db.deleteFrom('conversations').where('id', '=', conversation.id).execute()
    expect((await check()).stopped).toBe('no_chat')
    expect(types()).not.toContain('message.sent')
  })

  it('sends nothing to a private address', async () => {
    const { openChecks, receiver } = await makeChecked()
    expect(await openChecks([])()).toMatchObject({
      stopped: 'failed',
      findings: [{ name: 'reached', fault: { error: expect.stringContaining('private address') } }],
    })
    expect(receiver.received).toEqual([])
  })

  it('is refused after some in one minute', async () => {
    const { check, siteowner } = await makeChecked()
    await changeUrl(siteowner.id, 'http://127.0.0.1:1/')
    for (let n = 0; n < checksPerMinute; n++) await check()
    await expect(check()).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it('needs an address and a secret', async () => {
    const { id } = await makeSiteowner(test.db)
    const call = await test.signedIn(await operatorOf(test, 'admin'))
    const refused = await call('POST', `/api/siteowners/${id}/site-check`, {})
    expect(refused.json()).toMatchObject({ code: 'no_webhook' })
  })
})
