import { type getTextReport, type HandlerResultOf, rights } from '@panel/contract'
import { seeded } from '@panel/demo/random'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeProfile, makeSiteowner } from '../../../testing/make.ts'
import { makeProfileText } from '../../../testing/make-profile-texts.ts'
import { dayAgo, farZones, setTimeZone } from '../../../testing/time-zone.ts'

const test = useTestApp()

type Call = Awaited<ReturnType<typeof test.signedIn>>
type Counts = Record<'written' | 'reviewed' | 'approved' | 'returned', number>
type Row = {
  first_writer_id: number
  siteowner_id: number
  language: string
  status: string
  round: number
  writing_seconds: number | null
  first_written_at: string
  first_reviewed_at: string | null
}

const countsOf = (texts: readonly Row[]): Counts => ({
  written: texts.length,
  reviewed: texts.filter(({ status, round }) => round > 1 || status === 'approved' || status === 'returned')
    .length,
  approved: texts.filter(({ status }) => status === 'approved').length,
  returned: texts.filter(({ status, round }) => round > 1 || status === 'returned').length,
})

function middle(numbers: readonly (number | null)[]): number | null {
  const sorted = numbers.filter((each) => each !== null).toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
const mediansOf = (texts: readonly Row[]) => ({
  writing_seconds: middle(texts.map(({ writing_seconds }) => writing_seconds)),
  review_seconds: middle(
    texts.map(({ first_written_at, first_reviewed_at }) =>
      first_reviewed_at === null
        ? null
        : Math.floor((Date.parse(first_reviewed_at) - Date.parse(first_written_at)) / 1000),
    ),
  ),
})
const byKey = <Value>(rows: Record<string, Value>) => Object.fromEntries(Object.entries(rows).toSorted())

/** Compares the report, and the file by operator, with a recount of all texts. */
async function compare(call: Call, days: { from: string; to: string }) {
  const { rows: texts } = await sql<Row & { day: string }>`
    select *, to_char(day_of(first_written_at), 'YYYY-MM-DD') as day
    from profile_texts where first_writer_id is not null`.execute(test.db)
  const within = ({ from, to }: { from: string; to: string }) =>
    texts.filter(({ day }) => from <= day && day <= to)
  const asked = within(days)
  const groups = <Value>(key: (text: Row & { day: string }) => unknown, value: (own: Row[]) => Value) =>
    byKey(
      Object.fromEntries(
        [...Map.groupBy(asked, key)].map(([group, own]): [string, Value] => [String(group), value(own)]),
      ),
    )
  const by = (['operator', 'siteowner', 'language'] as const)[asked.length % 3] ?? 'operator'
  const report: HandlerResultOf<typeof getTextReport> = (
    await call('GET', `/api/profile-text-report?${new URLSearchParams({ ...days, by })}`)
  ).json()
  expect({ days, total: report.total }).toEqual({ days, total: { ...countsOf(asked), ...mediansOf(asked) } })
  const earlier = within(report.before ?? days)
  expect(report.before?.total).toEqual({ ...countsOf(earlier), ...mediansOf(earlier) })
  const counted = <Group extends Counts>(rows: readonly Group[], keyOf: (row: Group) => unknown) =>
    byKey(
      Object.fromEntries(
        rows.map((row) => [
          String(keyOf(row)),
          { written: row.written, reviewed: row.reviewed, approved: row.approved, returned: row.returned },
        ]),
      ),
    )
  expect(counted(report.days, ({ day }) => day)).toEqual(groups(({ day }) => day, countsOf))
  expect(counted(report.operators, ({ operator }) => operator.id)).toEqual(
    groups((text) => text.first_writer_id, countsOf),
  )
  expect(counted(report.siteowners, ({ siteowner }) => siteowner.id)).toEqual(
    groups((text) => text.siteowner_id, countsOf),
  )
  expect(counted(report.languages, ({ language }) => language)).toEqual(
    groups((text) => text.language, countsOf),
  )
  const file = (
    await call('GET', `/api/profile-text-report.csv?${new URLSearchParams({ ...days, by: 'operator' })}`)
  ).body
    .trim()
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(','))
  const rounded = (seconds: number | null) => (seconds === null ? '' : String(Math.round(seconds)))
  expect(
    byKey(Object.fromEntries(file.map((cells) => [cells[0]?.replaceAll('"', ''), cells.slice(-2)]))),
  ).toEqual(
    groups(
      (text) => text.first_writer_id,
      (own) => {
        const { writing_seconds, review_seconds } = mediansOf(own)
        return [rounded(writing_seconds), rounded(review_seconds)]
      },
    ),
  )
}

it.each([1, 2, 3])('the report about texts equals a recount of all texts, run %i', async (run) => {
  const random = seeded(run)
  const below = (number: number) => Math.floor(random() * number)
  const { db } = test
  await sql`truncate profile_texts cascade`.execute(db)
  await makeLevel(db, { id: 175, rights: [...rights] })
  const call = await test.signedIn(await makeOperator(db, { permissions_id: 175, siteowner_ids: null }))
  const writers = [await makeOperator(db), await makeOperator(db)]
  const profiles: Awaited<ReturnType<typeof makeProfile>>[] = []
  for (const { id } of [await makeSiteowner(db), await makeSiteowner(db)])
    profiles.push(await makeProfile(db, { siteowner_id: id }))
  const momentAgo = (days: number) => new Date(Date.now() - below(days * 24 * 60) * 60_000).toISOString()
  const ids: number[] = []
  const write = async () => {
    const profile = profiles[below(2)]
    const { id } = await makeProfileText(db, {
      siteowner_id: profile?.siteowner_id ?? 0,
      profile_id: profile?.id ?? 0,
      writer_id: writers[below(2)]?.id ?? 0,
      language: below(2) === 0 ? 'en' : 'pl',
      writing_seconds: below(5) === 0 ? null : 100 + below(50),
      first_written_at: momentAgo(150),
    })
    ids.push(id)
  }
  const change = async () => {
    const id = ids[below(ids.length)] ?? 0
    const reviewed = sql<string>`coalesce(first_reviewed_at, first_written_at + make_interval(secs => ${below(4_000) / 7}))`
    const returned = { status: 'returned', approved_at: null, first_reviewed_at: reviewed } as const
    const approved = {
      status: 'approved',
      approved_at: sql<string>`now()`,
      first_reviewed_at: reviewed,
    } as const
    const again = { status: 'to_review', approved_at: null, round: 2 } as const
    const set = [returned, approved, approved, again, { language: 'fr' }][below(5)] ?? approved
    await db.updateTable('profile_texts').set(set).where('id', '=', id).execute()
  }
  for (let n = 0; n < 40; n++) await write()
  for (let turn = 0; turn < 25; turn++) {
    await (below(5) < 2 ? write() : change())
    if (below(10) === 0)
      await sql`delete from profile_texts where id = ${ids[below(ids.length)]} and not exists (
        select from profile_text_rounds r where r.profile_text_id = profile_texts.id)`.execute(db)
    await setTimeZone(db, ['UTC', 'Europe/Amsterdam', 'Asia/Kathmandu', ...farZones][below(6)] ?? 'UTC')
    await compare(call, {
      from: await dayAgo(db, 40 + below(130)),
      to: await dayAgo(db, below(40)),
    })
  }
})
