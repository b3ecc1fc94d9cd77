import { maxExportsUnderWay } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { ExportedList } from '../../../platform/exported-list.ts'
import { useTestApp } from '../../../testing/app.ts'
import { useExporting } from '../../../testing/exporting.ts'
import { sessionCookie } from '../../people/sign-in/session.ts'
import { exportedSkips } from '../../supervision/skiplog/exported-skips.ts'
import { claimExport } from './claim.ts'
import { forgetExports } from './forget.ts'
import { makePart } from './make-part.ts'

const test = useTestApp()
const { lists, databases, makeCoach, makeAll, passTime } = useExporting(test)

const auditOf = async (operatorId: number) => {
  const rows = await test.db
    .selectFrom('audit_log')
    .where('operator_id', '=', operatorId)
    .where('action', 'like', '%export%')
    .select(['action', 'details'])
    .orderBy('id')
    .execute()
  return rows.map(({ action, details }) => ({ action, details }))
}

describe('an export in the background', () => {
  it('has the same text as the file that is sent at once, and its order and downloads are audited', async () => {
    const { operator, call, order, listed, download } = await makeCoach()
    const { id, state, total } = await order(`?operator_id=${operator.id}`)
    expect({ state, total }).toEqual({ state: 'waiting', total: null })
    await makeAll()
    const at_once = await call('GET', `/api/skiplog.csv?operator_id=${operator.id}`)
    const [made] = await listed()
    expect(made).toMatchObject({
      id,
      state: 'ready',
      rows: 5,
      total: 5,
      query: { operator_id: `${operator.id}`, separator: 'comma' },
    })
    const file = await download(id)
    expect(file.body).toBe(at_once.body)
    expect(file.body.split('\r\n')).toHaveLength(7)
    expect(file.headers['content-length']).toBe(String(made?.bytes))
    expect(file.headers['content-disposition']).toBe('attachment; filename="skiplog.csv"')
    expect(await auditOf(operator.id)).toEqual([
      { action: 'skip.export', details: { operator_id: operator.id, export: id } },
      { action: 'skip.export', details: { operator_id: operator.id, rows: 5 } },
      { action: 'export.download', details: { list: 'skiplog', rows: 5 } },
    ])
  })

  it.each([
    ['nl', '', ';'],
    ['pl', '', ';'],
    ['en-GB', '', ','],
    ['nl', '?separator=comma', ','],
    ['en', '?separator=semicolon', ';'],
  ])(
    'is separated as in the language of the panel, or as it was ordered: %s %s',
    async (locale, query, mark) => {
      const { operator, download } = await makeCoach()
      const call = await test.signedIn(operator)
      const browser = { cookie: `${sessionCookie}=${call.token}; locale=${locale}` }
      const { id } = (await call('POST', `/api/skiplog.csv${query}`, {}, browser)).json().export
      await makeAll()
      const head = ['time', 'operator id', 'operator'].map((name) => `"${name}"`).join(mark)
      expect((await download(id)).body).toContain(head)
      expect((await call('GET', `/api/skiplog.csv${query}`, undefined, browser)).body).toContain(head)
    },
  )

  it('refuses an unknown separator', async () => {
    const { call } = await makeCoach()
    const answer = await call('GET', '/api/skiplog.csv?separator=tab')
    expect(answer.json()).toMatchObject({ status: 400, issues: [{ path: 'separator' }] })
  })

  it('is continued by another node after its last part, and the first run stores nothing more', async () => {
    const { order, download, call } = await makeCoach()
    const { id } = await order()
    const first = await claimExport(test.db)
    if (!first) throw new Error('nothing to claim')
    const later = await makePart(databases(), first, lists, 2)
    expect(later?.row).toMatchObject({ row_count: 2, part_count: 1 })
    expect(await claimExport(test.db)).toBeNull()
    await passTime(id)
    const second = await claimExport(test.db)
    if (!second || !later) throw new Error('nothing to claim')
    const continued = await makePart(databases(), second, lists, 2)
    expect(await makePart(databases(), later, lists, 2)).toBeNull()
    if (!continued) throw new Error('it was over too soon')
    expect(await makePart(databases(), continued, lists, 2)).toBeNull()
    const file = await download(id)
    expect(file.body).toBe((await call('GET', '/api/skiplog.csv')).body)
  })

  it('has each row once when two nodes work on several', async () => {
    const { order, download, call } = await makeCoach()
    const ordered = [await order(), await order()]
    await Promise.all([makeAll(), makeAll()])
    const at_once = (await call('GET', '/api/skiplog.csv')).body
    for (const { id } of ordered) expect((await download(id)).body).toBe(at_once)
  })

  it('stops after failing again and again, and goes on from its last row when it is resumed', async () => {
    const { call, order, listed, download } = await makeCoach()
    const { id } = await order()
    const run = await claimExport(test.db)
    if (!run) throw new Error('nothing to claim')
    await makePart(databases(), run, lists, 2)
    const broken: ExportedList = {
      ...exportedSkips,
      open: (...of) => ({ ...exportedSkips.open(...of), read: () => Promise.reject(new Error('broken')) }),
    }
    for (let failures = 1; failures <= 5; failures++) {
      await passTime(id)
      await makeAll([broken])
    }
    expect((await listed())[0]).toMatchObject({ state: 'stopped', fault: 'failed', rows: 2, is_seen: false })
    expect((await call('POST', `/api/exports/${id}/resume`, {})).json().export).toMatchObject({
      state: 'waiting',
      rows: 2,
    })
    await makeAll()
    expect((await download(id)).body).toBe((await call('GET', '/api/skiplog.csv')).body)
  })

  it('is cancelled at once, also between two parts, and resumed', async () => {
    const { call, order, download, operator } = await makeCoach()
    const { id } = await order()
    const run = await claimExport(test.db)
    if (!run) throw new Error('nothing to claim')
    const next = await makePart(databases(), run, lists, 2)
    expect((await call('POST', `/api/exports/${id}/cancel`, {})).json().export.state).toBe('cancelled')
    if (next) expect(await makePart(databases(), next, lists, 2)).toBeNull()
    expect((await download(id)).json().code).toBe('export_not_ready')
    expect((await call('POST', `/api/exports/${id}/cancel`, {})).json().code).toBe('already_so')
    await call('POST', `/api/exports/${id}/resume`, {})
    await makeAll()
    expect((await download(id)).body).toBe((await call('GET', '/api/skiplog.csv')).body)
    const actions = (await auditOf(operator.id)).map(({ action }) => action)
    expect(actions).toEqual([
      'skip.export',
      'export.cancel',
      'export.resume',
      'export.download',
      'skip.export',
    ])
  })

  it('stops when it would have more rows than the setting allows', async () => {
    const { order, listed } = await makeCoach()
    await test.db
      .insertInto('settings')
      .values({ key: 'export_rows_at_most', value: '50000', updated_at: sql<string>`now()` })
      .execute()
    const many: ExportedList = {
      ...exportedSkips,
      open: (...of) => ({ ...exportedSkips.open(...of), count: async (most) => Math.min(most, 50_001) }),
    }
    await order()
    await makeAll([many])
    expect((await listed())[0]).toMatchObject({ state: 'stopped', fault: 'too_large' })
    await test.db.deleteFrom('settings').where('key', '=', 'export_rows_at_most').execute()
  })

  it('is refused when three are under way, also by two requests at once', async () => {
    const { call, order } = await makeCoach()
    for (let count = 1; count < maxExportsUnderWay; count++) await order()
    const answers = await Promise.all([1, 2].map(() => call('POST', '/api/skiplog.csv', {})))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('too_many_exports')
    await makeAll()
  })

  it('expires, and is shown as expired for some time', async () => {
    const { order, listed, download } = await makeCoach()
    const { id } = await order()
    await makeAll()
    const expire = (days: number) =>
      test.db
        .updateTable('exports')
        .set({ expires_at: sql<string>`now() - make_interval(days => ${days})` })
        .where('id', '=', id)
        .execute()
    await expire(0)
    // Before the job has deleted the file.
    expect((await listed())[0]).toMatchObject({ state: 'expired' })
    expect((await download(id)).json().code).toBe('export_not_ready')
    await forgetExports(test.db)
    expect((await listed())[0]).toMatchObject({ state: 'expired', is_seen: true })
    expect((await download(id)).json().code).toBe('export_not_ready')
    const parts = await test.db.selectFrom('export_parts').where('export_id', '=', id).selectAll().execute()
    expect(parts).toEqual([])
    await expire(31)
    await forgetExports(test.db)
    expect(await listed()).toEqual([])
  })

  it('that was cancelled is resumed for a day', async () => {
    const { call, order, listed } = await makeCoach()
    const { id } = await order()
    await call('POST', `/api/exports/${id}/cancel`, {})
    const past = sql<string>`now() - interval '1 second'`
    await test.db.updateTable('exports').set({ expires_at: past }).where('id', '=', id).execute()
    expect((await listed())[0]).toMatchObject({ state: 'expired', fault: null })
    expect((await call('POST', `/api/exports/${id}/resume`, {})).json().code).toBe('already_so')
  })

  it('is counted for its operator until they have seen it', async () => {
    const { call, order } = await makeCoach()
    const counts = async () => (await call('GET', '/api/user.php')).json().user.exports
    expect(await counts()).toBeNull()
    await order()
    await expect.poll(counts).toEqual({ under_way: 1, unseen: 0 })
    await makeAll()
    await expect.poll(counts).toEqual({ under_way: 0, unseen: 1 })
    await call('POST', '/api/exports/seen', {})
    await expect.poll(counts).toEqual({ under_way: 0, unseen: 0 })
  })
})
