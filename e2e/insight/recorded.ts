import { expect } from '../journey.ts'
import type { World } from '../world.ts'

/** Waits until the history has so many messages of this world. */
export const untilInHistory = ({ db, siteowner }: World, count: number) =>
  expect
    .poll(() =>
      db
        .selectFrom('history_entries as h')
        .innerJoin('messages as m', 'm.id', 'h.message_id')
        .where('m.siteowner_id', '=', siteowner.id)
        .select('h.id')
        .execute()
        .then(({ length }) => length),
    )
    .toBe(count)
