import { rights } from '@panel/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { levelsPath, levelValues, useLevels } from '../../../testing/account-levels.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { securityEventsOf } from '../../../testing/security-events.ts'

const test = useTestApp()
const { signedInAt, level, listed, change, audited } = useLevels(test)

let admin: Awaited<ReturnType<typeof signedInAt>>
beforeEach(async () => {
  await test.db.updateTable('operators').set({ suspended_at: '2026-01-01T00:00:00Z' }).execute()
  await level({ id: 200, name: 'Admin', rights: [...rights] })
  await level({ id: 120, name: 'Senior' })
  admin = await signedInAt(200)
})

describe('the list', () => {
  it('has values, number of operators and why a level keeps the right to manage operators', async () => {
    await level({ id: 190, name: 'Deputy', rights: ['manage_operators'], segments: ['vip'] })
    const counted = (await listed(admin, 120)).operators
    await makeOperator(test.db, { permissions_id: 120 })
    expect(await listed(admin, 120)).toEqual({
      id: 120,
      name: 'Senior',
      rights: [],
      message_types: null,
      segments: null,
      history_size: 'limited',
      operators: counted + 1,
      retired_at: null,
      keeps_admin_right: null,
      changed: null,
    })
    expect(await listed(admin, 200)).toMatchObject({ keeps_admin_right: 'own' })
    const deputy = await signedInAt(190)
    expect(await listed(deputy, 200)).toMatchObject({ keeps_admin_right: null })
    await test.db
      .updateTable('operators')
      .set({ suspended_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', deputy.operator.id)
      .execute()
    expect(await listed(admin, 190)).toMatchObject({ segments: ['vip'], keeps_admin_right: null })
  })
})

describe('adding a level', () => {
  const values = { rights: ['reviews.view'], message_types: ['reply'], segments: null, history_size: 'short' }

  it('records it, and refuses a number or a name that is taken', async () => {
    const added = await admin('POST', levelsPath, { id: 130, name: ' Trainer ', ...values })
    expect(added.statusCode).toBe(200)
    expect(await listed(admin, 130)).toMatchObject({ id: 130, name: 'Trainer', ...values, operators: 0 })
    expect(await audited(130)).toEqual([['level.add', { after: { name: 'Trainer', ...values } }]])
    const again = async (part: object) =>
      (await admin('POST', levelsPath, { id: 131, name: 'Other', ...values, ...part })).json().code
    expect(await again({ id: 130 })).toBe('level_number_taken')
    expect(await again({ name: 'Trainer' })).toBe('level_name_taken')
  })

  it('refuses a number above the own level, and rights that the admin lacks', async () => {
    await level({ id: 160, rights: ['manage_operators'] })
    const lesser = await signedInAt(160)
    const add = async (part: object) =>
      (await lesser('POST', levelsPath, { id: 140, name: 'New', ...values, rights: [], ...part })).json().code
    expect(await add({ id: 170 })).toBe('rights_above_yours')
    expect(await add({ rights: ['reviews.view'] })).toBe('rights_above_yours')
    expect(await securityEventsOf(test, lesser.operator)).toMatchObject([
      { kind: 'access_refused', count: 2 },
    ])
    expect(await audited(140)).toEqual([])
  })
})

describe('changing levels', () => {
  it('stores the values, and records what was before and after', async () => {
    const seen = await listed(admin, 120)
    const part = {
      rights: ['chat_stats.skiplog'],
      history_size: 'all',
      message_types: ['poke'],
      segments: ['vip'],
    }
    expect(await change(admin, seen, part)).toMatchObject({
      levels: expect.arrayContaining([expect.objectContaining({ id: 120, name: 'Senior', ...part })]),
    })
    expect((await audited(120)).at(-1)).toEqual([
      'level.change',
      {
        before: { rights: [], message_types: null, segments: null, history_size: 'limited' },
        after: part,
      },
    ])
    expect(await listed(admin, 120)).toMatchObject({ changed: { by: { id: admin.operator.id } } })
  })

  it('refuses what another admin has changed meanwhile, with the field and their name; what both want is accepted', async () => {
    const other = await signedInAt(200)
    const seen = await listed(admin, 120)
    await change(other, seen, { history_size: 'all' })
    expect(await change(admin, seen, { rights: ['reviews.view'] })).toMatchObject({
      code: 'edited_meanwhile',
      by: { id: other.operator.id, name: other.operator.name },
      issues: [{ path: 'levels.0.values.history_size', code: 'changed_meanwhile' }],
    })
    expect(await listed(admin, 120)).toMatchObject({ rights: [], history_size: 'all' })
    expect(await change(admin, seen, { history_size: 'all' })).toHaveProperty('levels')
    const now = await listed(admin, 120)
    expect(await change(admin, now, { rights: ['reviews.view'] })).toHaveProperty('levels')
  })

  it('is all or none', async () => {
    const [one, two] = [await listed(admin, 120), await listed(admin, 200)]
    const levels = [one, two].map((seen) => ({
      id: seen.id,
      seen: levelValues(seen),
      values: levelValues(seen),
    }))
    const body = { levels: [{ ...levels[0], values: { ...levelValues(one), name: 'Admin' } }, levels[1]] }
    expect((await admin('PATCH', levelsPath, body)).json()).toMatchObject({ code: 'level_name_taken' })
    expect(await listed(admin, 120)).toMatchObject({ name: 'Senior' })
  })

  it('refuses to remove the own right to manage operators, and to give rights that the admin lacks', async () => {
    expect(await change(admin, await listed(admin, 200), { rights: [] })).toMatchObject({
      code: 'own_account',
    })
    await level({ id: 160, name: 'Lead', rights: ['manage_operators'] })
    const lead = await signedInAt(160)
    expect(await change(admin, await listed(admin, 200), { rights: [] })).toMatchObject({
      code: 'own_account',
    })
    const seen = await listed(lead, 120)
    expect(await change(lead, seen, { rights: ['reviews.view'] })).toMatchObject({
      code: 'rights_above_yours',
    })
    expect(await change(lead, seen, { rights: ['manage_operators'] })).toHaveProperty('levels')
  })

  it('two admins who remove each other’s right at the same moment: one of them stays', async () => {
    await level({ id: 199, name: 'Other admin', rights: [...rights] })
    const other = await signedInAt(199)
    const [mine, theirs] = [await listed(admin, 200), await listed(admin, 199)]
    const codes = await Promise.all([
      change(admin, theirs, { rights: [] }),
      change(other, mine, { rights: [] }),
    ])
    expect(codes.filter(({ levels }) => levels)).toHaveLength(1)
  })

  it('keeps rights that only the next release knows', async () => {
    await level({ id: 120, name: 'Senior', rights: ['of_the_next_release'] })
    await change(admin, await listed(admin, 120), { rights: ['reviews.view'] })
    const { rights: stored } = await test.db
      .selectFrom('permissions')
      .where('id', '=', 120)
      .select('rights')
      .executeTakeFirstOrThrow()
    expect(stored).toEqual(['reviews.view', 'of_the_next_release'])
  })

  it('an unknown level is not found', async () => {
    const seen = { ...(await listed(admin, 120)), id: 4_711 }
    expect(await change(admin, seen, {})).toMatchObject({ code: 'level_not_found' })
  })
})
