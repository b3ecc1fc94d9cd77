import { notesShown } from '@panel/contract'
import { sql } from 'kysely'
import { utcText } from '../../../platform/utc-text.ts'

/** An operator's edit of a fact of the site. */
export type StoredEdit = {
  field: string
  /** Null: the fact was removed. */
  value: unknown
  /** The site's value at that time. */
  site_value: unknown
  operator_id: number
  operator_name: string
  at: string
}

export type StoredNote = {
  id: number
  body: string
  operator_id: number
  operator_name: string
  created_at: string
}

/** The columns of a customer's profile, for a query of `customers as cu`. */
export const profileColumns = [
  'cu.id as customer_id',
  'cu.name as customer_name',
  'cu.birthday',
  'cu.facts as customer_facts',
  'cu.alert',
  'cu.alert_at',
  'cu.alert_by',
  sql<{ name: string; level: string } | null>`(select jsonb_build_object('name', o.name, 'level', p.name)
    from operators o join permissions p on p.id = o.permissions_id where o.id = cu.alert_by)`.as(
    'alert_author',
  ),
  sql<StoredEdit[]>`(select coalesce(jsonb_agg(jsonb_build_object('field', f.field, 'value', f.value,
      'site_value', f.site_value, 'operator_id', o.id, 'operator_name', o.name, 'at', ${utcText(sql`f.updated_at`)})), '[]')
    from customer_facts f join operators o on o.id = f.operator_id where f.customer_id = cu.id)`.as('edits'),
  sql<number>`(select count(*) from customer_notes n where n.customer_id = cu.id and n.deleted_at is null)`.as(
    'note_count',
  ),
  sql<StoredNote[]>`(select coalesce(jsonb_agg(to_jsonb(n) order by n.id desc), '[]') from (
      select n.id, n.body, o.id as operator_id, o.name as operator_name, ${utcText(sql`n.created_at`)} as created_at
      from customer_notes n join operators o on o.id = n.operator_id
      where n.customer_id = cu.id and n.deleted_at is null order by n.id desc limit ${sql.lit(notesShown)}) n)`.as(
    'latest_notes',
  ),
] as const
