import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, onTestFailed, onTestFinished } from 'vitest'
import { addressOf, readCluster } from '../platform/embedded-postgres/cluster.ts'
import { findPostmaster } from '../platform/embedded-postgres/postmaster.ts'
import { copyMigrated, stopDatabase } from './run-folder.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** A server in its own process. */
export type ServerProcess = {
  child: ChildProcess
  /** Everything that it has printed so far. */
  lines: string[]
  /** Waits for a line. @throws when the process ends without it */
  line(pattern: RegExp): Promise<RegExpExecArray>
  /** Waits for its URL. */
  address(): Promise<string>
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>
}

/** Runs `main.ts`, by default without the demo. It stops at the end of the test. */
export function runServer(dataDir: string, environment: Record<string, string> = {}): ServerProcess {
  return runProgram(main, {
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: '0',
    SIMULATOR: '0',
    WORKERS: '1',
    NODE_ENV: 'test',
    ...environment,
  })
}

/** Runs a program with these environment variables. It stops at the end of the test. */
export function runProgram(file: string, environment: Record<string, string>): ServerProcess {
  return runCommand(process.execPath, [file], environment)
}

/** Runs a command with these environment variables. It stops at the end of the test. */
export function runCommand(
  command: string,
  flags: string[],
  environment: Record<string, string>,
): ServerProcess {
  const child = spawn(command, flags, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      POSTGRES_PROGRAMS: process.env.POSTGRES_PROGRAMS,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  let wake = () => {}
  let isOver = false
  const ended = new Promise<number | null>((done) => {
    child.on('close', (code) => {
      isOver = true
      wake()
      done(code)
    })
  })
  for (const output of [child.stdout, child.stderr])
    createInterface({ input: output }).on('line', (line) => {
      lines.push(line)
      wake()
    })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  onTestFailed(() => console.error(lines.join('\n')))

  async function line(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      for (const each of lines) {
        const found = pattern.exec(each)
        if (found) return found
      }
      if (isOver) throw new Error(`The server ended without ${pattern}:\n${lines.join('\n')}`)
      await new Promise<void>((done) => {
        wake = done
      })
    }
  }
  return { child, lines, line, ended, address: async () => (await line(/^Operator panel: (\S+)/))[1] ?? '' }
}

/** A busy machine can take a while until a node that listens is ready; load balancers ask again too. */
export const expectReady = (address: string) =>
  expect.poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 40_000 }).toBe(200)

/** A data folder with a migrated database. After the test, the database is stopped and the folder removed. */
export function makeMigratedDataDir(): string {
  const folder = makeDataDir()
  copyMigrated(folder)
  return folder
}

/** An empty data folder. After the test, its PostgreSQL is stopped and the folder removed. */
export function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'panel-data-'))
  onTestFinished(async () => {
    await stopDatabase(folder)
    // The programs of a killed server end with it, but a moment later, and can still write a file.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  })
  return folder
}

/** The PostgreSQL with its data in this folder. */
export function postmasterOf(dataDir: string) {
  const cluster = readCluster(dataDir)
  return cluster && findPostmaster(cluster.data)
}

/** A separate connection to that PostgreSQL. */
export async function connectTo(dataDir: string): Promise<pg.Client> {
  const cluster = readCluster(dataDir)
  if (!cluster) throw new Error(`There is no PostgreSQL in ${dataDir}`)
  const client = new pg.Client({ connectionString: addressOf(cluster) })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
