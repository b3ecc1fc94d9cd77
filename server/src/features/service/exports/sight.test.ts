import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { useExporting } from '../../../testing/exporting.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
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

  it('is downloaded by a colleague of the team who reads the work of others and sees all that it has, and recorded', async () => {
    const { operator, siteowner, order, download } = await makeCoach()
    const { id } = await order()
    await makeAll()
    await makeLevel(test.db, { id: 163, rights: ['chat_stats.skiplog', 'reviews.view'] })
    const team_id = 40_000 + operator.id
    await sql`insert into teams (id, name, position) values (${team_id}, ${`Team ${team_id}`}, 1)`.execute(
      test.db,
    )
    const set = (person: { id: number }, own: object) =>
      test.db.updateTable('operators').set(own).where('id', '=', person.id).execute()
    await set(operator, { team_id })
    const mate = await makeOperator(test.db, {
      permissions_id: 163,
      siteowner_ids: [siteowner.id],
      team_id,
    })
    const call = await test.signedIn(mate)
    const listed = async () => (await call('GET', '/api/exports/team')).json()
    const get = () => call('GET', `/api/exports/${id}/file.csv`)
    expect(await listed()).toMatchObject({
      items: [{ id, state: 'ready', rows: 5, by: { id: operator.id, name: operator.name } }],
      count: 1,
      next_cursor: null,
    })
    expect((await get()).body).toBe((await download(id)).body)
    const audited = await test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', mate.id)
      .where('action', '=', 'export.download')
      .select('details')
      .execute()
    expect(audited).toEqual([{ details: { list: 'skiplog', rows: 5, ordered_by: operator.id } }])
    // Nothing else may be done with it.
    for (const act of ['cancel', 'resume'])
      expect((await call('POST', `/api/exports/${id}/${act}`, {})).json().code).toBe('export_not_found')
    expect((await call('DELETE', `/api/exports/${id}`)).json().code).toBe('export_not_found')

    // Checked again at each download: site owners, rights, the team.
    const another = await makeSiteowner(test.db)
    await set(mate, { siteowner_ids: [another.id] })
    expect(await listed()).toMatchObject({ items: [], count: 0 })
    expect((await get()).json().code).toBe('export_not_allowed')
    await set(mate, { siteowner_ids: null })
    expect((await get()).statusCode).toBe(200)
    await makeLevel(test.db, { id: 164, rights: ['reviews.view'] })
    await set(mate, { permissions_id: 164 })
    expect(await listed()).toMatchObject({ items: [], count: 0 })
    expect((await get()).json().code).toBe('export_not_allowed')
    await makeLevel(test.db, { id: 165, rights: ['chat_stats.skiplog'] })
    await set(mate, { permissions_id: 165 })
    expect((await call('GET', '/api/exports/team')).statusCode).toBe(403)
    expect((await get()).json().code).toBe('export_not_found')
    await set(mate, { permissions_id: 163, team_id: 22 })
    expect((await get()).json().code).toBe('export_not_found')
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
