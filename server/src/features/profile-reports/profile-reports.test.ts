import { reportGroups } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeOperator, makeSiteowner } from '../../testing/make.ts'
import { makeProfileText } from '../../testing/make-profile-texts.ts'
import {
  type Counts,
  type Filters,
  makeSets,
  makeStaff,
  makeTexts,
  reports,
} from '../../testing/profile-work.ts'

const test = useTestApp()

describe('the report about profile texts', () => {
  it('counts the texts for who wrote them first, on the day of that, with the median times', async () => {
    const staff = await makeStaff(test)
    await makeTexts(staff)
    const { nora, tom, siteowners } = staff
    const report = await staff.reportOf('text')
    expect(report.total).toEqual({
      written: 4,
      approved: 2,
      returned: 2,
      writing_seconds: 660,
      review_seconds: 3600,
    })
    expect(report.days).toEqual([
      { day: '2026-11-02', written: 2, approved: 2, returned: 1 },
      { day: '2026-11-03', written: 1, approved: 0, returned: 1 },
      { day: '2026-11-08', written: 1, approved: 0, returned: 0 },
    ])
    expect(report.operators).toMatchObject([
      {
        operator: { id: nora.id, name: nora.name },
        written: 3,
        approved: 2,
        returned: 2,
        writing_seconds: 600,
      },
      {
        operator: { id: tom.id, name: tom.name },
        written: 1,
        approved: 0,
        returned: 0,
        writing_seconds: 900,
      },
    ])
    expect(report.siteowners.map(({ siteowner, written }) => [siteowner, written])).toEqual([
      [{ id: siteowners[0].id, name: siteowners[0].name }, 3],
      [{ id: siteowners[1].id, name: siteowners[1].name }, 1],
    ])
    expect(report.languages.map(({ language, written }) => [language, written])).toEqual([
      ['en', 3],
      ['pl', 1],
    ])
  })

  it('has the medians of the groups that are asked for, and of the total', async () => {
    const staff = await makeStaff(test)
    await makeTexts(staff)
    const medians = async (filters: Filters) => {
      const { total, operators, siteowners, languages } = await staff.reportOf('text', filters)
      return [[total], operators, siteowners, languages].map((rows) =>
        rows.map(({ writing_seconds }) => writing_seconds),
      )
    }
    const nothing = [null, null]
    expect(await medians({})).toEqual([[660], [600, 900], nothing, nothing])
    expect(await medians({ by: 'siteowner' })).toEqual([[660], nothing, [600, 900], nothing])
    expect(await medians({ by: 'language' })).toEqual([[660], nothing, nothing, [720, 200]])
    const before = { from: '2026-11-09', to: '2026-11-15' }
    const { before: week } = (await staff.ask(reports.text.path, before)).json()
    expect(week.total).toMatchObject({ writing_seconds: 660, review_seconds: 3600 })
  })

  it('has zeros and no medians when nobody wrote', async () => {
    const { reportOf } = await makeStaff(test)
    expect(await reportOf('text')).toEqual({
      total: { written: 0, approved: 0, returned: 0, writing_seconds: null, review_seconds: null },
      days: [],
      operators: [],
      siteowners: [],
      languages: [],
      waiting: [],
      before: {
        from: '2026-10-26',
        to: '2026-11-01',
        total: { written: 0, approved: 0, returned: 0, writing_seconds: null, review_seconds: null },
      },
    })
  })

  it('has the texts that wait now, by language, whoever wrote them and whenever', async () => {
    const staff = await makeStaff(test)
    const [one, other] = staff.siteowners
    await makeProfileText(test.db, { siteowner_id: one.id })
    await makeProfileText(test.db, { siteowner_id: one.id, writer_id: staff.nora.id })
    await makeProfileText(test.db, { siteowner_id: other.id, language: 'pl' })
    await makeProfileText(test.db, { siteowner_id: (await makeSiteowner(test.db)).id })
    const approved = { status: 'approved', approved_at: '2026-11-09T12:00:00Z' } as const
    await makeProfileText(test.db, { siteowner_id: one.id, writer_id: staff.nora.id, ...approved })
    const waiting = async (filters: Filters = {}) =>
      (await staff.ask(reports.text.path, { ...staff.week, ...filters })).json().waiting
    expect(await waiting({ operator_id: staff.tom.id })).toEqual([
      { language: 'en', count: 2 },
      { language: 'pl', count: 1 },
    ])
    expect(await waiting({ siteowner_id: other.id })).toEqual([{ language: 'pl', count: 1 }])
    expect(await waiting({ language: 'en' })).toEqual([{ language: 'en', count: 2 }])
  })

  it('lists who wrote what, latest first', async () => {
    const staff = await makeStaff(test)
    await makeTexts(staff)
    const { ask, week, nora, siteowners } = staff
    const { items } = (
      await ask('/api/profile-text-report/texts', { ...week, number: 'returned', language: 'pl' })
    ).json()
    expect(items).toEqual([
      {
        id: expect.any(Number),
        title: 'About',
        profile: { id: expect.any(Number), name: expect.any(String) },
        siteowner: { id: siteowners[0].id, name: siteowners[0].name },
        language: 'pl',
        status: 'returned',
        writer: { id: nora.id, name: nora.name },
        written_at: '2026-11-03T23:30:00Z',
        writing_seconds: 200,
        was_returned: true,
      },
    ])
  })
})

it('the report about profile sets counts sets that were made and photos that were added, and which are used', async () => {
  const staff = await makeStaff(test)
  await makeSets(staff)
  const { nora, tom, reportOf } = staff
  const report = await reportOf('set')
  expect(report.total).toEqual({ sets_made: 3, sets_used: 1, photos_added: 5, photos_used: 3 })
  expect(report.days).toEqual([
    { day: '2026-11-02', sets_made: 1, sets_used: 1, photos_added: 2, photos_used: 2 },
    { day: '2026-11-03', sets_made: 1, sets_used: 0, photos_added: 2, photos_used: 0 },
    { day: '2026-11-08', sets_made: 1, sets_used: 0, photos_added: 1, photos_used: 1 },
  ])
  expect(report.operators).toMatchObject([
    { operator: { id: nora.id }, sets_made: 2, sets_used: 1, photos_added: 4, photos_used: 2 },
    { operator: { id: tom.id }, sets_made: 1, sets_used: 0, photos_added: 1, photos_used: 1 },
  ])
})

describe.each(['text', 'set'] as const)('the report about profile %ss', (of) => {
  const fill = { text: makeTexts, set: makeSets }[of]
  const { numbers, path } = reports[of]

  it('opens what it counts: each number has a list with as many rows', async () => {
    const staff = await makeStaff(test)
    await fill(staff)
    const { reportOf, opened, siteowners, nora } = staff
    let compared = 0
    const compare = async (counts: Counts, filters: Filters) => {
      for (const number of numbers) {
        expect([filters, number, await opened(of, { ...filters, number })]).toEqual([
          filters,
          number,
          counts[number],
        ])
        compared += 1
      }
    }
    const asked: Filters[] = [
      {},
      { timezone: 'Europe/Amsterdam' },
      { siteowner_id: siteowners[0].id },
      { operator_id: nora.id, language: 'en' },
    ]
    for (const filters of asked) {
      const report = await reportOf(of, filters)
      await compare(report.total, filters)
      for (const row of report.days) await compare(row, { ...filters, from: row.day, to: row.day })
      for (const row of report.operators) await compare(row, { ...filters, operator_id: row.operator.id })
      for (const row of report.siteowners) await compare(row, { ...filters, siteowner_id: row.siteowner.id })
      for (const row of report.languages) await compare(row, { ...filters, language: row.language })
    }
    expect(compared).toBeGreaterThan(numbers.length * 20)
  })

  it('has the same numbers of as many days before, with the same filters, and these open too', async () => {
    const staff = await makeStaff(test)
    await fill(staff)
    const week = { from: '2026-11-09', to: '2026-11-15' }
    for (const filters of [
      {},
      { operator_id: staff.nora.id },
      { timezone: 'Europe/Amsterdam' },
    ] as Filters[]) {
      const { before } = (await staff.ask(path, { ...week, ...filters })).json()
      expect(before).toEqual({ ...staff.week, total: (await staff.reportOf(of, filters)).total })
      for (const number of numbers)
        expect(await staff.opened(of, { ...filters, number })).toBe(before.total[number])
    }
    expect((await staff.ask(path, { from: '1900-01-01', to: '1900-01-01' })).json().before).toBeNull()
  })

  it('has the days of a time zone', async () => {
    const staff = await makeStaff(test)
    await fill(staff)
    const days = async (timezone: string) =>
      (await staff.reportOf(of, { timezone })).days.map(({ day }) => day)
    expect(await days('Europe/Amsterdam')).toEqual(['2026-11-02', '2026-11-04'])
    expect(await days('America/New_York')).toEqual(['2026-11-02', '2026-11-03', '2026-11-08'])
  })

  it('shows the work for the site owners of the viewer only', async () => {
    const staff = await makeStaff(test)
    await fill(staff)
    const [one, other] = staff.siteowners
    const ofOne = await test.signedIn(
      await makeOperator(test.db, { permissions_id: 175, siteowner_ids: [one.id] }),
    )
    const address = `${path}?from=2026-11-02&to=2026-11-08`
    expect((await ofOne('GET', address)).json().siteowners).toMatchObject([{ siteowner: { id: one.id } }])
    expect((await ofOne('GET', `${address}&siteowner_id=${other.id}`)).json().siteowners).toEqual([])
  })

  it('is exported by operator, site owner and language, and the export is in the audit log', async () => {
    const staff = await makeStaff(test)
    await fill(staff)
    for (const by of reportGroups) {
      const file = await staff.ask(`${path}.csv`, { ...staff.week, by })
      expect(file.headers['content-disposition']).toContain(`profile-${of}-report.csv`)
      const lines = file.body.trim().split('\r\n')
      // The head, two groups, and all.
      expect(lines).toHaveLength(4)
      const { total } = await staff.reportOf(of)
      expect(lines[3]).toContain(
        `all,${by === 'operator' ? ',' : ''}${numbers.map((number) => total[number]).join(',')}`,
      )
    }
    const entries = await test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', staff.viewer.id)
      .where('action', '=', `profile_${of}.export`)
      .select('details')
      .orderBy('id')
      .execute()
    expect(entries.map(({ details }) => details)).toEqual(reportGroups.map((by) => ({ ...staff.week, by })))
  })

  it('refuses a period that ends before it starts, and one without days', async () => {
    const { call } = await makeStaff(test)
    const wrong = await call('GET', `${path}?from=2026-11-08&to=2026-11-02`)
    expect([wrong.statusCode, wrong.json().issues]).toMatchObject([
      400,
      [{ path: 'to', code: 'end_before_start' }],
    ])
    expect((await call('GET', path)).statusCode).toBe(400)
  })
})
