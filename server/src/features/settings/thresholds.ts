import {
  type BodyOf,
  type changeThresholds as endpoint,
  issueAt,
  orderedThresholds,
  type StoredThreshold,
  type Threshold,
  thresholdNames,
  thresholds,
} from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../platform/http/errors.ts'
import { presentOperator } from '../../platform/http/present-operator.ts'
import { readSettings } from './read-settings.ts'

type Changes = BodyOf<typeof endpoint>['changes']
type Values = Record<Threshold, number>

/** The thresholds with their values, in the order of the contract. */
export async function findThresholds(db: Db, admin: Operator): Promise<StoredThreshold[]> {
  const [values, last] = await Promise.all([readSettings(db), findLastChanges(db)])
  return thresholdNames.map((name) => {
    const change = last.get(name)
    const isDefault = values[name] === thresholds[name].default
    const changed = change && !isDefault ? { at: change.at, by: presentOperator(admin, change) } : null
    return { name, value: values[name], changed }
  })
}

/**
 * Changes thresholds together.
 * @throws {AppError} `edited_meanwhile` when a stored value is not the one that the admin saw; `invalid_input`
 */
export async function changeThresholds(
  db: Db,
  admin: Operator,
  changes: Changes,
): Promise<StoredThreshold[]> {
  return transaction(db, async (tx) => {
    // Two admins wait for each other here; a setting with its default has no row to lock.
    await sql`select pg_advisory_xact_lock(hashtext('settings'))`.execute(tx)
    const before = await readSettings(tx)
    await requireUnchanged(tx, admin, before, changes)
    const wanted: Partial<Values> = {}
    for (const { name, value } of changes) wanted[name] = value ?? thresholds[name].default
    requireRanges({ ...before, ...wanted }, changes)
    const changed = changes.filter(({ name }) => wanted[name] !== before[name]).map(({ name }) => name)
    if (changed.length === 0) return findThresholds(tx, admin)
    for (const name of changed) await store(tx, name, wanted[name] ?? thresholds[name].default)
    const pick = (values: Partial<Values>) => Object.fromEntries(changed.map((name) => [name, values[name]]))
    await recordAudit(tx, {
      operatorId: admin.id,
      action: 'setting.change',
      subject: { type: 'setting', id: null },
      details: { before: pick(before), after: pick(wanted) },
    })
    announce(tx, { topic: 'settings' }, { topic: 'queue' })
    return findThresholds(tx, admin)
  })
}

/** A request can be repeated: a stored value that equals the new one is accepted. */
async function requireUnchanged(tx: Tx, admin: Operator, stored: Values, changes: Changes) {
  const issues = changes.flatMap(({ name, value, seen }, place) =>
    [seen, value ?? thresholds[name].default].includes(stored[name])
      ? []
      : [{ name, issue: issueAt(`changes.${place}.value`, 'changed_meanwhile') }],
  )
  const [first] = issues
  if (!first) return
  const change = (await findLastChanges(tx)).get(first.name)
  const by = change ? presentOperator(admin, change) : null
  throw new AppError('edited_meanwhile', { by, issues: issues.map(({ issue }) => issue) })
}

function requireRanges(values: Values, changes: Changes) {
  const issues = changes.flatMap(({ name }, place) => {
    const { min, max } = thresholds[name]
    const path = `changes.${place}.value`
    if (values[name] < min || values[name] > max) return [issueAt(path, 'not_in_range', { min, max })]
    const low = orderedThresholds.find(([, high]) => high === name)?.[0]
    if (low && values[name] <= values[low]) return [issueAt(path, 'too_low', { min: values[low] + 1 })]
    const high = orderedThresholds.find(([other]) => other === name)?.[1]
    if (high && values[name] >= values[high]) return [issueAt(path, 'too_high', { max: values[high] - 1 })]
    return []
  })
  if (issues.length > 0) throw new InvalidInput(issues)
}

/** A default is stored as no row, so that a later release can change it. */
async function store(tx: Tx, key: Threshold, value: number) {
  if (value === thresholds[key].default)
    return void (await tx.deleteFrom('settings').where('key', '=', key).execute())
  const row = { value: JSON.stringify(value), updated_at: sql<string>`now()` }
  await tx
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((c) => c.column('key').doUpdateSet(row))
    .execute()
}

/** The last change of each threshold. */
async function findLastChanges(db: Db): Promise<Map<Threshold, { id: number; name: string; at: string }>> {
  const rows = await db
    .selectFrom('audit_log as a')
    .innerJoin('operators as o', 'o.id', 'a.operator_id')
    .where('a.subject_type', '=', 'setting')
    .where('a.subject_id', 'is', null)
    .where('a.action', '=', 'setting.change')
    .select([
      'a.at',
      'o.id',
      'o.name',
      sql<string[]>`array(select jsonb_object_keys(a.details -> 'after'))`.as('names'),
    ])
    .orderBy('a.id', 'desc')
    .limit(200)
    .execute()
  const last = new Map<Threshold, { id: number; name: string; at: string }>()
  for (const { names, ...change } of rows.toReversed())
    for (const name of thresholdNames) if (names.includes(name)) last.set(name, change)
  return last
}
