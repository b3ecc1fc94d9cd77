import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { fillWhole, makeHistoryWorld, textOf } from '../../../testing/history-world.ts'
import { forgetArchivedHistory } from './fill.ts'
import { makeHistoryPartitions } from './make-partitions.ts'

const test = useTestApp()

const partitionsOf = async (table: string) => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass and c.relname ~ '\\d{4}_\\d\\d$' order by 1`.execute(test.db)
  return rows.map(({ name }) => name.slice(-7))
}
/** As after an upgrade of a panel that has had messages of this month. */
const makeMonthOfMessages = (month: string) =>
  sql
    .raw(`create table messages_${month.replace('-', '_')} partition of messages
      for values from ('${month}-01 00:00:00+00') to ('${month}-02 00:00:00+00')`)
    .execute(test.db)

const years = [2008, 2009, 2010, 2011, 2012, 2013, 2014, 2018]

it('the history has a partition for each month of the messages, and keeps entries of other times', async () => {
  expect(await partitionsOf('history_entries')).toEqual(await partitionsOf('messages'))
  const months = years.flatMap((year) => ['02', '05', '08'].map((month) => `${year}-${month}`))
  for (const month of months) await makeMonthOfMessages(month)
  expect(await makeHistoryPartitions(test.db)).toBe(months.length)
  expect(await makeHistoryPartitions(test.db)).toBe(0)
  expect(await partitionsOf('history_entries')).toEqual(await partitionsOf('messages'))

  const { talk, texts, get } = await makeHistoryWorld(test)
  const { send } = await talk()
  for (const day of ['2016-05-05', '2018-02-01', '2019-03-10', '2019-04-10']) {
    const { id } = await send(`Boat of ${day}`)
    await sql`update messages set created_at = ${day}::date at time zone 'utc' where id = ${id}`.execute(
      test.db,
    )
  }
  await fillWhole(test)
  // There are entries of this month already.
  await makeMonthOfMessages('2019-03')
  expect(await makeHistoryPartitions(test.db)).toBe(0)
  const inOrder = ['Boat of 2019-04-10', 'Boat of 2019-03-10', 'Boat of 2018-02-01', 'Boat of 2016-05-05']
  expect(await texts()).toEqual(inOrder)
  expect(await texts('q=boat')).toEqual(inOrder)
  expect(await texts('from=2018-02-01&to=2019-03-10')).toEqual(inOrder.slice(1, 3))

  await sql`insert into archived_months (month, message_count) values ('2018-02-01', 1), ('2019-04-01', 1)`.execute(
    test.db,
  )
  expect(await forgetArchivedHistory(test.db)).toBe(2)
  expect((await get()).items.map(textOf)).toEqual(['Boat of 2019-03-10', 'Boat of 2016-05-05'])
  await sql`delete from archived_months`.execute(test.db)
})
