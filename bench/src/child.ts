import { type ChildProcess, spawn } from 'node:child_process'
import { endWithRun } from '../../server/src/testing/endings.ts'

export const root = new URL('../..', import.meta.url).pathname
const endWithParent = new URL('../../server/src/demo/end-with-parent.ts', import.meta.url).href
/** Milliseconds for a program to end in order; a server takes up to 10 seconds. */
const endsWithin = 12_000

/**
 * Starts one of the project's programs; what it prints goes to this terminal, each line with its name. It ends with this
 * process, also when this one is killed.
 */
export function startChild(
  name: string,
  flags: string[],
  environment: Record<string, string> = {},
): ChildProcess {
  return start(name, ['--import', endWithParent, ...flags], environment)
}

/** Starts a server. One whose parent is gone stops in order by itself. */
export const startServerChild = (name: string, environment: Record<string, string>): ChildProcess =>
  start(name, ['server/src/main.ts'], environment)

function start(name: string, flags: string[], environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, flags, {
    cwd: root,
    env: { ...process.env, ...environment },
    // The channel says nothing: a child notices by its end that this process is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  endWithRun(() => endChild(child))
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString('utf8').trimEnd().split('\n')) console.log(`[${name}] ${line}`)
    })
  return child
}

/** Ends a program in order, and without it when that takes too long. @returns its exit code */
export async function endChild(child: ChildProcess): Promise<number | null> {
  // One that is stopped hears no signal but this.
  child.kill('SIGCONT')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), endsWithin)
  const code = await waitForExit(child)
  clearTimeout(late)
  return code
}

export function waitForExit(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((done) => child.once('exit', done))
}
