import { expect, it, vi } from 'vitest'
import { connectTo, makeMigratedDataDir, postmasterOf, runServer } from './testing/run-server.ts'
import { sendRequest } from './testing/send-request.ts'

// The tests start and kill whole servers, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const token = 'a-token-for-metrics'
/** Few enough for a short test, and enough that none of two workers gets all of them. */
const requests = 24

/** A request on a connection of its own, so that the kernel chooses a worker for it. */
const ask = (url: string, headers = {}) => fetch(url, { headers: { connection: 'close', ...headers } })
const askOften = (url: string) => Promise.all(Array.from({ length: requests }, () => ask(url)))

/** The processes that are connected to the database as nodes. */
async function findNodes(database: Awaited<ReturnType<typeof connectTo>>): Promise<number[]> {
  const { rows } = await database.query(`
    select distinct substring(application_name from '^operator-panel/(\\d+)$')::int as pid from pg_stat_activity
    where application_name like 'operator-panel/%' order by pid`)
  return rows.map((row) => row.pid)
}

it('two workers serve on one port; a killed one is replaced, and SIGTERM stops both in order', async () => {
  const folder = makeMigratedDataDir()
  const server = runServer(folder, { WORKERS: '2', METRICS_TOKEN: token })
  const address = await server.address()
  const database = await connectTo(folder)
  const workers = await findNodes(database)
  expect(workers).toHaveLength(2)
  expect(workers).not.toContain(server.child.pid)

  await askOften(`${address}/healthz`)
  const metrics = await ask(`${address}/metrics`, { authorization: `Bearer ${token}` })
  expect(await metrics.text()).toContain(
    `panel_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} ${requests}`,
  )

  const [killed = 0, other = 0] = workers
  process.kill(killed, 'SIGKILL')
  await server.line(new RegExp(`^Worker ${killed} ended: SIGKILL`))
  for (const answer of await askOften(`${address}/readyz`)) expect(answer.status).toBe(200)
  const [, replacement] = await server.line(/^Worker (\d+) serves/)
  await expect.poll(() => findNodes(database)).toEqual([other, Number(replacement)].sort((a, b) => a - b))

  await database.query('begin; lock table site_keys in access exclusive mode')
  const answers: Promise<Response>[] = []
  const bothWork = async () => {
    const { rows } = await database.query(`select count(distinct a.application_name)::int as nodes
      from pg_locks l join pg_stat_activity a using (pid) where not l.granted`)
    answers.push(ask(`${address}/site/v1/outbox`, { authorization: 'Bearer unknown' }))
    return rows[0].nodes === 2
  }
  await expect.poll(bothWork).toBe(true)
  // The kernel keeps what the workers do not accept while they are paused.
  const serving = await findNodes(database)
  // First the primary process, which would find that they hang.
  server.child.kill('SIGSTOP')
  for (const worker of serving) process.kill(worker, 'SIGSTOP')
  const unread = await Promise.all(Array.from({ length: requests }, () => sendRequest(`${address}/healthz`)))
  server.child.kill('SIGTERM')
  server.child.kill('SIGCONT')
  await server.line(/^Stopping/)
  for (const worker of serving) process.kill(worker, 'SIGCONT')
  for (const { answer } of unread) expect(await answer).toMatch(/^HTTP\/1.1 200 /)
  await expect.poll(() => ask(`${address}/healthz`).catch(() => 'refused')).toBe('refused')
  await database.query('rollback')
  // Each of them has an answer. Its status depends on how long it waited for the lock.
  await Promise.all(answers)
  expect(await server.ended).toBe(0)
  expect(server.lines.at(-1)).toBe('Stopped.')
  expect(postmasterOf(folder)).toBeUndefined()
})
