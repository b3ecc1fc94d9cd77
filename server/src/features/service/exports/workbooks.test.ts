import { xlsxType } from '@panel/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportedLists } from '../../../exported-lists.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { useTestApp } from '../../../testing/app.ts'
import { useExporting } from '../../../testing/exporting.ts'
import { fillWhole, makeHistoryWorld } from '../../../testing/history-world.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { readCsv } from '../../../testing/read-csv.ts'
import { momentOf, readXlsx } from '../../../testing/read-xlsx.ts'
import { claimExport } from './claim.ts'
import { makePart } from './make-part.ts'

const test = useTestApp()
const { databases, makeAll } = useExporting(test)

beforeAll(() =>
  sql`update service_time set zone = 'Europe/Warsaw', zone_before = 'Europe/Warsaw'`.execute(test.db),
)

type Call = Awaited<ReturnType<typeof test.signedIn>>

/** Texts that a spreadsheet could take for something else. */
const texts = [
  'See you ;-)',
  '=1+1',
  '-cmd|A0',
  '@SUM(1)',
  '👩‍👩‍👧 שלום',
  'list:\n- milk\n\u0001x',
  '2 _x0041_',
]

const valuesOf = (file: Buffer) =>
  readXlsx(file)[0]?.rows.map((row) => Object.values(row).map(({ value }) => value)) ?? []

/** Both files of a list with the same query. Only the guard against formulas differs, and times are those of the service's clock. */
async function expectSameRows(call: Call, path: string, times: readonly number[]) {
  const csv = readCsv((await call('GET', path)).body)
  const file = await call('GET', `${path}${path.includes('?') ? '&' : '?'}format=xlsx`)
  expect(file.headers['content-type']).toBe(xlsxType)
  const [head, ...rows] = valuesOf(file.rawPayload)
  const isTime = (column: number) => times.includes(column)
  expect(head).toEqual(csv[0]?.map((name, column) => (isTime(column) ? `${name} (Europe/Warsaw)` : name)))
  const unguarded = (text: string) => text.replace(/^'(?=[=@-])/, '')
  const inWarsaw = (moment: string) =>
    moment &&
    new Date(Math.floor(Date.parse(moment) / 1_000) * 1_000).toLocaleString('sv-SE', {
      timeZone: 'Europe/Warsaw',
    })
  expect(
    rows.map((row) =>
      (csv[0] ?? []).map((_, column) => {
        const value = row[column] ?? ''
        return isTime(column) && value ? momentOf(value).slice(0, 19).replace('T', ' ') : value
      }),
    ),
  ).toEqual(
    csv
      .slice(1)
      .map((row) => row.map((value, column) => (isTime(column) ? inWarsaw(value) : unguarded(value)))),
  )
  return { file, rows }
}

/** An admin of a site owner with an entry for each text. */
async function makeAdmin() {
  await makeLevel(test.db, { id: 200, rights: ['manage_operators'] })
  const siteowner = await makeSiteowner(test.db)
  const sites = { siteowner_ids: [siteowner.id] }
  const [operator, admin] = [
    await makeOperator(test.db, sites),
    await makeOperator(test.db, { ...sites, permissions_id: 200 }),
  ]
  for (const reason of texts)
    await recordAudit(test.db, {
      operatorId: admin.id,
      action: 'operator.suspend',
      subject: { type: 'operator', id: operator.id },
      details: { reason, before: { name: reason }, after: { name: 'x' } },
    })
  return { admin, call: await test.signedIn(admin) }
}

describe('a workbook', () => {
  it('of the history has the rows of the CSV file, and the texts as they were sent', async () => {
    const { call, talk } = await makeHistoryWorld(test)
    const { send, receive } = await talk()
    for (const text of texts) await send(text)
    await receive('An answer')
    await fillWhole(test)
    const { file, rows } = await expectSameRows(call, '/api/history.csv', [2, 3, 4])
    expect(rows.map(([, text]) => text).sort()).toEqual([...texts].sort())
    expect(file.headers['content-disposition']).toBe('attachment; filename="message-history.xlsx"')
    const cells = readXlsx(file.rawPayload)[0]
      ?.rows.slice(1)
      .map(({ A, B, I }) => [A?.type, B?.type, B?.isFormula, I?.type])
    expect(cells).toEqual(texts.map(() => ['n', 'inlineStr', false, 'n']))
  })

  it('of the audit log has them, too, and is audited with its format', async () => {
    const { admin, call } = await makeAdmin()
    const { file } = await expectSameRows(call, '/api/audit-log.csv?action=operator.suspend', [1])
    expect(file.headers['content-disposition']).toBe('attachment; filename="audit-log.xlsx"')
    const entries = await test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', admin.id)
      .where('action', '=', 'audit.export')
      .select('details')
      .orderBy('id')
      .execute()
    const filters = { action: 'operator.suspend', rows: texts.length }
    expect(entries.map(({ details }) => details)).toEqual([filters, { ...filters, format: 'xlsx' }])
  })

  it('hides the names that its reader does not see', async () => {
    const { admin } = await makeAdmin()
    await makeLevel(test.db, { id: 141, rights: ['manage_operators'] })
    await sql`insert into teams (id, name) values (21, 'Team 21') on conflict do nothing`.execute(test.db)
    const own = { permissions_id: 141, team_id: 21 }
    await test.db.updateTable('operators').set(own).where('id', '=', admin.id).execute()
    const call = await test.signedIn(admin)
    const { rows } = await expectSameRows(call, '/api/audit-log.csv?action=operator.suspend', [1])
    expect(JSON.stringify(rows)).toContain('name: ••• → •••')
    expect(JSON.stringify(rows)).not.toContain('See you ;-) →')
  })

  it('is refused where the CSV file is, and of a list that has none', async () => {
    const { call } = await makeAdmin()
    expect((await call('GET', '/api/history.csv?format=xlsx')).statusCode).toBe(403)
    expect((await call('GET', '/api/audit-log.csv?format=ods')).json().issues).toMatchObject([
      { path: 'format' },
    ])
    expect((await call('GET', '/api/operators.csv?format=xlsx')).json().issues).toMatchObject([
      { path: 'format' },
    ])
  })
})

describe('a workbook that is made in the background', () => {
  it('has all rows of its parts, is audited, and is sent whole', async () => {
    const { admin, call } = await makeAdmin()
    const path = '/api/audit-log.csv?action=operator.suspend'
    const { id } = (await call('POST', `${path}&format=xlsx`, {})).json().export
    const lists = exportedLists(test.secrets)
    let run = await claimExport(test.db)
    while (run) run = await makePart(databases(), run, lists, 2)
    const [made] = (await call('GET', '/api/exports')).json().items
    expect(made).toMatchObject({ id, state: 'ready', rows: texts.length, query: { format: 'xlsx' } })
    expect(made.query).not.toHaveProperty('separator')
    const file = await call('GET', `/api/exports/${id}/file.csv`)
    expect(file.headers).toMatchObject({
      'content-type': xlsxType,
      'content-disposition': 'attachment; filename="audit-log.xlsx"',
    })
    expect(file.headers['content-length']).toBeUndefined()
    const at_once = await call('GET', `${path}&format=xlsx`)
    expect(valuesOf(file.rawPayload)).toEqual(valuesOf(at_once.rawPayload))
    const entries = await test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', admin.id)
      .where('action', 'in', ['audit.export', 'export.download'])
      .select('details')
      .orderBy('id')
      .execute()
    expect(entries.map(({ details }) => details)).toMatchObject([
      { action: 'operator.suspend', format: 'xlsx', export: id },
      { list: 'audit', rows: texts.length },
      { format: 'xlsx', rows: texts.length },
    ])
  })

  it('without rows has its head', async () => {
    const { call } = await makeAdmin()
    const { id } = (await call('POST', '/api/audit-log.csv?action=hold.open&format=xlsx', {})).json().export
    await makeAll(exportedLists(test.secrets))
    const file = await call('GET', `/api/exports/${id}/file.csv`)
    expect(valuesOf(file.rawPayload).map(([first]) => first)).toEqual(['entry'])
  })
})
