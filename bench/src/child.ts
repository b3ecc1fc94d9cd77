import { type ChildProcess, spawn } from 'node:child_process'
import { serverFlags } from '../../scripts/install.mjs'
import { endWithRun } from '../../server/src/testing/endings.ts'

export const root = new URL('../..', import.meta.url).pathname
const endWithParent = new URL('../../server/src/demo/end-with-parent.ts', import.meta.url).href
/** Milliseconds for a program to stop in order; a server needs up to 20 seconds. */
const stopTimeout = 22_000

/**
 * Starts one of the project's programs. Its output goes to this terminal, with its name on each line. It stops with this
 * process, also when this process is killed.
 */
export function startChild(
  name: string,
  flags: string[],
  environment: Record<string, string> = {},
): ChildProcess {
  return start(name, ['--import', endWithParent, ...flags], environment)
}

/** Starts a server. A server whose parent process has ended stops by itself. */
export const startServerChild = (
  name: string,
  environment: Record<string, string>,
  checkout?: string,
): ChildProcess => start(name, [...serverFlags, 'server/src/main.ts'], environment, checkout)

function start(
  name: string,
  flags: string[],
  environment: Record<string, string>,
  checkout = root,
): ChildProcess {
  const child = spawn(process.execPath, flags, {
    cwd: checkout,
    env: { ...process.env, ...environment },
    // The channel carries no messages: its end tells the child that this process has ended.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  endWithRun(() => endChild(child))
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString('utf8').trimEnd().split('\n')) console.log(`[${name}] ${line}`)
    })
  return child
}

/** Stops a program in order, or kills it when that takes too long. @returns its exit code */
export async function endChild(child: ChildProcess): Promise<number | null> {
  // A suspended process reacts only to this signal.
  child.kill('SIGCONT')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), stopTimeout)
  const code = await waitForExit(child)
  clearTimeout(late)
  return code
}

export function waitForExit(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((done) => child.once('exit', done))
}
