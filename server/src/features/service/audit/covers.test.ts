import { auditActions } from '@panel/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { transaction } from '../../../platform/database.ts'
import { useTestApp } from '../../../testing/app.ts'
import { customerRightActs } from '../../../testing/customer-right-acts.ts'
import { customer, makeCustomerSite, undisclosed } from '../../../testing/customer-site.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeEscalating, makeMaster } from '../../../testing/escalating.ts'
import { makeSiteowner } from '../../../testing/make.ts'
import { makeApprovedAnswer, makeAskedInHand } from '../../../testing/make-inquiry.ts'
import { makeStopped } from '../../../testing/make-stopped.ts'
import { makeSite } from '../../../testing/site.ts'
import { openHold, releaseExpiredHolds } from '../../conversations/customers/holds.ts'

const test = useTestApp()

/** Acts by what they write into the audit log. Each returns the site owner whom it is about. */
const acts: Record<string, () => Promise<{ id: number }>> = {
  'hold.open by the site: no disclosure': async () => {
    const site = await makeCustomerSite(test)
    await site.put(undisclosed)
    return site.siteowner
  },
  'hold.release by the site: the disclosure was shown': async () => {
    const site = await makeCustomerSite(test)
    await site.put(undisclosed)
    await site.put(customer)
    return site.siteowner
  },
  ...Object.fromEntries(
    [
      { limits: { self_excluded_until: '2199-01-01T00:00:00Z' } },
      { limits: { cooling_off_until: '2199-01-01T00:00:00Z' } },
      { limits: { spending_confirmation_needed: true } },
      {
        spending: {
          currency: 'EUR',
          last_24_hours: 500,
          last_30_days: 500,
          own_limit_24_hours: 400,
          as_of: '2026-11-20T10:00:00Z',
        },
      },
    ].map((limit) => [
      `hold.open by a limit: ${JSON.stringify(limit)}`,
      async () => {
        const site = await makeCustomerSite(test)
        await site.put(customer)
        await site.put({ ...customer, ...limit })
        return site.siteowner
      },
    ]),
  ),
  'hold.release by its time': async () => {
    const site = await makeCustomerSite(test)
    const { id } = (await site.put(customer)).json()
    await transaction(test.db, (tx) =>
      openHold(
        tx,
        id,
        { kind: 'cooling_off', until: '2020-01-01T00:00:00Z' },
        { siteownerId: site.siteowner.id },
      ),
    )
    await releaseExpiredHolds(test.db)
    return { id: 0 }
  },
  'hold.open by an escalation': async () => (await escalated()).siteowner,
  'escalation.open': async () => (await escalated()).siteowner,
  'escalation.undo': async () => {
    const { world, siteowner, id } = await escalated()
    await world.operator.call('POST', `/api/escalations/${id}/undo`)
    return siteowner
  },
  'escalation.join': async () => {
    const { world } = await escalated()
    expect((await (await world.joining('distress'))()).statusCode).toBe(200)
    return world.siteowner
  },
  'escalation.settle': async () => (await settled()).siteowner,
  'hold.release by a master': async () => {
    const { siteowner, master, holdId } = await settled()
    await master('POST', `/api/holds/${holdId}/release`, { reason: 'It was a joke' })
    return siteowner
  },
  'hold.export': async () => exported('/api/holds.csv?state=open'),
  'escalation.export': async () => exported('/api/escalations.csv?state=open'),
  'inquiry.open': async () => {
    const site = await makeSite(test)
    await test.site(site.siteowner.key)('PUT', '/site/v1/customers/x', customer)
    const posted = await site.post(site.message({ text: 'Ben je een bot of een echt mens?' }))
    expect(posted.statusCode).toBe(200)
    return site.siteowner
  },
  'inquiry.mark': async () => {
    const { siteowner, act } = await makeAskedInHand(test)
    expect((await act('inquiry')).statusCode).toBe(200)
    return siteowner
  },
  'inquiry.lift': async () => {
    const { siteowner, act } = await makeAskedInHand(test, { asked: true })
    expect((await act('inquiry/lift', { reason: 'A song' })).statusCode).toBe(200)
    return siteowner
  },
  'inquiry.answer': async () => {
    const { siteowner, send, profile } = await makeAskedInHand(test, { asked: true })
    await makeApprovedAnswer(test.db, { siteowner_id: siteowner.id, language: 'en' })
    const text = `${profile.name} is a fictional profile. I am an operator, and I am paid to write.`
    expect((await send({ text })).statusCode).toBe(200)
    return siteowner
  },
  'siteowner.check': async () => {
    const siteowner = await makeSiteowner(test.db)
    const body = { kind: 'age', mode: 'warn' }
    await (await admin())('PATCH', `/api/siteowners/${siteowner.id}/send-checks`, body)
    return siteowner
  },
  'siteowner.rules': async () => {
    const siteowner = await makeSiteowner(test.db)
    const body = { language: 'en', rules: ['Answer all of the message'] }
    await (await admin())('PUT', `/api/siteowners/${siteowner.id}/chat-rules`, body)
    return siteowner
  },
  'send_check.raise': async () => (await raised()).siteowner,
  'send_check.false_alarm': async () => {
    const { siteowner, call, found } = await raised()
    for (const _ of [1, 2])
      expect((await call('POST', `/api/raised-checks/${found[0].id}/false-alarm`, {})).statusCode).toBe(200)
    return siteowner
  },
  'disclosure.publish': async () => (await published()).siteowner,
  'disclosure.show_again': async () => {
    const { siteowner, call, path } = await published()
    await call('PUT', `${path}/nl/again`, { version: 'v1', again_in_days: 7, seen: null })
    return siteowner
  },
  'approved_answer.add': async () => (await approved()).siteowner,
  'approved_answer.retire': async () => {
    const { siteowner, call, path, items } = await approved()
    await call('POST', `${path}/${items[0].id}/retire`, {})
    return siteowner
  },
  'escalation.assign': async () => {
    const { siteowner, id } = await escalated()
    const master = await makeMaster(test, siteowner)
    const body = { operator_id: master.operator.id, seen: null }
    expect((await master('POST', `/api/escalations/${id}/assign`, body)).statusCode).toBe(200)
    return siteowner
  },
  'help_line.add': async () => (await helped()).siteowner,
  'help_line.remove': async () => {
    const { siteowner, call, path, items } = await helped()
    await call('POST', `${path}/${items[0].id}/remove`, {})
    return siteowner
  },
  'appeal.open': async () => (await makeStopped(test)).siteowner,
  'appeal.send': () => decided('sendAs'),
  'appeal.return': () => decided('giveBack'),
  ...customerRightActs(test),
}

const admin = async () => test.signedIn(await operatorOf(test, 'admin'))

async function exported(path: string) {
  expect((await (await admin())('GET', path)).statusCode).toBe(200)
  return { id: 0 }
}

async function escalated() {
  const world = await makeEscalating(test)
  const { escalation } = (await world.escalate('distress')).json()
  return { world, siteowner: world.siteowner, id: escalation.id as number }
}

async function settled() {
  const { world, siteowner, id } = await escalated()
  const master = await makeMaster(test, siteowner)
  const done = await master('POST', `/api/escalations/${id}/settle`, {
    outcome: 'confirmed',
    effect: 'keep',
    note: 'Called',
  })
  expect(done.statusCode).toBe(200)
  const [hold] = await world.holds()
  return { siteowner, master, holdId: hold?.id }
}

async function raised() {
  const hand = await makeAskedInHand(test)
  await test.db
    .insertInto('send_checks')
    .values({ siteowner_id: hand.siteowner.id, kind: 'age', mode: 'warn' })
    .execute()
  return { ...hand, ...(await hand.send({ text: 'I am only 16' })).json() }
}

async function published() {
  const siteowner = await makeSiteowner(test.db)
  const call = await admin()
  const path = `/api/siteowners/${siteowner.id}/disclosures`
  await call('POST', path, { language: 'nl', body: 'Fictief', seen: null })
  return { siteowner, call, path }
}

async function approved() {
  const siteowner = await makeSiteowner(test.db)
  const call = await admin()
  const path = `/api/siteowners/${siteowner.id}/approved-answers`
  const { items } = (await call('POST', path, { language: 'nl', body: 'Fictief' })).json()
  return { siteowner, call, path, items }
}

async function helped() {
  const siteowner = await makeSiteowner(test.db)
  const call = await admin()
  const path = `/api/siteowners/${siteowner.id}/help-lines`
  const line = { country: 'NL', language: null, name: '113', web_address: null, opening_hours: null }
  const { items } = (await call('POST', path, { ...line, telephone: '0800-0113' })).json()
  return { siteowner, call, path, items }
}

async function decided(by: 'sendAs' | 'giveBack') {
  const world = await makeStopped(test)
  expect((await world[by]()).statusCode).toBe(200)
  return world.siteowner
}

const actionOf = (name: string) => name.split(' ')[0] ?? ''

it.each(Object.entries(acts))('%s is in the audit log, once', async (name, act) => {
  const count = async (siteownerId: number) =>
    test.db
      .selectFrom('audit_log')
      .where('action', '=', actionOf(name))
      .where(sql<boolean>`coalesce(siteowner_id, 0) = ${siteownerId}`)
      .select('id')
      .execute()
  const before = new Set((await count(0)).map(({ id }) => id))
  const { id } = await act()
  expect((await count(id)).filter((entry) => !before.has(entry.id))).toHaveLength(1)
})

it('every action of holds, escalations, inquiries, checks, appeals, disclosures, answers, help lines and erasures is one of these acts', () => {
  const responsible =
    /^(hold|escalation|inquiry|send_check|appeal|disclosure|approved_answer|help_line)\.|^customer\.(?!edit)|^siteowner\.check$/
  const known = new Set(Object.keys(acts).map(actionOf))
  expect(auditActions.filter((action) => responsible.test(action) && !known.has(action))).toEqual([])
})
