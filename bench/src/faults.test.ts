import { spawn } from 'node:child_process'
import { expect, it, onTestFinished } from 'vitest'

/** Runs `npm run faults` with these flags. @returns its exit code, and its own output */
async function runFaults(...flags: string[]) {
  const program = new URL('faults.ts', import.meta.url).pathname
  const run = spawn(process.execPath, [program, '--short', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void run.kill('SIGTERM'))
  let printed = ''
  run.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString('utf8')
  })
  const code = await new Promise<number | null>((done) => run.once('exit', done))
  return { code, printed: printed.replaceAll(/^\[.*\n/gm, '') }
}

const atMost = 240_000

it(
  'what goes wrong around the panel breaks none of its promises',
  async () => {
    const { code, printed } = await runFaults()
    expect(printed).not.toContain('BROKEN')
    expect(code).toBe(0)
  },
  atMost,
)

it(
  'a defect is noticed: an answer that is never delivered',
  async () => {
    const { code, printed } = await runFaults('--only', 'lost-commits', '--plant', 'lost-delivery')
    expect(printed).toMatch(/BROKEN: missing/)
    expect(code).toBe(1)
  },
  atMost,
)
