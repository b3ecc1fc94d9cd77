import pg from 'pg'
import { archiveMonth } from './archive-month.ts'
import { findArchivedMonths, findLiveMonths, type Month } from './month.ts'
import { restoreMonth } from './restore-month.ts'

type Report = (line: string) => void

/**
 * Archives all months before one, oldest first, and stops at the first that still has an obstacle: the archive is always the
 * beginning of the time.
 * @param owner the URL of the role that owns the tables
 * @throws with the obstacles, or when another run is in progress
 */
export async function archiveMonths(
  { owner, application }: { owner: string; application: string },
  before: Month,
  report: Report = () => {},
): Promise<Month[]> {
  const [ownerRole, role] = [owner, application].map((url) => decodeURIComponent(new URL(url).username))
  return alone(owner, async (client) => {
    const months = (await findLiveMonths(client)).filter((month) => month < before)
    for (const month of months) {
      const count = await archiveMonth(client, month, role === ownerRole ? undefined : role)
      report(`${month}: ${count} messages archived`)
    }
    return months
  })
}

/** Moves a month and all later archived ones back, newest first. @returns the restored months */
export async function restoreMonths(owner: string, from: Month, report: Report = () => {}): Promise<Month[]> {
  return alone(owner, async (client) => {
    const months = (await findArchivedMonths(client)).filter((month) => month >= from)
    for (const month of months) {
      await restoreMonth(client, month)
      report(`${month}: restored`)
    }
    return months
  })
}

const lock = "hashtext('archive_messages')"

/** Runs the work on a connection of its own, unless another run is in progress. */
async function alone<T>(owner: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: owner })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lock}) as taken`)
    if (!rows[0]?.taken) throw new Error('Another run of the archive is in progress.')
    return await work(client)
  } finally {
    await client.end()
  }
}
