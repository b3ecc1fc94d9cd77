import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { useExporting } from '../../testing/exporting.ts'
import { makeLevel, makeSiteowner } from '../../testing/make.ts'
import { claimExport } from './claim.ts'
import { downloadExport } from './download.ts'
import { makePart } from './make-part.ts'

const test = useTestApp()
const { rights, lists, databases, makeCoach, makeAll } = useExporting(test)

describe('the file of an export', () => {
  it('is not found by anybody else', async () => {
    const { order } = await makeCoach()
    const { id } = await order()
    await makeAll()
    const other = await makeCoach()
    expect((await other.download(id)).json().code).toBe('export_not_found')
    expect((await other.call('POST', `/api/exports/${id}/cancel`, {})).json().code).toBe('export_not_found')
    expect((await other.call('DELETE', `/api/exports/${id}`)).json().code).toBe('export_not_found')
    expect(await other.listed()).toEqual([])
  })

  it('can no longer be downloaded by who lost a site owner or a right of it', async () => {
    const { operator, siteowner, order, download } = await makeCoach()
    const { id } = await order()
    await makeAll()
    const set = (own: object) =>
      test.db.updateTable('operators').set(own).where('id', '=', operator.id).execute()
    const another = await makeSiteowner(test.db)
    await set({ siteowner_ids: [another.id] })
    expect((await download(id)).json().code).toBe('export_not_allowed')
    await set({ siteowner_ids: [siteowner.id, another.id] })
    expect((await download(id)).statusCode).toBe(200)
    await makeLevel(test.db, { id: 162, rights: [] })
    await set({ permissions_id: 162 })
    expect((await download(id)).json().code).toBe('export_not_allowed')
  })

  it('has no more rows than its operator saw when they ordered it', async () => {
    const { operator, order, download, call } = await makeCoach()
    const other = await makeCoach()
    const { id } = await order()
    const before = (await call('GET', '/api/skiplog.csv')).body
    const both = [...(operator.siteowner_ids ?? []), other.siteowner.id]
    await test.db
      .updateTable('operators')
      .set({ siteowner_ids: both })
      .where('id', '=', operator.id)
      .execute()
    await makeAll()
    expect((await download(id)).body).toBe(before)
    expect((await call('GET', '/api/skiplog.csv')).body).not.toBe(before)
  })

  it('stops when its operator is suspended or sees less meanwhile', async () => {
    const [one, other] = [await makeCoach(), await makeCoach()]
    const ids = [(await one.order()).id, (await other.order()).id]
    const set = (id: number, own: object) =>
      test.db.updateTable('operators').set(own).where('id', '=', id).execute()
    await set(one.operator.id, { suspended_at: new Date().toISOString() })
    await set(other.operator.id, { siteowner_ids: [] })
    await makeAll()
    const rows = await test.db
      .selectFrom('exports')
      .where('id', 'in', ids)
      .select(['state', 'fault'])
      .execute()
    expect(rows).toEqual(ids.map(() => ({ state: 'stopped', fault: 'not_allowed' })))
    expect((await other.call('POST', `/api/exports/${ids[1]}/resume`, {})).json().code).toBe('already_so')
  })

  it('fails to download, instead of being shorter, when it is deleted meanwhile', async () => {
    const { operator, call, order } = await makeCoach()
    const { id } = await order()
    let run = await claimExport(test.db)
    while (run) run = await makePart(databases(), run, lists, 2)
    const actor = {
      ...operator,
      rights,
      level: { id: 161 },
      team: { id: 22 },
      siteownerIds: operator.siteowner_ids,
    }
    // The cast: only these are read.
    const { file } = await downloadExport(test.db, actor as never, id, lists)
    const parts: unknown[] = []
    const read = async () => {
      for await (const part of file) {
        parts.push(part)
        await call('DELETE', `/api/exports/${id}`)
      }
    }
    await expect(read()).rejects.toThrow()
    expect(parts.length).toBeLessThan(3)
  })
})
