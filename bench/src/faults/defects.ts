import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database.ts'

/** Functions that add a defect to the database. The checks must find each of them, which proves that they can fail. */
export const defects: Record<string, (db: Db) => Promise<void>> = {
  /** Every tenth answer is never delivered. */
  'lost-delivery': async (db) => {
    await sql`create sequence answers_so_far`.execute(db)
    await sql`create function lose_delivery() returns trigger language plpgsql as $$
      begin return case when nextval('answers_so_far') % 10 = 0 then null else new end; end $$`.execute(db)
    await sql`create trigger lose_delivery before insert on deliveries
      for each row execute function lose_delivery()`.execute(db)
  },
  /** `/readyz` does not notice a full disk. */
  'unseen-full-disk': async (db) => {
    await sql`create or replace function need_disk() returns bigint language sql as 'select 1::bigint'`.execute(
      db,
    )
  },
  /** Idempotency keys and answers are not stored, and an answered conversation stays in the queue, so it is answered twice. */
  'second-answer': async (db) => {
    await sql`create function skip_row() returns trigger language plpgsql as 'begin return null; end'`.execute(
      db,
    )
    await sql`create trigger forget_key before insert on idempotency_keys for each row execute function skip_row()`.execute(
      db,
    )
    await sql`create trigger forget_answer before insert on answers for each row execute function skip_row()`.execute(
      db,
    )
    await sql`create trigger keep_item before delete on queue_items for each row execute function skip_row()`.execute(
      db,
    )
  },
}
