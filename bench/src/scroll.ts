import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { findChromium } from '../../scripts/chromium.mjs'
import { sessionCookie } from '../../server/src/features/people/sign-in/session.ts'
import { type Db, transaction } from '../../server/src/platform/database.ts'
import { endChild, root } from './child.ts'
import { day } from './lists/call.ts'
import { type Filled, withCopyOf, withSeeded } from './lists/databases.ts'
import { findWorld, tokens } from './lists/world.ts'
import { type List, loadRows, openAllRows, openList, scroll } from './scroll/long-list.ts'
import { type Traced, traced } from './scroll/traced.ts'
import { serveDatabase } from './server.ts'

/** Messages of the generated history: more than 100,000 of their conversations are of the last year, which the Chat overview shows. */
const messages = 4_500_000
/** Milliseconds of the processor that a task of the page may take. */
const longest = 50

/** Places to which the list is scrolled. */
const places = 40
/** With all rows in the document, each place takes seconds, and 100,000 rows more memory than many machines have. */
const peer = { rows: 20_000, places: 4 }

const period = `from=${day(700)}&to=${day(0)}`
const lists: Record<string, List> = {
  history: { path: `/history?${period}`, api: '/api/history' },
  overview: { path: '/messages?status=all', api: '/api/conversations' },
  reports: { path: '/message-reports', api: '/api/message-reports' },
  audit: { path: `/audit?${period}`, api: '/api/audit-log' },
  'login history': { path: `/operator-login-history?${period}`, api: '/api/operator-login-history' },
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    rows: { type: 'string', default: '100000' },
    only: { type: 'string' },
  },
})
const wanted = Number(values.rows)

/**
 * Loads 100,000 rows of each list in Chromium, 200 at once, and scrolls through them. Fails when a task of the page's main thread takes
 * longer than 50 ms of the processor while it scrolls: other work on the machine does not count. Beside it are such rows when all are
 * in the document.
 */
async function measure({ url, folder, db }: Filled) {
  await findWorld(db)
  await fillReports(db)
  const { child, address } = await serveDatabase({ url, folder }, { SESSION_CALLS_PER_MINUTE: '1000000' })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const results: Record<string, Result> = {}
  try {
    for (const [name, list] of Object.entries(lists)) {
      if (values.only && name !== values.only) continue
      const page = await newPage()
      await openList(page, list)
      const loaded = await traced(browser, page, () => loadRows(page, wanted))
      const rows = loaded.result
      results[`${name}, loading`] = { rows, ...loaded }
      results[`${name}, scrolling`] = {
        rows,
        isJudged: true,
        ...(await traced(browser, page, () => scroll(page, places))),
      }
      const plain = await newPage()
      await openAllRows(plain, page, peer.rows)
      await page.close()
      results[`${name}, all in the document`] = {
        rows: peer.rows,
        ...(await traced(browser, plain, () => scroll(plain, peer.places))),
      }
      await plain.close()
      console.log(`${name}: ${rows} rows`)
    }
  } finally {
    await browser.close()
    await endChild(child)
  }
  print(results)

  async function newPage(): Promise<Page> {
    const page = await browser.newPage({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      // Expressions are evaluated in the page.
      bypassCSP: true,
    })
    await page.context().addCookies([{ name: sessionCookie, value: tokens.admin, url: address }])
    return page
  }
}

/** A generated history has few reports; each of these is a case that is open. */
async function fillReports(db: Db) {
  await transaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`
      insert into message_reports (message_id, conversation_id, siteowner_id, operator_id, reason_id, notes, created_at)
      select m.id, m.conversation_id, c.siteowner_id, o.id, 1 + m.id % 7, 'Please look at this.', now() - interval '1 day'
      from messages m join conversations c on c.id = m.conversation_id, (select min(id) as id from operators) o
      where m.direction = 'in' and not exists (select from message_reports r where r.message_id = m.id)
      order by m.id desc limit ${wanted}`.execute(tx)
  })
}

type Result = Omit<Traced<unknown>, 'result'> & { rows: number; isJudged?: boolean }

function print(results: Record<string, Result>) {
  const round = (value: number) => Math.round(value * 10) / 10
  const slowOf = ({ tasks }: Result) => tasks.filter(({ cpu }) => cpu > longest).length
  console.table(
    Object.fromEntries(
      Object.entries(results).map(([name, result]) => [
        name,
        {
          rows: result.rows,
          seconds: round(result.seconds),
          frames: result.frames,
          tasks: result.tasks.length,
          'longest, ms of CPU': round(Math.max(0, ...result.tasks.map(({ cpu }) => cpu))),
          'longest, ms': round(Math.max(0, ...result.tasks.map(({ wall }) => wall))),
          [`above ${longest} ms of CPU`]: slowOf(result),
        },
      ]),
    ),
  )
  for (const [name, result] of Object.entries(results)) {
    if (!result.isJudged) continue
    if (slowOf(result) > 0) fail(`${name}: a task takes longer than ${longest} ms`)
    if (result.rows < wanted) fail(`${name}: there are only ${result.rows} rows`)
  }
}

function fail(why: string) {
  console.log(why)
  process.exitCode = 1
}

execFileSync(process.execPath, ['scripts/build-web.mjs'], { cwd: root, stdio: 'inherit' })
if (values.data === undefined) await withSeeded(messages, measure)
else await withCopyOf(values.data, measure)
