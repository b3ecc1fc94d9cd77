import { sessionCookie } from '../../server/src/features/sign-in/session.ts'
import { freePort } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { endChild } from './child.ts'
import { admins, fillAdministration, sizes } from './fill-administration.ts'
import { analyzeAndCheckpoint, withFreshDatabase } from './fresh-database.ts'
import { measured } from './measure.ts'
import { startServer } from './server.ts'

/** Milliseconds that the first page of a list may take. */
const budget = 50
const repetitions = 30

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const month = `from=${dayBefore(29)}&to=${dayBefore(0)}&timezone=Europe%2FAmsterdam`

/** The requests that the pages of the administration send when they open. */
const lists: Record<string, string> = {
  operators: '/api/operators',
  'operators, here now': '/api/operators?view=here',
  'operators by team': '/api/operators?sort=team',
  'operators, search': '/api/operators?q=giulia%205',
  'account levels': '/api/account-permissions',
  'profile sets': '/api/profile-sets',
  'profile sets in use': '/api/profile-sets?state=in_use',
  'profile sets with duplicates': '/api/profile-sets?duplicates=yes',
  'profile sets, search': '/api/profile-sets?search=harbour%20hiking',
  'profile sets, search for nothing': '/api/profile-sets?search=zeppelin',
  'profile sets, counts': '/api/profile-sets/counts',
  'profile sets, counts of a search': '/api/profile-sets/counts?search=harbour',
  'profile texts to write': '/api/profile-texts?status=to_write',
  'profile texts to review': '/api/profile-texts?status=to_review',
  'profile texts returned': '/api/profile-texts?status=returned',
  'profile texts approved': '/api/profile-texts?status=approved',
  'report on profile texts, 30 days': `/api/profile-text-report?${month}`,
  'report on profile texts, a list': `/api/profile-text-report/texts?${month}&number=returned`,
  'report on profile sets, 30 days': `/api/profile-set-report?${month}`,
  'report on profile sets, a list': `/api/profile-set-report/work?${month}&number=photos_used`,
  'audit log': '/api/audit-log',
  'audit log of an action': '/api/audit-log?action=profile_set.edit',
  'login history': '/api/operator-login-history',
  'login history, failed': '/api/operator-login-history?outcome=failed',
  'site owners': '/api/siteowners',
  teams: '/api/word-lists/teams',
  interests: '/api/word-lists/interests',
  gifts: '/api/gifts',
  'gifts, use': '/api/gifts/use',
}

await withFreshDatabase(async ({ url, folder, db }) => {
  await fillAdministration(db)
  await analyzeAndCheckpoint(db)
  const port = await freePort()
  const { child } = await startServer({
    PORT: String(port),
    DATABASE_URL: url,
    DATA_DIR: folder,
    SIMULATOR: '0',
    DEMO: '0',
  })
  const rows: Record<string, Record<string, number>> = {}
  for (const [name, path] of Object.entries(lists)) {
    const row: Record<string, number> = {}
    for (const [of, token] of Object.entries(admins)) {
      const { fastest, p50 } = await timesOf(`http://127.0.0.1:${port}${path}`, token)
      row[`${of}: fastest ms`] = round(fastest)
      row[`${of}: p50 ms`] = round(p50)
    }
    rows[name] = row
  }
  await endChild(child)
  console.log(`First pages over HTTP, one call after the other: ${JSON.stringify(sizes)}`)
  console.table(rows)
  const slow = Object.entries(rows).filter(([, row]) =>
    Object.entries(row).some(([name, value]) => name.endsWith('p50 ms') && value > budget),
  )
  if (slow.length === 0) return
  console.error(`Above ${budget} ms: ${slow.map(([name]) => name).join('; ')}`)
  process.exitCode = 1
})

async function timesOf(address: string, token: string) {
  const milliseconds: number[] = []
  for (let call = 0; call < repetitions; call++) {
    const before = performance.now()
    const response = await fetch(address, { headers: { cookie: `${sessionCookie}=${token}` } })
    const body = await response.text()
    milliseconds.push(performance.now() - before)
    if (!response.ok) throw new Error(`${address}: ${body}`)
  }
  return { fastest: Math.min(...milliseconds), p50: measured(0, milliseconds).p50 }
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
