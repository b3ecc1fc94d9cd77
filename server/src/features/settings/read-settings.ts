import { type Threshold, thresholds } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import { zoneToday } from '../../platform/service-time.ts'

const inRange = (name: Threshold) => {
  const { min, max, default: byDefault } = thresholds[name]
  return z.int().min(min).max(max).catch(byDefault)
}

/** The keys of the table `settings`. A missing or invalid value is replaced by the default. */
const known = z.object({
  lease_seconds: inRange('lease_seconds'),
  idle_after: inRange('idle_after'),
  chat_amber_minutes: inRange('chat_amber_minutes'),
  chat_red_minutes: inRange('chat_red_minutes'),
  poke_amber_minutes: inRange('poke_amber_minutes'),
  poke_red_minutes: inRange('poke_red_minutes'),
  handover_amber_minutes: inRange('handover_amber_minutes'),
  handover_red_minutes: inRange('handover_red_minutes'),
  extra_replies_at_most: inRange('extra_replies_at_most'),
  history_size_short: inRange('history_size_short'),
  history_size_limited: inRange('history_size_limited'),
  export_days: inRange('export_days'),
  export_rows_at_most: inRange('export_rows_at_most'),
  backup_days: inRange('backup_days'),
  evidence_days: inRange('evidence_days'),
  fairness_days: inRange('fairness_days'),
  hours_months: inRange('hours_months'),
  break_after_photos: inRange('break_after_photos'),
  break_after_escalations: inRange('break_after_escalations'),
  break_after_minutes: inRange('break_after_minutes'),
} satisfies Record<Threshold, z.ZodType>)

export type Settings = z.infer<typeof known> & {
  /** The time zone of the service; while its days are recounted, that of today. */
  time_zone: string
}

/** Reads the settings that are in the database. */
export async function readSettings(db: Db): Promise<Settings> {
  const { rows } = await sql<{ key: string; value: unknown }>`
    select key, value from settings union all select 'time_zone', to_jsonb(${zoneToday}) from service_time`.execute(
    db,
  )
  const { time_zone, ...values } = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  return { ...known.parse(values), time_zone: z.string().parse(time_zone) }
}

/** A threshold like in `readSettings`, as an SQL expression. */
export function thresholdSetting(name: Threshold): RawBuilder<number> {
  const { min, max, default: byDefault } = thresholds[name]
  return sql<number>`coalesce((
    select s.value::int from settings s
    where s.key = ${sql.lit(name)} and case when jsonb_typeof(s.value) = 'number' then s.value::numeric % 1 = 0
      and s.value::numeric between ${sql.lit(min)} and ${sql.lit(max)} else false end
  ), ${sql.lit(byDefault)})`
}
