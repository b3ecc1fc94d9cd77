import { rights } from '@panel/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { levelsPath, useLevels } from '../../../testing/account-levels.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'

const test = useTestApp()
const { signedInAt, level, listed, change, retire, audited } = useLevels(test)

let admin: Awaited<ReturnType<typeof signedInAt>>
beforeEach(async () => {
  await level({ id: 200, name: 'Admin', rights: [...rights] })
  await level({ id: 120, name: 'Senior', retired_at: null })
  admin = await signedInAt(200)
})

describe('retiring a level', () => {
  beforeEach(() => level({ id: 90, name: 'Trainee', retired_at: null }))

  it('needs another level for its operators, who move with an audit entry each', async () => {
    const operator = await makeOperator(test.db, { permissions_id: 90 })
    expect(await retire(admin, 90, null)).toMatchObject({ code: 'level_in_use' })
    expect(await retire(admin, 90, 90)).toMatchObject({ code: 'level_in_use' })
    expect(await retire(admin, 90, 120)).toHaveProperty('levels')
    expect(await listed(admin, 90)).toMatchObject({ operators: 0, retired_at: expect.any(String) })
    const entry = await test.db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'operator')
      .where('subject_id', '=', operator.id)
      .select(['action', 'details'])
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({
      action: 'operator.change',
      details: { before: { level_id: 90 }, after: { level_id: 120 } },
    })
    expect(await retire(admin, 90, null)).toMatchObject({ code: 'level_retired' })
  })

  it('refuses to move operators to a retired level, or to one that exceeds the own level', async () => {
    await retire(admin, 90, 120)
    await makeOperator(test.db, { permissions_id: 120 })
    expect(await retire(admin, 120, 90)).toMatchObject({ code: 'level_retired' })
    await level({ id: 160, name: 'Lead', rights: ['manage_operators'] })
    const lead = await signedInAt(160)
    expect(await retire(lead, 120, 200)).toMatchObject({ code: 'rights_above_yours' })
    expect(await retire(admin, 200, 120)).toMatchObject({ code: 'own_account' })
  })

  it('afterwards nobody can get it, also by a request at the same moment; restored, they can again', async () => {
    await retire(admin, 90, 120)
    await expect(makeOperator(test.db, { permissions_id: 90 })).rejects.toThrow('retired')
    expect(await change(admin, await listed(admin, 90), { name: 'Other' })).toMatchObject({
      code: 'level_retired',
    })
    expect((await admin('POST', `${levelsPath}/90/restore`)).statusCode).toBe(200)
    await makeOperator(test.db, { permissions_id: 90 })
    expect((await audited(90)).slice(-2).map(([action]) => action)).toEqual(['level.retire', 'level.restore'])
  })
})
