import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { endWithRun } from '../../../server/src/testing/endings.ts'
import { waitForExit } from '../child.ts'
import { deployFile } from '../faults/balancers.ts'

/** A program of Debian that runs on one of the machines. */
export type Program = { kill(): Promise<void>; start(): void }

/** Every machine of `deploy/cluster` is an address of this machine's loopback network. */
const network = '127.77.0.'
/** The address of a machine: `10.0.0.31` of the files in `deploy/cluster` is machine 31. */
export const addressOf = (machine: number) => `${network}${machine}`
/** A file of `deploy/`, with the addresses of this run. The kernel chooses the address from which it connects to loopback. */
export const localFile = (name: string) =>
  deployFile(name)
    .replaceAll('10.0.0.0/24', '127.0.0.0/8')
    .replaceAll(/10\.0\.0\.(?=\d)/g, network)

/**
 * The settings in an environment file of `deploy/cluster`.
 * @param machine its lines above the first empty line are about machine 31; they get this number and name instead
 */
export function environmentOf(file: string, machine?: { number: number; name: string }) {
  const [own = '', ...common] = localFile(file).split('\n\n')
  const ownLines = machine
    ? own.replaceAll(addressOf(31), addressOf(machine.number)).replaceAll('db1', machine.name)
    : own
  const lines = [ownLines, ...common].join('\n').matchAll(/^(\w+)=(.*)$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}

/** Starts a program, as the user `postgres` where PostgreSQL refuses root. Its output is in a file. */
export function startProgram(
  command: string,
  flags: string[],
  { log, environment = {}, isPostgres = false }: ProgramOptions,
): Program {
  const user = isPostgres ? postgresUser() : {}
  let child: ChildProcess | undefined
  const end = async (signal: NodeJS.Signals) => {
    child?.kill(signal)
    if (child) await waitForExit(child)
  }
  // What they have stored is thrown away, and an etcd without the others waits for them before it ends.
  endWithRun(() => end('SIGKILL'))
  const start = () => {
    const output = openSync(log, 'a')
    child = spawn(command, flags, {
      ...user,
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', ...environment },
      stdio: ['ignore', output, output],
    })
    child.once('error', () => {
      throw new Error(`${command} is not installed: see npm run cluster in docs/tests-and-benchmarks.md`)
    })
  }
  start()
  return { kill: () => end('SIGKILL'), start }
}

type ProgramOptions = { log: string; environment?: Record<string, string>; isPostgres?: boolean }

/** The ids of Debian's user, if this process may become it. */
export function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
