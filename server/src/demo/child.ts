import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href
const endsWithin = 2_000

export type End = { code: number | null; wasStopped: boolean; lastLine: string }

/** Runs a program of the demo in its own process, which ends with this one, so that the server is not kept from its work. */
export function startChild(program: string, flags: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', endWithParent, program, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, ...environment },
  })
  let lastLine = ''
  let wasStopped = false
  if (child.stderr)
    createInterface({ input: child.stderr }).on('line', (line) => {
      lastLine = line
    })
  const ended = new Promise<End>((done) => {
    child.on('error', (error) => done({ code: null, wasStopped, lastLine: error.message }))
    child.on('close', (code) => done({ code, wasStopped, lastLine }))
  })
  return {
    ended,
    async stop() {
      wasStopped = true
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), endsWithin)
      await ended
      clearTimeout(late)
    },
  }
}
