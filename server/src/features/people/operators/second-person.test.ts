import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeEnrolledAdmin, makeResetWorld } from '../../../testing/make-reset.ts'
import { newcomer } from '../../../testing/newcomer.ts'

const test = useTestApp()

type Person = { id: number }

/** An entry of the audit log: somebody does something to somebody, some days ago. */
const note = (action: string, by: Person, to: Person, { days = 1, details = {}, type = 'operator' } = {}) =>
  sql`insert into audit_log (operator_id, action, subject_type, subject_id, details, at)
    values (${by.id}, ${action}, ${type}, ${to.id}, ${JSON.stringify(details)}::jsonb, now() - make_interval(days => ${days}))`.execute(
    test.db,
  )

const level = { after: { level_id: 200 } }

describe('the second person', () => {
  it.each([
    ['invited', 'operator.create', {}],
    ['raised', 'operator.change', level],
    ['gave more site owners to', 'operator.change', { after: { siteowner_ids: null } }],
    ['gave a link to', 'invitation.make', {}],
    ['reset', 'two_factor.reset', {}],
    ['reinstated', 'operator.reinstate', {}],
  ])(
    'is neither one whom the asker %s in the last 30 days, nor one who did so to the asker',
    async (_what, action, details) => {
      for (const isReversed of [false, true]) {
        const { asker, second, waiting, confirm, ask } = await makeResetWorld(test)
        const third = await makeEnrolledAdmin(test)
        const [by, to] = isReversed ? [second, asker] : [asker, second]
        await note(action, by.admin, to.admin, { details })
        const id = await waiting()
        expect((await confirm(id, second)).json().code).toBe('not_second_person')
        expect((await confirm(id, third)).statusCode).toBe(200)
        expect((await ask()).json().code).toBe('no_authenticator')
      }
    },
  )

  it('is anybody again after 30 days, and a new name makes nobody somebody’s', async () => {
    const { asker, second, waiting, confirm } = await makeResetWorld(test)
    await note('operator.create', asker.admin, second.admin, { days: 31 })
    await note('operator.change', asker.admin, second.admin, { details: { after: { name: 'Tom' } } })
    expect((await confirm(await waiting())).statusCode).toBe(200)
  })

  it('is not somebody’s over others: a puppet of a puppet, two puppets of one, or one who was reset by both', async () => {
    const { asker, second, waiting, confirm } = await makeResetWorld(test)
    const [first, other, chief] = [
      await makeOperator(test.db),
      await makeEnrolledAdmin(test),
      await makeOperator(test.db),
    ]
    await note('operator.create', asker.admin, first, { days: 20 })
    await note('operator.create', first, second.admin, { days: 10 })
    await note('invitation.make', chief, other.admin, { days: 12 })
    await note('two_factor.reset', await makeOperator(test.db), asker.admin, {
      details: { asked_by: chief.id },
    })
    const id = await waiting()
    expect((await confirm(id, second)).json().code).toBe('not_second_person')
    expect((await confirm(id, other)).json().code).toBe('not_second_person')
  })

  it('and who asks have managed operators for 7 days', async () => {
    const sixDaysAgo = new Date(Date.now() - 6 * 86_400_000).toISOString()
    const { second, waiting, confirm, ask } = await makeResetWorld(test)
    const fresh = await makeEnrolledAdmin(test, { manages_since: sixDaysAgo })
    expect((await ask('authenticator', fresh)).json().code).toBe('no_second_admin')
    const id = await waiting()
    expect((await confirm(id, fresh)).json().code).toBe('not_second_person')
    expect((await confirm(id, second)).statusCode).toBe(200)
  })

  it('begins anew when a level or its new right makes them an admin again', async () => {
    const read = async ({ id }: Person) =>
      (
        await test.db
          .selectFrom('operators')
          .where('id', '=', id)
          .select(sql<number | null>`extract(day from now() - manages_since)::int`.as('days'))
          .executeTakeFirstOrThrow()
      ).days
    await makeLevel(test.db, { id: 401, rights: ['manage_operators'] })
    await makeLevel(test.db, { id: 402, rights: [] })
    const operator = await makeOperator(test.db, { permissions_id: 401 })
    const move = (permissions_id: number) =>
      test.db.updateTable('operators').set({ permissions_id }).where('id', '=', operator.id).execute()
    expect(await read(operator)).toBeGreaterThan(7)
    await move(402)
    expect(await read(operator)).toBeNull()
    await move(401)
    expect(await read(operator)).toBe(0)
    await makeLevel(test.db, { id: 401, rights: [] })
    expect(await read(operator)).toBeNull()
    await makeLevel(test.db, { id: 401, rights: ['manage_operators'] })
    expect(await read(operator)).toBe(0)
  })

  it('is nobody whose level got the right from the asker', async () => {
    await makeLevel(test.db, { id: 403, rights: ['manage_operators'] })
    const { asker, second, ask, waiting, confirm } = await makeResetWorld(test, {
      second: { permissions_id: 403 },
    })
    await note(
      'level.change',
      asker.admin,
      { id: 403 },
      {
        type: 'level',
        details: { before: { rights: [] }, after: { rights: ['manage_operators'] } },
      },
    )
    await makeEnrolledAdmin(test)
    const id = await waiting()
    expect((await confirm(id, second)).json().code).toBe('not_second_person')
    expect((await ask()).json().code).toBe('reset_waits')
  })
})

describe('a new link for somebody who has a password', () => {
  it('needs a second person, who gets it', async () => {
    const { asker, second, operator, waiting, confirm } = await makeResetWorld(test)
    const direct = await asker.call('POST', `/api/operators/${operator.id}/link`, { hours: 24 })
    expect(direct.json().code).toBe('needs_second_admin')
    const answer = (await confirm(await waiting('password'))).json()
    expect(answer.operator).toMatchObject({ has_two_factor: true, two_factor: { reset: null } })
    const accepted = await test.anonymous('POST', '/api/invitation/accept', {
      token: answer.link.token,
      password: 'a new password of mine',
    })
    expect(accepted.json().user.id).toBe(operator.id)
    const entry = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'invitation.make')
      .where('subject_id', '=', operator.id)
      .select(['operator_id', 'details'])
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      operator_id: second.admin.id,
      details: { asked_by: asker.admin.id, reason: 'Lost the phone' },
    })
  })

  it('is made by one admin for who was invited and has chosen none, until they have', async () => {
    const { asker } = await makeResetWorld(test)
    const invited = await asker.call('POST', '/api/operators', newcomer())
    const { operator_id } = invited.json()
    const renew = () => asker.call('POST', `/api/operators/${operator_id}/link`, { hours: 24 })
    const { token } = (await renew()).json()
    await test.anonymous('POST', '/api/invitation/accept', { token, password: 'a new password of mine' })
    expect((await renew()).json().code).toBe('needs_second_admin')
  })
})

describe('a request that waits', () => {
  it('is seen at once by the operator concerned, who stops it, and by all admins who see the operator', async () => {
    const siteowner = await makeSiteowner(test.db)
    const { asker, operator, waiting, confirm } = await makeResetWorld(test, {
      operator: { siteowner_ids: [siteowner.id] },
    })
    const theirs = await test.signedIn(operator)
    const userOf = async (call: typeof theirs) => (await call('GET', '/api/user.php')).json().user
    expect((await userOf(theirs)).own_reset).toBeNull()
    const id = await waiting()
    expect((await userOf(theirs)).own_reset).toMatchObject({
      id,
      what: 'authenticator',
      by: { id: asker.admin.id },
    })
    await makeLevel(test.db, { id: 60, rights: ['manage_operators'] })
    const lower = await makeEnrolledAdmin(test, { permissions_id: 60, siteowner_ids: [siteowner.id] })
    const seenBy = async (call: typeof theirs) =>
      (await userOf(call)).waiting_resets.filter(
        ({ operator: { id } }: { operator: Person }) => id === operator.id,
      )
    expect(await seenBy(lower.call)).toMatchObject([{ what: 'authenticator', by: { id: asker.admin.id } }])
    const elsewhere = await makeEnrolledAdmin(test, { siteowner_ids: [(await makeSiteowner(test.db)).id] })
    expect(await seenBy(elsewhere.call)).toEqual([])
    const stop = () => theirs('POST', '/api/account/reset/refuse', { request_id: id })
    expect((await stop()).statusCode).toBe(200)
    expect((await stop()).json().code).toBe('reset_over')
    expect((await userOf(theirs)).own_reset).toBeNull()
    expect((await confirm(id)).json().code).toBe('reset_over')
  })

  it('is stopped by an admin who sees the operator and may not act on them', async () => {
    const { operator, waiting, refuse } = await makeResetWorld(test)
    const lower = await makeEnrolledAdmin(test, {
      permissions_id: (await makeLevel(test.db, { id: 61, rights: ['manage_operators'] })).id,
    })
    expect((await refuse(await waiting(), lower)).json().operator.id).toBe(operator.id)
  })
})
