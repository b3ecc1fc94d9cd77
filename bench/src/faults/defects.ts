import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database.ts'

/** Defects for the database that the checks must find: they show that a broken promise is detected. */
export const defects: Record<string, (db: Db) => Promise<void>> = {
  /** Every 40th answer is never delivered. */
  'lost-delivery': async (db) => {
    await sql`create function lose_delivery() returns trigger language plpgsql as $$
      begin return case when new.message_id % 40 = 0 then null else new end; end $$`.execute(db)
    await sql`create trigger lose_delivery before insert on deliveries
      for each row execute function lose_delivery()`.execute(db)
  },
  /** A repeated key is not recognised, and an answer leaves its conversation in the queue. */
  'second-answer': async (db) => {
    await sql`create function forget() returns trigger language plpgsql as 'begin return null; end'`.execute(
      db,
    )
    await sql`create trigger forget_key before insert on idempotency_keys for each row execute function forget()`.execute(
      db,
    )
    await sql`create trigger forget_answer before insert on answers for each row execute function forget()`.execute(
      db,
    )
    await sql`create trigger keep_item before delete on queue_items for each row execute function forget()`.execute(
      db,
    )
  },
}
