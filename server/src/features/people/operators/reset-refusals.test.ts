import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { transaction } from '../../../platform/database.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeEnrolledOperator } from '../../../testing/authenticator.ts'
import { makeLevel, makeSiteowner } from '../../../testing/make.ts'
import { makeEnrolledAdmin, makeResetWorld } from '../../../testing/make-reset.ts'
import { untilStatementsWait } from '../../../testing/until-statements-wait.ts'
import { isEnrolled } from '../sign-in/enrolment.ts'
import { lockAdminRights } from './givers.ts'
import { lockOperator } from './lock-operator.ts'
import { resetTwoFactor } from './reset-two-factor.ts'

const test = useTestApp()

describe('a request for a reset', () => {
  it('is not confirmed by who asked, nor by the operator concerned, also with a right code', async () => {
    const { asker, operator, waiting, confirm } = await makeResetWorld(test, {
      operator: { permissions_id: 200 },
    })
    const id = await waiting()
    expect((await confirm(id, asker)).json().code).toBe('own_request')
    const concerned = {
      admin: operator,
      call: await test.signedIn(operator),
      code: () => operator.codeAt(Date.now()),
    }
    expect((await confirm(id, concerned)).json().code).toBe('own_account')
    // The codes were not used up.
    expect((await asker.call('POST', '/api/account/recovery-codes', { code: asker.code() })).statusCode).toBe(
      200,
    )
    expect(
      (await concerned.call('POST', '/api/account/recovery-codes', { code: concerned.code() })).statusCode,
    ).toBe(200)
  })

  it('needs a right code of the admin who confirms; a wrong one names the field and is counted', async () => {
    const { second, operator, waiting, confirm } = await makeResetWorld(test)
    const id = await waiting()
    for (let time = 1; time <= 5; time++)
      expect((await confirm(id, second, '000000')).json()).toMatchObject({
        status: 400,
        issues: [{ path: 'code', code: 'wrong_code' }],
      })
    expect((await confirm(id)).json().code).toBe('too_many_attempts')
    expect((await confirm(id, second, operator.codeAt(Date.now()))).json().code).toBe('too_many_attempts')
    const guesses = await test.db
      .selectFrom('code_guesses')
      .where('operator_id', '=', second.admin.id)
      .select('strangers_wrong')
      .executeTakeFirst()
    expect(guesses?.strangers_wrong).toBe(5)
  })

  it('by two admins at the same time is done once; a repeated confirmation finds no request', async () => {
    const { second, operator, waiting, confirm, audit } = await makeResetWorld(test)
    const third = await makeEnrolledAdmin(test)
    const id = await waiting()
    const answers = await Promise.all([confirm(id, second), confirm(id, third)])
    expect(answers.map((answer) => answer.json().code ?? 'done').sort()).toEqual(['done', 'reset_over'])
    await test.db
      .updateTable('operators')
      .set({ totp_enrolled_at: sql<string>`now()` })
      .where('id', '=', operator.id)
      .execute()
    expect((await confirm(id, second, second.admin.codeAt(Date.now() + 30_000))).json().code).toBe(
      'reset_over',
    )
    expect((await audit()).filter(({ action }) => action === 'two_factor.reset')).toHaveLength(1)
  })

  it.each([
    ['is suspended', { suspended_at: sql<string>`now()` }],
    ['gets a level without the right', { permissions_id: 100 }],
    ['works for other site owners', { siteowner_ids: [999_999] }],
    ['has lost the own authenticator', { totp_enrolled_at: null }],
  ])('is void when the admin who asked %s meanwhile', async (_, change) => {
    const siteowner = await makeSiteowner(test.db)
    const { asker, operator, waiting, confirm, refuse } = await makeResetWorld(test, {
      operator: { siteowner_ids: [siteowner.id] },
    })
    const id = await waiting()
    await test.db.updateTable('operators').set(change).where('id', '=', asker.admin.id).execute()
    expect((await confirm(id)).json().code).toBe('reset_over')
    expect(await isEnrolled(test.db, operator.id)).toBe(true)
    expect((await refuse(id)).statusCode).toBe(200)
  })

  it('is void when the operator got a level that is above the admin who asked', async () => {
    await makeLevel(test.db, { id: 210, rights: ['manage_operators'] })
    const { operator, waiting, confirm } = await makeResetWorld(test, { asker: { permissions_id: 210 } })
    const id = await waiting()
    await makeLevel(test.db, { id: 190, rights: ['profile_sets'] })
    await test.db
      .updateTable('operators')
      .set({ permissions_id: 190 })
      .where('id', '=', operator.id)
      .execute()
    expect((await confirm(id)).json().code).toBe('reset_over')
  })

  it('is neither asked nor confirmed by an admin who lacks a right of the operator', async () => {
    await makeLevel(test.db, { id: 210, rights: ['manage_operators'] })
    const { waiting, ask, confirm } = await makeResetWorld(test, {
      operator: { permissions_id: 200 },
      second: undefined,
    })
    const lower = await makeEnrolledAdmin(test, { permissions_id: 210 })
    expect((await ask('authenticator', lower)).json().code).toBe('rights_above_yours')
    const id = await waiting()
    expect((await confirm(id, lower)).json().code).toBe('rights_above_yours')
  })
})

describe('a request that waits for the locks of a reset', () => {
  it('has a code of the authenticator that was removed: a stolen session gets no recovery codes', async () => {
    const operator = await makeEnrolledOperator(test)
    const stolen = await test.signedIn(operator)
    const answer = await transaction(test.db, async (tx) => {
      await lockOperator(tx, operator.id)
      const asked = stolen('POST', '/api/account/recovery-codes', { code: operator.codeAt(Date.now()) })
      await untilStatementsWait(test.db, 1)
      await resetTwoFactor(tx, operator.id, 'authenticator', { actorId: null, details: {} })
      return { asked }
    })
    expect((await answer.asked).json()).toMatchObject({ status: 400, issues: [{ code: 'wrong_code' }] })
    const kept = test.db.selectFrom('recovery_codes').where('operator_id', '=', operator.id).select('id')
    expect(await kept.execute()).toEqual([])
  })

  it('is refused when the admin who confirms was suspended meanwhile', async () => {
    const { second, waiting, confirm } = await makeResetWorld(test)
    const id = await waiting()
    const answer = await transaction(test.db, async (tx) => {
      await lockAdminRights(tx)
      const confirmed = confirm(id)
      await untilStatementsWait(test.db, 1)
      await tx
        .updateTable('operators')
        .set({ suspended_at: sql<string>`now()` })
        .where('id', '=', second.admin.id)
        .execute()
      return { confirmed }
    })
    expect((await answer.confirmed).json().code).toBe('not_allowed')
  })
})
