import { reportGroups } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import {
  type Counts,
  type Filters,
  makeSets,
  makeStaff,
  makeTexts,
  reports,
} from '../../../testing/profile-work.ts'
import { inTimeZone } from '../../../testing/time-zone.ts'

const test = useTestApp()

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
    for (const filters of [{}, { operator_id: staff.nora.id }] as Filters[]) {
      const { before } = (await staff.ask(path, { ...week, ...filters })).json()
      expect(before).toEqual({ ...staff.week, total: (await staff.reportOf(of, filters)).total })
      for (const number of numbers)
        expect(await staff.opened(of, { ...filters, number })).toBe(before.total[number])
    }
    expect((await staff.ask(path, { from: '1900-01-01', to: '1900-01-01' })).json().before).toBeNull()
  })

  it('has the days of the service', async () => {
    const staff = await makeStaff(test)
    await fill(staff)
    const days = async (zone: string) => {
      await inTimeZone(test.db, zone)
      return (await staff.reportOf(of)).days.map(({ day }) => day)
    }
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
        `"all",${by === 'operator' ? ',' : ''}${numbers.map((number) => total[number]).join(',')}`,
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
