import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { fillWhole, makeHistoryWorld } from '../../../testing/history-world.ts'
import { makeOperator } from '../../../testing/make.ts'
import { placeHistoryMonths } from './place-months.ts'

const test = useTestApp()

/** Gives all entries places, also those of a moment ago. */
const placeAll = () => placeHistoryMonths(test.db, { newest: 0, oldest: 0 })
const changes = async () => {
  const { rows } = await sql<{
    words: string[] | null
  }>`select words from history_place_changes order by id`.execute(test.db)
  return rows.map(({ words }) => words)
}
const hasWord = async (word: string) => {
  const { rows } = await sql`select from history_places where word = ${word}`.execute(test.db)
  return rows.length > 0
}
const update = (id: number, change: string) =>
  sql`update messages set ${sql.raw(change)} where id = ${id}`.execute(test.db)

it('what changes after the entries have places is found at once, and noted once', async () => {
  const { talk, texts } = await makeHistoryWorld(test, 152)
  const { send } = await talk()
  const { id } = await send('Boat and sail')
  const { id: other } = await send('Boat and mast')
  await fillWhole(test)
  await placeAll()
  expect(await changes()).toEqual([])

  await update(id, 'answered_at = now()')
  await fillWhole(test)
  await update(other, 'answered_at = now()')
  expect(await texts('q=boat&answered=yes')).toEqual(['Boat and mast', 'Boat and sail'])
  expect(await changes()).toEqual([['|a']])
  await update(id, 'deleted_at = now()')
  expect(await texts('q=boat&marked=deleted')).toEqual([null])
  expect(await changes()).toEqual([['|a'], ['|x']])

  await placeAll()
  expect(await changes()).toEqual([])
  expect(await texts('q=boat&answered=yes')).toEqual(['Boat and mast', null])
})

it('an entry that appears among those that have places is found', async () => {
  const { talk, texts } = await makeHistoryWorld(test)
  const { send } = await talk()
  const { id } = await send('Late boat')
  await send('Early boat')
  await update(id, `direction = 'in', type = 'chat', operator_id = null`)
  await fillWhole(test)
  await placeAll()
  await update(id, `direction = 'out', type = 'reply', operator_id = (select max(operator_id) from messages)`)
  expect(await texts('q=boat')).toEqual(['Early boat', 'Late boat'])
  expect(await changes()).toEqual([null])
  // Newer ones do not change the places of the others.
  await placeAll()
  await send('New boat')
  expect(await texts('q=boat')).toEqual(['New boat', 'Early boat', 'Late boat'])
  expect(await changes()).toEqual([])
})

it('a word leaves with the text of one of the few messages that have it', async () => {
  const { talk, texts } = await makeHistoryWorld(test)
  const { send } = await talk()
  const { id } = await send('Lighthouse keeper')
  const { id: other } = await send('Saxophone player')
  await fillWhole(test)
  await placeAll()
  expect([await hasWord('lighthous'), await hasWord('saxophon')]).toEqual([true, true])
  await sql`update history_entries set words = array_to_tsvector(array(select word from unnest(tsvector_to_array(words)) word where word like '|%'))
    where message_id = ${id}`.execute(test.db)
  await sql`delete from history_entries where message_id = ${other}`.execute(test.db)
  expect([await hasWord('lighthous'), await hasWord('saxophon')]).toEqual([false, false])
  for (const q of ['lighthouse', 'light*'])
    expect({ q, texts: (await texts(`q=${q}`)).length }).toEqual({ q, texts: 0 })
})

it('the current month gets new places each day, and a finished one when its entries have changed', async () => {
  const { talk } = await makeHistoryWorld(test)
  const { id } = await (await talk()).send('Boat')
  await fillWhole(test)
  await placeAll()
  expect(await placeHistoryMonths(test.db)).toBe(0)
  await sql`update history_placed_months set placed_at = now() - interval '1 day'`.execute(test.db)
  expect(await placeHistoryMonths(test.db)).toBe(1)

  const finish = () =>
    sql`update history_placed_months set placed_at = now() - interval '1 day',
      placed_before = (month + interval '1 month') at time zone 'utc'`.execute(test.db)
  await finish()
  expect(await placeHistoryMonths(test.db)).toBe(0)
  await update(id, 'answered_at = now()')
  await fillWhole(test)
  expect(await placeHistoryMonths(test.db)).toBe(1)
})

it('the places of a team are kept together in all months, also after somebody has joined it', async () => {
  const { talk, texts, writer, siteowner } = await makeHistoryWorld(test)
  const other = await makeOperator(test.db, { siteowner_ids: [siteowner.id] })
  const joining = await makeOperator(test.db, { siteowner_ids: [siteowner.id] })
  const team = 900
  await test.db.insertInto('teams').values({ id: team, name: 'Boats' }).execute()
  const join = (...ids: number[]) =>
    test.db.updateTable('operators').set({ team_id: team }).where('id', 'in', ids).execute()
  const { send } = await talk()
  for (const { id } of [writer, other, joining]) await send(`Boat ${id}`, id)
  await fillWhole(test)
  const choiceOf = (...ids: number[]) =>
    ids
      .map((id) => `|o${id}`)
      .toSorted()
      .join('')

  await join(writer.id, other.id)
  await placeAll()
  expect(await hasWord(choiceOf(writer.id, other.id))).toBe(true)
  await join(joining.id)
  expect(await placeHistoryMonths(test.db)).toBe(0)
  expect(await hasWord(choiceOf(writer.id, other.id))).toBe(false)
  expect(await hasWord(choiceOf(writer.id, other.id, joining.id))).toBe(true)
  expect(await texts(`team_id=${team}&q=boat`)).toHaveLength(3)
})
