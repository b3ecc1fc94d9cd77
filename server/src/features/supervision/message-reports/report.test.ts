import { reportReasons } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import type { Hint } from '../../../platform/live.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'

const test = useTestApp()

async function signedInAs(own: Parameters<typeof makeOperator>[1] = {}) {
  const operator = await makeOperator(test.db, own)
  return Object.assign(await test.signedIn(operator), { operator })
}

let languages = 0

/** A conversation in hand of an operator. */
async function inHand() {
  const language = `b${String.fromCharCode(97 + languages++)}`
  const call = await signedInAs({ languages: [language] })
  const waiting = await makeWaiting(test.db, { language })
  const { lease } = (await call('POST', '/api/queues/reply/claim', {})).json()
  const report = (body: object) => call('POST', `/api/messages/${waiting.message.id}/report`, body)
  return { ...waiting, call, lease, report }
}

async function supervisor(own = {}) {
  await makeLevel(test.db, {
    id: 155,
    rights: ['other_chats.overview', 'other_chats.reports'],
    history_size: 'all',
  })
  return signedInAs({ permissions_id: 155, ...own })
}

const reasons = async (call: Awaited<ReturnType<typeof signedInAs>>) =>
  (await call('GET', '/api/reportreasons.php')).json().reasons as { id: number; code: string }[]

const rows = (messageId: number) =>
  test.db.selectFrom('message_reports').where('message_id', '=', messageId).selectAll().execute()

describe('report reasons', () => {
  it('are listed in order, with the id for reporting', async () => {
    const found = await reasons(await signedInAs())
    expect(found.map(({ code }) => code)).toEqual(reportReasons)
  })
})

describe('a report', () => {
  it('is stored with its reason and notes, audited, and leaves the conversation in hand', async () => {
    const { call, report, message, id, siteowner, lease } = await inHand()
    const [reason] = await reasons(call)
    const answer = await report({ reason_id: reason?.id, notes: ' Second phone number ' })
    expect(answer.json()).toMatchObject({ report: { id: expect.any(Number), reason_id: reason?.id } })
    expect(await rows(message.id)).toMatchObject([
      {
        conversation_id: id,
        siteowner_id: siteowner.id,
        operator_id: call.operator.id,
        notes: 'Second phone number',
        handled_at: null,
      },
    ])
    expect((await call('GET', `/api/conversations/${id}`)).json().lease.id).toBe(lease.id)
    const audit = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'message.report')
      .where('subject_id', '=', message.id)
      .select(['operator_id', 'details'])
      .orderBy('id')
      .execute()
    expect(audit).toMatchObject([{ operator_id: call.operator.id, details: { reason: 'contact_details' } }])
    expect(JSON.stringify(audit)).not.toContain('phone number')
  })

  it('is made once by each operator: a repetition gets the first, also when both arrive together', async () => {
    const { report, message } = await inHand()
    const body = { reason_id: 1, notes: 'x' }
    const [one, two] = await Promise.all([report(body), report({ ...body, reason_id: 2 })])
    expect(one.statusCode).toBe(200)
    expect(two.json()).toEqual(one.json())
    expect(await rows(message.id)).toHaveLength(1)
    const coach = await supervisor()
    await coach('POST', `/api/messages/${message.id}/report`, body)
    expect(await rows(message.id)).toHaveLength(2)
  })

  it('needs an existing reason, and notes', async () => {
    const { report, message } = await inHand()
    for (const [body, path] of [
      [{ notes: 'x' }, 'reason_id'],
      [{ reason_id: 999, notes: 'x' }, 'reason_id'],
      [{ reason_id: 1 }, 'notes'],
      [{ reason_id: 1, notes: ' \n' }, 'notes'],
    ] as const)
      expect((await report(body)).json()).toMatchObject({ code: 'invalid_input', issues: [{ path }] })
    expect(await rows(message.id)).toEqual([])
  })

  it('is refused for a message that the operator may not see, or that was deleted', async () => {
    const { report, message } = await inHand()
    const stranger = await signedInAs()
    const body = { reason_id: 1, notes: 'x' }
    const unseen = await stranger('POST', `/api/messages/${message.id}/report`, body)
    expect([unseen.statusCode, unseen.json().code]).toEqual([404, 'message_not_found'])
    await (await supervisor())('DELETE', `/api/messages/${message.id}`)
    expect((await report(body)).json().code).toBe('message_deleted')
  })
})

describe('open reports', () => {
  it('are counted for those who handle them, of their sites, with a hint at once', async () => {
    const { report, siteowner } = await inHand()
    const own = { siteowner_ids: [siteowner.id] }
    const coach = await supervisor(own)
    const other = await supervisor({ siteowner_ids: [(await makeSiteowner(test.db)).id] })
    const operator = await signedInAs(own)
    const badge = async (call: typeof coach) =>
      (await call('GET', '/api/user.php')).json().user.open_reports as number
    const received = Promise.withResolvers<Hint>()
    const stop = test.live.listen((hint) => hint.topic === 'reports' && received.resolve(hint))
    await report({ reason_id: 1, notes: 'x' })
    await received.promise
    stop()
    expect([await badge(coach), await badge(other), await badge(operator)]).toEqual([1, 0, 0])
    const [found] = (await coach('GET', '/api/message-reports?state=open')).json().items
    await coach('POST', `/api/message-reports/${found.id}/settle`, { outcome: 'unfounded' })
    expect(await badge(coach)).toBe(0)
  })
})
