import { type getSetReport, type HandlerResultOf, rights } from '@panel/contract'
import { seeded } from '@panel/demo/random'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeSetWithPhotos } from '../../../testing/set-editor.ts'
import { dayAgo, farZones, setTimeZone } from '../../../testing/time-zone.ts'

const test = useTestApp()

type Call = Awaited<ReturnType<typeof test.signedIn>>
type Report = HandlerResultOf<typeof getSetReport>
type Row = {
  is_photo: boolean
  is_used: boolean
  operator_id: number
  siteowner_id: number
  language: string | null
  day: string
}

const countsOf = (rows: readonly Row[]) => {
  const [photos, sets] = [rows.filter(({ is_photo }) => is_photo), rows.filter(({ is_photo }) => !is_photo)]
  return {
    sets_made: sets.length,
    sets_used: sets.filter(({ is_used }) => is_used).length,
    photos_added: photos.length,
    photos_used: photos.filter(({ is_used }) => is_used).length,
  }
}
type Counts = ReturnType<typeof countsOf>
const byKey = <Value>(rows: readonly (readonly [unknown, Value])[]) =>
  Object.fromEntries(rows.map(([key, value]) => [String(key), value] as const).toSorted())

/** Compares the report with a recount of all sets and photos. */
async function compare(call: Call, days: { from: string; to: string }) {
  const { rows } = await sql<Row>`
    select true as is_photo, f.was_sent as is_used, f.added_by as operator_id, s.siteowner_id, s.language,
      to_char(day_of(f.created_at), 'YYYY-MM-DD') as day
    from profile_set_photos f join profile_sets s on s.id = f.profile_set_id where f.added_by is not null
    union all
    select false, false, s.created_by, s.siteowner_id, s.language, to_char(day_of(s.created_at), 'YYYY-MM-DD')
    from profile_sets s where s.created_by is not null`.execute(test.db)
  const within = ({ from, to }: { from: string; to: string }) =>
    rows.filter(({ day }) => from <= day && day <= to)
  const asked = within(days)
  const recounted = (keyOf: (row: Row) => unknown) =>
    byKey(
      [...Map.groupBy(asked, keyOf)].flatMap(([key, own]) => (key === null ? [] : [[key, countsOf(own)]])),
    )
  const counted = <Group extends Counts>(groups: readonly Group[], keyOf: (group: Group) => unknown) =>
    byKey(
      groups.map((group) => {
        const { sets_made, sets_used, photos_added, photos_used } = group
        return [keyOf(group), { sets_made, sets_used, photos_added, photos_used }]
      }),
    )
  const report: Report = (await call('GET', `/api/profile-set-report?${new URLSearchParams(days)}`)).json()
  expect({
    days,
    total: report.total,
    before: report.before?.total,
    by_day: counted(report.days, ({ day }) => day),
    by_operator: counted(report.operators, ({ operator }) => operator.id),
    by_siteowner: counted(report.siteowners, ({ siteowner }) => siteowner.id),
    by_language: counted(report.languages, ({ language }) => language),
  }).toEqual({
    days,
    total: countsOf(asked),
    before: countsOf(within(report.before ?? days)),
    by_day: recounted(({ day }) => day),
    by_operator: recounted(({ operator_id }) => operator_id),
    by_siteowner: recounted(({ siteowner_id }) => siteowner_id),
    by_language: recounted(({ language }) => language),
  })
}

it.each([1, 2])('the report about sets equals a recount of all sets and photos, run %i', async (run) => {
  const random = seeded(run)
  const below = (number: number) => Math.floor(random() * number)
  const { db } = test
  await sql`delete from profile_sets`.execute(db)
  await makeLevel(db, { id: 175, rights: [...rights] })
  const call = await test.signedIn(await makeOperator(db, { permissions_id: 175, siteowner_ids: null }))
  const operators = [await makeOperator(db), await makeOperator(db)]
  const siteowners = [await makeSiteowner(db), await makeSiteowner(db)]
  const momentAgo = (days: number) => new Date(Date.now() - below(days * 24 * 60) * 60_000).toISOString()
  const add = async () => {
    const { id } = await makeSetWithPhotos(db, {
      siteowner_id: siteowners[below(2)]?.id ?? 0,
      name: 'Marianne',
      language: below(2) === 0 ? 'en' : null,
      created_by: operators[below(2)]?.id ?? 0,
      created_at: momentAgo(150),
      seeds: [1, 2, 3],
    })
    await sql`
        update profile_set_photos set added_by = ${operators[below(2)]?.id ?? 0}, created_at = ${momentAgo(150)}::timestamptz - make_interval(hours => position)
        where profile_set_id = ${id}`.execute(db)
  }
  const one = (table: 'profile_sets' | 'profile_set_photos') =>
    sql`(select id from ${sql.table(table)} order by id offset ${below(12)} limit 1)`
  const changes = [
    () => sql`update profile_set_photos set was_sent = true where id in ${one('profile_set_photos')}`,
    () => sql`update profile_set_photos set added_by = null where id in ${one('profile_set_photos')}`,
    () => sql`delete from profile_set_photos where id in ${one('profile_set_photos')}`,
    () => sql`
        update profile_sets set siteowner_id = ${siteowners[below(2)]?.id ?? 0}, language = 'pl' where id in ${one('profile_sets')}`,
    () => sql`delete from profile_sets where id in ${one('profile_sets')}`,
  ]
  const change = () => changes[below(changes.length)]?.().execute(db)
  for (let n = 0; n < 15; n++) await add()
  for (let turn = 0; turn < 25; turn++) {
    await (below(5) < 2 ? add() : change())
    await setTimeZone(db, ['UTC', 'Europe/Amsterdam', 'Asia/Kathmandu', ...farZones][below(6)] ?? 'UTC')
    await compare(call, {
      from: await dayAgo(db, 40 + below(130)),
      to: await dayAgo(db, below(40)),
    })
  }
})
