import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { fillWhole, makeCoachAndSupervisor, makeHistoryWorld } from '../../../testing/history-world.ts'
import { countHistoryMonths } from './count-months.ts'
import { fillHistory } from './fill.ts'

const test = useTestApp()

/** Counts all months, also those of a moment ago. */
const countMonths = (fewest = 1) => countHistoryMonths(test.db, { fewest, oldest: 0 })
const changes = async () => {
  const { rows } = await sql`
    select sum(added)::int as added, sum(changed)::int as changed, sum(lost)::int as lost from history_month_changes`.execute(
    test.db,
  )
  return rows[0]
}

it('a month is counted again only when its entries have changed', async () => {
  const { talk, get } = await makeHistoryWorld(test, 152)
  const { send } = await talk()
  const { id } = await send('Boat')
  await fillWhole(test)
  expect(await countMonths()).toBeGreaterThan(0)
  expect(await countMonths()).toBe(0)
  expect(await changes()).toEqual({ added: null, changed: null, lost: null })

  await sql`update messages set answered_at = now() where id = ${id}`.execute(test.db)
  await fillWhole(test)
  expect(await changes()).toEqual({ added: 0, changed: 1, lost: 0 })
  await sql`update messages set answered_at = null where id = ${id}`.execute(test.db)
  await fillWhole(test)
  expect(await changes()).toEqual({ added: 0, changed: 2, lost: 1 })
  // Not yet: that takes seconds in a full month.
  expect(await countHistoryMonths(test.db)).toBe(0)
  expect(await countMonths()).toBe(1)

  await sql`delete from history_entries where message_id = ${id}`.execute(test.db)
  expect(await changes()).toEqual({ added: 0, changed: 1, lost: 1 })
  expect(await get('', '/api/history/count')).toMatchObject({ count: 0 })
})

it('counts are right before and after a month is counted, for people who do not see deleted messages too', async () => {
  const { coach, supervisor } = await makeCoachAndSupervisor(test)
  const { send } = await coach.talk('nl')
  const { id } = await send('Zeilboot')
  await send('Zeilboot')
  const counts = async (query: string) =>
    Promise.all(
      [coach, supervisor].map(async ({ get }) => (await get(query, '/api/history/count')).count as number),
    )
  await fillWhole(test)
  for (const when of ['before', 'after'] as const) {
    if (when === 'after') await countMonths()
    expect(await counts('q=zeilboot')).toEqual([2, 2])
    expect(await counts('q=zeilboot&language=fr')).toEqual([0, 0])
  }
  await sql`update messages set deleted_at = now() where id = ${id}`.execute(test.db)
  await fillWhole(test)
  for (const when of ['before', 'after'] as const) {
    if (when === 'after') await countMonths()
    expect(await counts('q=zeilboot')).toEqual([1, 2])
    expect(await counts('q=zeil*&language=nl')).toEqual([1, 2])
    expect(await counts('length=under-20')).toEqual([1, 2])
    expect(await counts('marked=deleted')).toEqual([0, 1])
  }
})

it('a word that too few entries of the month have is not kept, and is counted', async () => {
  const { talk, get } = await makeHistoryWorld(test)
  const { send } = await talk()
  for (const text of ['Rudder', 'Rudder', 'Mast']) await send(text)
  await fillWhole(test)
  await countMonths(2)
  const { rows } = await sql<{ word: string }>`
    select distinct word from history_counts where word in ('rudder', 'mast')`.execute(test.db)
  expect(rows).toEqual([{ word: 'rudder' }])
  expect(await get('q=mast', '/api/history/count')).toMatchObject({ count: 1 })
  expect(await get('q=rudder', '/api/history/count')).toMatchObject({ count: 2 })
})

it('changes are added up, so that their number does not grow', async () => {
  const { talk } = await makeHistoryWorld(test)
  const { send } = await talk()
  for (let each = 0; each < 60; each++) {
    await send('Sail')
    await fillHistory(test.db)
  }
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows from history_month_changes`.execute(test.db)
  expect(rows[0]?.rows).toBeLessThan(30)
})
