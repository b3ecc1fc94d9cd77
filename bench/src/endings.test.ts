import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'
import { isFree, readCluster } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { findPostmaster, isAlive } from '../../server/src/platform/embedded-postgres/postmaster.ts'

/** Starts a ledger run in its own process, and waits until its server listens. */
async function startLedger(flags: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'panel-endings-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const program = new URL('main.ts', import.meta.url).pathname
  const run = spawn(process.execPath, [program, 'ledger', '--operators', '2', ...flags], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void run.kill('SIGKILL'))
  const ended = new Promise((done) => run.once('exit', done))
  const port = Promise.withResolvers<number>()
  createInterface({ input: run.stdout }).on('line', (line) => {
    const found = /listens on port (\d+)/.exec(line)?.[1]
    if (found) port.resolve(Number(found))
  })
  const serverPort = await port.promise
  const [data = ''] = readdirSync(folder)
  const cluster = readCluster(join(folder, data, 'data'))
  const postmaster = cluster && findPostmaster(cluster.data)
  onTestFinished(() => {
    if (postmaster && isAlive(postmaster.pid)) process.kill(postmaster.pid, 'SIGKILL')
  })
  return {
    run,
    ended,
    remainingFolders: () => readdirSync(folder),
    /** What still runs: nothing when the run is over. */
    left: async () => [
      ...((await isFree(serverPort)) ? [] : ['server']),
      ...(postmaster && isAlive(postmaster.pid) ? ['database'] : []),
    ],
  }
}

it('an interrupted run stops its programs and its database', async () => {
  const { run, ended, left, remainingFolders } = await startLedger()
  run.kill('SIGINT')
  await ended
  expect(await left()).toEqual([])
  expect(remainingFolders()).toEqual([])
})

it('the programs of a killed run stop too', async () => {
  const { run, ended, left } = await startLedger()
  run.kill('SIGKILL')
  await ended
  // On a busy machine the server may have no time to stop in order. Then it leaves the database, which the next run removes.
  await expect.poll(left).not.toContain('server')
})

it('a failed run stops its programs, and has an exit code other than 0', async () => {
  const { ended, left, remainingFolders } = await startLedger(['--corpus', '/nonexistent'])
  expect(await ended).toBe(1)
  expect(await left()).toEqual([])
  expect(remainingFolders()).toEqual([])
})

/** A process that has a run folder with a database, and does nothing else. */
async function startRunFolderHolder(folder: string) {
  const importOf = (path: string) => `await import(${JSON.stringify(new URL(path, import.meta.url).href)})`
  const program = `
    const { makeRunFolder } = ${importOf('../../server/src/testing/run-folder.ts')}
    const { startEmbeddedPostgres } = ${importOf('../../server/src/platform/embedded-postgres.ts')}
    const { dataDir } = await makeRunFolder('holder')
    await startEmbeddedPostgres(dataDir, { settings: { fsync: 'off' } })
    console.log(dataDir)
    setInterval(() => {}, 1_000)`
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void holder.kill('SIGKILL'))
  const ended = new Promise((done) => holder.once('exit', done))
  const dataDir = await new Promise<string>((done) =>
    createInterface({ input: holder.stdout }).once('line', done),
  )
  const cluster = readCluster(dataDir)
  const postmaster = cluster && findPostmaster(cluster.data)
  if (!postmaster) throw new Error(`No PostgreSQL in ${dataDir}`)
  onTestFinished(() => {
    if (isAlive(postmaster.pid)) process.kill(postmaster.pid, 'SIGKILL')
  })
  const kill = async () => {
    holder.kill('SIGKILL')
    await ended
  }
  return { kill, postmaster }
}

it('the next run removes the folder and the database of a killed run, and nothing of a running one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'panel-endings-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [killed, running] = await Promise.all([startRunFolderHolder(folder), startRunFolderHolder(folder)])
  await killed.kill()
  expect(isAlive(killed.postmaster.pid)).toBe(true)
  expect(readdirSync(folder)).toHaveLength(2)
  const next = await startRunFolderHolder(folder)
  expect(isAlive(killed.postmaster.pid)).toBe(false)
  expect([running, next].map(({ postmaster }) => isAlive(postmaster.pid))).toEqual([true, true])
  expect(readdirSync(folder)).toHaveLength(2)
})
