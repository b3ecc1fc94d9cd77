import { describe, expect, it } from 'vitest'
import { transaction } from '../../../platform/database.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeCustomer, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { setAlert } from './set-alert.ts'

const test = useTestApp()

async function alertOf(id: number) {
  const columns = ['alert', 'alert_by', 'alert_at'] as const
  return test.db.selectFrom('customers').where('id', '=', id).select(columns).executeTakeFirstOrThrow()
}

const recorded = (id: number) =>
  test.db
    .selectFrom('audit_log')
    .where('subject_type', '=', 'customer')
    .where('subject_id', '=', id)
    .select(['action', 'operator_id', 'siteowner_id', 'details'])
    .orderBy('id')
    .execute()

describe('an alert', () => {
  it('is set, changed and removed, each with its operator, and without its text in the audit log', async () => {
    const siteowner = await makeSiteowner(test.db)
    const { id } = await makeCustomer(test.db, { siteowner_id: siteowner.id })
    const [anna, bram] = [await makeOperator(test.db), await makeOperator(test.db)]
    const set = (text: string | null, by: { id: number }) =>
      transaction(test.db, (tx) => setAlert(tx, id, text, by))

    expect(await set('  His mother is in hospital ', anna)).toBe(true)
    const first = await alertOf(id)
    expect(first).toMatchObject({ alert: 'His mother is in hospital', alert_by: anna.id })
    expect(first.alert_at).not.toBeNull()

    expect(await set('His mother is in hospital', bram)).toBe(false)
    expect(await alertOf(id)).toEqual(first)

    expect(await set('His mother is home', bram)).toBe(true)
    expect(await alertOf(id)).toMatchObject({ alert: 'His mother is home', alert_by: bram.id })
    expect(await set(' ', anna)).toBe(true)
    expect(await alertOf(id)).toEqual({ alert: null, alert_by: null, alert_at: null })
    expect(await set(null, anna)).toBe(false)

    const common = { siteowner_id: siteowner.id, details: {} }
    expect(await recorded(id)).toEqual([
      { action: 'alert.set', operator_id: anna.id, ...common },
      { action: 'alert.change', operator_id: bram.id, ...common },
      { action: 'alert.remove', operator_id: anna.id, ...common },
    ])
  })

  it('of an unknown customer changes nothing', async () => {
    const anna = await makeOperator(test.db)
    expect(await transaction(test.db, (tx) => setAlert(tx, 999_999, 'Careful', anna))).toBe(false)
    expect(await recorded(999_999)).toEqual([])
  })
})
