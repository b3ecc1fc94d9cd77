import { beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../../platform/database.ts'
import type { Hint } from '../../../platform/live.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeAdmin } from '../../../testing/make-admin.ts'
import { untilStatementsWait } from '../../../testing/until-statements-wait.ts'

const test = useTestApp()

beforeAll(async () => {
  await makeLevel(test.db, { id: 100, rights: [] })
  await makeLevel(test.db, { id: 120, rights: ['reviews.view'] })
  await makeLevel(test.db, { id: 210, rights: ['manage_operators'] })
  await test.db
    .insertInto('teams')
    .values({ id: 31, name: 'Team 31' })
    .onConflict((c) => c.doNothing())
    .execute()
})

async function world(own: Parameters<typeof makeAdmin>[1] = {}) {
  const { admin, call } = await makeAdmin(test, own)
  const operator = await makeOperator(test.db)
  const change = async (body: Record<string, unknown>, id = operator.id) =>
    (await call('PATCH', `/api/operators/${id}`, body)).json()
  return { admin, call, operator, change }
}

describe('changing an operator', () => {
  it('stores each field that was seen, writes before and after to the audit log, and tells the pages', async () => {
    const received: Hint[] = []
    const stopListening = test.live.listen((hint) => received.push(hint))
    const { admin, operator, change } = await world()
    const siteowner = await makeSiteowner(test.db)
    const seen = {
      name: operator.name,
      login: operator.login,
      level_id: 100,
      team_id: 22,
      languages: ['fr', 'en', 'nl', 'it', 'pl', 'es'],
      message_types: ['poke', 'reply'],
      segments: null,
      siteowner_ids: null,
    }
    const after = {
      name: 'Tom B.',
      login: `tom.b${operator.id}`,
      level_id: 120,
      team_id: 31,
      languages: ['en-GB'],
      message_types: ['reply'],
      segments: [],
      siteowner_ids: [siteowner.id],
    }
    const answer = await change({ ...after, login: ` Tom.B${operator.id} `, seen })
    expect(answer.operator).toMatchObject({
      ...after,
      level: { id: 120, name: 'Level 120' },
      rights: ['reviews.view'],
    })
    const { details } = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'operator.change')
      .where('subject_id', '=', operator.id)
      .where('operator_id', '=', admin.id)
      .select('details')
      .executeTakeFirstOrThrow()
    expect(details).toMatchObject({ before: { team_id: 22 }, after: { team_id: 31, name: 'Tom B.' } })
    await expect.poll(() => received).toContainEqual({ topic: 'operator', operatorId: operator.id })
    stopListening()
  })

  it('is refused when somebody else changed that field, and shows who did; other fields can still be changed', async () => {
    const { operator, change } = await world()
    const colleague = await makeAdmin(test)
    await colleague.call('PATCH', `/api/operators/${operator.id}`, { team_id: 31, seen: { team_id: 22 } })
    expect(await change({ team_id: 22, seen: { team_id: 21 } })).toMatchObject({
      status: 409,
      code: 'edited_meanwhile',
      by: { id: colleague.admin.id, name: colleague.admin.name },
    })
    const { operator: now } = await change({ level_id: 120, seen: { level_id: 100 } })
    expect(now).toMatchObject({ team_id: 31, level_id: 120 })
    expect(now.changes).toEqual([
      {
        field: 'team_id',
        before: 22,
        by: { id: colleague.admin.id, name: colleague.admin.name },
        at: expect.any(String),
      },
    ])
  })

  it('of two admins who change one field at the same time, one is refused', async () => {
    const { operator, change } = await world()
    const colleague = await makeAdmin(test)
    const answers = await Promise.all([
      change({ name: 'One', seen: { name: operator.name } }),
      colleague
        .call('PATCH', `/api/operators/${operator.id}`, { name: 'Other', seen: { name: operator.name } })
        .then((answer) => answer.json()),
    ])
    expect(answers.filter(({ code }) => code === 'edited_meanwhile')).toHaveLength(1)
  })

  it('that waited for another change of the level is compared with the new one', async () => {
    const { operator, change } = await world()
    const { late } = await transaction(test.db, async (tx) => {
      await tx.updateTable('operators').set({ permissions_id: 120 }).where('id', '=', operator.id).execute()
      const late = change({ level_id: 210, seen: { level_id: 100 } })
      await untilStatementsWait(test.db)
      return { late }
    })
    expect(await late).toMatchObject({ status: 409, code: 'edited_meanwhile' })
  })

  it('names the field of a value that does not exist', async () => {
    const { operator, change } = await world()
    const other = await makeOperator(test.db)
    const seen = {
      name: operator.name,
      login: operator.login,
      level_id: 100,
      team_id: 22,
      languages: operator.languages,
      segments: null,
      siteowner_ids: null,
    }
    const issueOf = async (body: Record<string, unknown>) => (await change({ ...body, seen })).issues?.[0]
    expect(await issueOf({ level_id: 999 })).toMatchObject({ path: 'level_id', code: 'not_an_option' })
    expect(await issueOf({ team_id: 999 })).toMatchObject({ path: 'team_id', code: 'not_an_option' })
    expect(await issueOf({ languages: ['xx'] })).toMatchObject({ path: 'languages', code: 'not_an_option' })
    expect(await issueOf({ segments: ['vip'] })).toMatchObject({ path: 'segments', code: 'not_an_option' })
    expect(await issueOf({ siteowner_ids: [999_999] })).toMatchObject({ path: 'siteowner_ids' })
    expect(await issueOf({ login: other.login })).toMatchObject({ path: 'login', code: 'login_taken' })
    expect(await issueOf({ login: 'tom b' })).toMatchObject({ path: 'login', code: 'login_with_space' })
    expect(await issueOf({ name: ' ' })).toMatchObject({ path: 'name' })
  })
})

describe('nobody gives more than they have', () => {
  it('neither an account level with other rights, nor a change of somebody who has one', async () => {
    const { operator, change } = await world({ permissions_id: 210 })
    const code = async (body: Record<string, unknown>, id = operator.id) => (await change(body, id)).code
    expect(await code({ level_id: 120, seen: { level_id: 100 } })).toBe('rights_above_yours')
    expect(await code({ level_id: 210, seen: { level_id: 100 } })).toBeUndefined()
    const senior = await makeOperator(test.db, { permissions_id: 120 })
    expect(await code({ name: 'New', seen: { name: senior.name } }, senior.id)).toBe('rights_above_yours')
  })

  it('nor site owners that they do not work for', async () => {
    const [ours, theirs] = [await makeSiteowner(test.db), await makeSiteowner(test.db)]
    const { change } = await world({ siteowner_ids: [ours.id] })
    const operator = await makeOperator(test.db, { siteowner_ids: [ours.id] })
    const give = (siteowner_ids: number[] | null) =>
      change({ siteowner_ids, seen: { siteowner_ids: [ours.id] } }, operator.id)
    expect((await give([ours.id, theirs.id])).issues).toMatchObject([{ path: 'siteowner_ids' }])
    expect((await give(null)).issues).toMatchObject([{ path: 'siteowner_ids' }])
    expect((await give([])).issues).toMatchObject([{ path: 'siteowner_ids' }])
  })

  it('nobody removes their own right to manage operators, nor that of the last admin', async () => {
    const { admin, change } = await world()
    expect(await change({ level_id: 100, seen: { level_id: 200 } }, admin.id)).toMatchObject({
      code: 'own_account',
    })
    await test.db
      .updateTable('operators')
      .set({ totp_enrolled_at: null })
      .where('id', '<>', admin.id)
      .execute()
    const other = await makeAdmin(test)
    await test.db
      .updateTable('operators')
      .set({ totp_enrolled_at: null })
      .where('id', '=', admin.id)
      .execute()
    expect(await change({ level_id: 100, seen: { level_id: 200 } }, other.admin.id)).toMatchObject({
      code: 'last_admin',
    })
  })
})
