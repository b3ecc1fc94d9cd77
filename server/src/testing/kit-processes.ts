import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the runner of a test does after it: Vitest and Playwright have their own. */
export type Ends = { onTestFinished(end: () => void | Promise<void>): void }

export type Command = readonly [program: string, ...options: string[]]

/** A file of the kits. */
export const fileOf = (path: string) => join(import.meta.dirname, '../../../integrations', path)

/** The file of a database that a site makes for itself. */
export function newFile({ onTestFinished }: Ends) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'site.sqlite')
}

/** The processes of a site, which can be killed and started again. */
export function startProcesses(
  commands: readonly Command[],
  env: Record<string, string>,
  { onTestFinished }: Ends,
) {
  let children: ChildProcess[] = []
  const start = () => {
    children = commands.map(([program, ...options]) =>
      spawn(program, options, { env: { ...process.env, ...env }, stdio: 'ignore' }),
    )
  }
  const kill = () =>
    Promise.all(
      children.map(async (child) => {
        const ended = once(child, 'exit')
        if (child.kill('SIGKILL')) await ended
      }),
    )
  start()
  onTestFinished(async () => void (await kill()))
  return {
    async killAndStart() {
      await kill()
      start()
    },
  }
}
