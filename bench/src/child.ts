import { type ChildProcess, spawn } from 'node:child_process'

const root = new URL('../..', import.meta.url).pathname

/** Starts one of the project's programs; what it prints goes to this terminal, each line with its name. */
export function startChild(
  name: string,
  flags: string[],
  environment: Record<string, string> = {},
): ChildProcess {
  const child = spawn(process.execPath, flags, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString('utf8').trimEnd().split('\n')) console.log(`[${name}] ${line}`)
    })
  return child
}

export function waitForExit(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((done) => child.once('exit', done))
}
