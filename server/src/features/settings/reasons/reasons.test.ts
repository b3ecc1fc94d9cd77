import { allReasonCodes, reasonCodes, reasonGroups } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeSkip, makeWaiting } from '../../../testing/make-conversations.ts'
import { countWordUse } from '../word-lists/use.ts'

const test = useTestApp()

const skipOf = (id: number) =>
  test.db
    .selectFrom('skips')
    .where('conversation_id', '=', id)
    .select(['reason_code', 'reason_words'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

/** A conversation in hand of an operator. */
async function inHand() {
  const staffedSite = await makeStaffedSite(test)
  const { id } = await staffedSite.waiting()
  const anna = await staffedSite.colleague()
  const { lease } = await anna.take()
  const skip = (reason: object) => anna.act(id, 'skip', { ...reason, ...lease })
  return { ...staffedSite, id, anna, lease, skip }
}

describe('a reason', () => {
  it('is stored as a code and words, and audited by its code', async () => {
    const { id, skip } = await inHand()
    expect((await skip({ reason_code: 'language', reason_words: ' I think Turkish ' })).statusCode).toBe(200)
    expect(await skipOf(id)).toMatchObject({ reason_code: 'language', reason_words: 'I think Turkish' })
    const [{ details } = { details: null }] = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'conversation.skip')
      .where('subject_id', '=', id)
      .select('details')
      .orderBy('id')
      .execute()
    expect(details).toMatchObject({ reason_code: 'language' })
  })

  it.each([
    [{ reason_code: 'topic' }, { reason_code: 'topic', reason_words: null }],
    [{ reason_words: 'Cats' }, { reason_code: null, reason_words: 'Cats' }],
  ])('has one of both at least: %j', async (given, stored) => {
    const { id, skip } = await inHand()
    await skip(given)
    expect(await skipOf(id)).toEqual(stored)
  })

  it.each([
    [{ reason_code: 'water' }, 'reason_code'],
    [{ reason_code: 'other' }, 'reason_code'],
    [{ reason_words: ' \u200b' }, 'reason_words'],
    [{ reason_words: 'x'.repeat(501) }, 'reason_words'],
    [{}, 'reason_words'],
  ])('without content or with too much is refused: %j', async (given, path) => {
    const { skip } = await inHand()
    expect((await skip(given)).json()).toMatchObject({ code: 'invalid_input', issues: [{ path }] })
  })

  it('can be grouped by code', async () => {
    const { id } = await makeWaiting(test.db)
    const { id: operatorId } = await makeOperator(test.db)
    for (const reason_code of ['topic', 'known', 'topic'])
      await makeSkip(test.db, { conversationId: id, operatorId, reason_code })
    const counts = await test.db
      .selectFrom('skips')
      .where('conversation_id', '=', id)
      .select(({ fn }) => ['reason_code', fn.countAll<number>().as('count')])
      .groupBy('reason_code')
      .orderBy('reason_code')
      .execute()
    expect(counts).toEqual([
      { reason_code: 'known', count: 1 },
      { reason_code: 'topic', count: 2 },
    ])
  })

  it('has a code with one meaning', () => {
    expect(new Set(allReasonCodes).size).toBe(allReasonCodes.length)
  })
})

describe('a reason of the list', () => {
  const path = '/api/word-lists/reasons'
  const add = async (admin: Awaited<ReturnType<typeof test.signedIn>>, body: object) => {
    const answer = await admin('POST', path, { texts: { en: 'Too tired' }, ...body })
    return answer.json().words?.find(({ code }: { code: string }) => code === 'tired')
  }

  it('is added to a group, given, read, and refused when it is retired', async () => {
    const admin = await test.signedIn(await operatorOf(test, 'admin'))
    for (const [body, field] of [
      [{ code: 'tired' }, 'group'],
      [{ code: 'tired', group: 'panel' }, 'group'],
      [{ code: 'other', group: 'skip' }, 'code'],
    ] as const)
      expect((await admin('POST', path, { texts: { en: 'x' }, ...body })).json().issues[0].path).toBe(field)
    const { id } = await add(admin, { code: 'tired', group: 'skip' })
    const given = await inHand()
    const skipGiven = given.skip
    expect((await skipGiven({ reason_code: 'tired' })).statusCode).toBe(200)
    expect(await skipOf(given.id)).toEqual({ reason_code: 'tired', reason_words: null })
    await countWordUse(test.db)
    expect((await admin('GET', `${path}/use`)).json().used[id]).toBe(1)
    await admin('POST', `${path}/${id}/retire`, {})
    const later = await inHand()
    const skipLater = later.skip
    expect((await skipLater({ reason_code: 'tired' })).json()).toMatchObject({
      issues: [{ path: 'reason_code', code: 'word_retired' }],
    })
    expect((await skipLater({ reason_code: 'topic' })).statusCode).toBe(200)
    const answer = (await later.anna.call('GET', '/api/reasons')).json()
    expect(answer.retired).toEqual([{ id, code: 'tired', group: 'skip', texts: { en: 'Too tired' } }])
    expect(answer.reasons.map(({ code }: { code: string }) => code)).toEqual(
      reasonGroups.flatMap((group) => reasonCodes[group]),
    )
    expect(
      (await later.anna.call('POST', '/api/away-times', { reason_code: 'topic' })).json().issues,
    ).toMatchObject([{ path: 'reason_code', code: 'not_an_option' }])
  })

  it('stays in each group: the last one is not retired', async () => {
    const admin = await test.signedIn(await operatorOf(test, 'admin'))
    const { words } = (await admin('GET', path)).json()
    const ids = words
      .filter(({ group }: { group: string }) => group === 'handover')
      .map(({ id }: { id: number }) => id)
    const codes = []
    for (const id of ids) codes.push((await admin('POST', `${path}/${id}/retire`, {})).statusCode)
    expect(codes).toEqual([200, 200, 409])
    for (const id of ids) await admin('POST', `${path}/${id}/restore`, {})
  })
})

it('a handover after skips has the reasons of the skips, each with its code', async () => {
  const { id, colleague, skip } = await inHand()
  await skip({ reason_code: 'language' })
  for (const reason of [{ reason_code: 'topic', reason_words: 'Cars' }, { reason_words: 'No idea' }]) {
    const next = await colleague()
    await next.act(id, 'skip', { ...reason, ...(await next.take()).lease })
  }
  await operatorOf(test, 'master')
  const master = await colleague({ permissions_id: 175 })
  const { conversation } = (await master.call('GET', `/api/conversations/${id}`)).json()
  expect(conversation.handover).toMatchObject({
    by: null,
    reasons: [
      { reason_code: 'language', reason_words: null },
      { reason_code: 'topic', reason_words: 'Cars' },
      { reason_code: null, reason_words: 'No idea' },
    ],
  })
})
