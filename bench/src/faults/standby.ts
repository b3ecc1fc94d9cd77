import { chownSync, cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { readCluster } from '../../../server/src/platform/embedded-postgres/cluster.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../server/src/platform/embedded-postgres.ts'
import { type Fault, inSeconds, putCustomer, statusOf, timeUntil } from './fault.ts'
import { play, summaryOf } from './play.ts'
import { type TestPanel, withTestPanel } from './test-panel.ts'

/** Milliseconds for which the address leads to the standby. */
const standbyTime = 10_000
/** Milliseconds within which all writes must succeed after the address leads to the primary again. */
const backWithin = 5_000
const probes = 240
/** Writes at once: more than a node has connections, and fewer than a busy node refuses because of too many requests. */
const probesAtOnce = 40

/** The address of the database leads to a read-only standby for a while, like a floating address during a failover. */
export const standby: Fault = {
  name: 'standby',
  promise:
    'The address leads to a read-only standby for a while: writes get 503 meanwhile, and succeed at once afterwards',
  async run({ isShort, prepare }) {
    return withTestPanel({ prepare }, async (panel) => {
      const { proxy, nodes, postgres } = panel
      const [node] = nodes
      const replica = await makeStandby(panel)
      try {
        const playing = await play(panel, {
          conversations: isShort ? 40 : 300,
          operators: 8,
          seconds: isShort ? 120 : 300,
        })
        await playing.pause(2_000)
        proxy.leadTo(replica.url)
        proxy.drop()
        const unready = await timeUntil(
          async () => (await statusOf(`${node.url}/readyz`, {}, 5_000)) === 503,
          standbyTime,
        )
        const refused = await putCustomer(node, 10_000)
        await new Promise((done) => setTimeout(done, isShort ? 3_000 : standbyTime))
        // The connections to the standby stay open: the node has to notice.
        proxy.leadTo(postgres.url)
        const back = await timeUntil(async () => (await putCustomer(node, 5_000)) === 200, 60_000)
        const writes: (number | string)[] = []
        while (writes.length < probes)
          writes.push(
            ...(await Promise.all(Array.from({ length: probesAtOnce }, () => putCustomer(node, 25_000)))),
          )
        const failed = writes.filter((status) => status !== 200).length
        const { ledger, broken } = await playing.finish()
        return {
          measured: `/readyz 503 after ${inSeconds(unready)}, a write got ${refused}; back after ${inSeconds(back)}, then ${probes - failed} of ${probes} writes; ${summaryOf(ledger)}`,
          broken: [
            ...broken,
            ...(unready === undefined ? ['/readyz stayed 200 on a standby'] : []),
            ...(refused === 503 ? [] : [`a write on the standby got ${refused}`]),
            ...(back === undefined || back > backWithin ? [`back after ${inSeconds(back)}`] : []),
            ...(failed > 0 ? [`${failed} of ${probes} writes refused after the return to the primary`] : []),
          ],
        }
      } finally {
        await replica.stop()
      }
    })
  },
}

/** Where the standby of `makeStandby` has its data. */
export const standbyFolder = ({ folder }: TestPanel) => join(folder, 'standby')

/** Copies a running cluster and starts the copy in recovery: it is read-only. @param follows whether it follows its primary */
export async function makeStandby(panel: TestPanel, follows = false): Promise<EmbeddedPostgres> {
  const { dataDir, postgres } = panel
  const cluster = readCluster(dataDir)
  if (!cluster) throw new Error(`There is no PostgreSQL in ${dataDir}`)
  const copy = standbyFolder(panel)
  mkdirSync(copy)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    await client.query("select pg_backup_start('standby', true)")
    cpSync(cluster.folder, join(copy, 'postgres'), {
      recursive: true,
      filter: (source) => !/postmaster\.(pid|opts)$|\.s\.PGSQL\.\d+$|\/pg_replslot\/./.test(source),
    })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    const data = join(copy, 'postgres', 'data')
    // The WAL up to the end of the copy.
    rmSync(join(data, 'pg_wal'), { recursive: true })
    cpSync(join(cluster.data, 'pg_wal'), join(data, 'pg_wal'), { recursive: true })
    writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '')
    writeFileSync(join(data, 'standby.signal'), '')
    copyOwner(cluster.data, data)
  } finally {
    await client.end()
  }
  const { port, password } = cluster
  const primary = `host=127.0.0.1 port=${port} user=postgres password=${password}`
  return startEmbeddedPostgres(copy, {
    settings: { hot_standby: 'on', ...(follows && { primary_conninfo: primary }) },
  })
}

/** Gives a copied folder the owner of the original, if that is another user. */
function copyOwner(original: string, copy: string) {
  const { uid, gid } = statSync(original)
  if (uid === process.getuid?.()) return
  chownSync(copy, uid, gid)
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' }))
    chownSync(join(copy, name), uid, gid)
}
