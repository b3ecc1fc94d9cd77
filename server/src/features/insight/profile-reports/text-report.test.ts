import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeSiteowner } from '../../../testing/make.ts'
import { makeProfileText } from '../../../testing/make-profile-texts.ts'
import { type Filters, makeStaff, makeTexts, reports } from '../../../testing/profile-work.ts'

const test = useTestApp()

describe('the report about profile texts', () => {
  it('counts the texts for who wrote them first, on the day of that, with the median times', async () => {
    const staff = await makeStaff(test)
    await makeTexts(staff)
    const { nora, tom, siteowners } = staff
    const report = await staff.reportOf('text')
    expect(report.total).toEqual({
      written: 4,
      reviewed: 3,
      approved: 2,
      returned: 2,
      writing_seconds: 660,
      review_seconds: 3600,
    })
    expect(report.days).toEqual([
      { day: '2026-11-02', written: 2, reviewed: 2, approved: 2, returned: 1 },
      { day: '2026-11-03', written: 1, reviewed: 1, approved: 0, returned: 1 },
      { day: '2026-11-08', written: 1, reviewed: 0, approved: 0, returned: 0 },
    ])
    expect(report.operators).toMatchObject([
      {
        operator: { id: nora.id, name: nora.name },
        written: 3,
        reviewed: 3,
        approved: 2,
        returned: 2,
        writing_seconds: 600,
      },
      {
        operator: { id: tom.id, name: tom.name },
        written: 1,
        reviewed: 0,
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
    const total = {
      written: 0,
      reviewed: 0,
      approved: 0,
      returned: 0,
      writing_seconds: null,
      review_seconds: null,
    }
    expect(await reportOf('text')).toEqual({
      total,
      days: [],
      operators: [],
      siteowners: [],
      languages: [],
      waiting: [],
      before: {
        from: '2026-10-26',
        to: '2026-11-01',
        total,
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
