import { spawn } from 'node:child_process'
import { expect, it, type TestContext } from 'vitest'

/** Runs `npm run faults` with these flags until the test ends. @returns its exit code, and its own output */
async function runFaults({ onTestFinished }: TestContext, ...flags: string[]) {
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

const timeout = 900_000

// Both tests wait most of the time, each with its own servers and database.
it.concurrent(
  'the panel keeps its promises when nodes, database or network fail',
  async (test) => {
    const { code, printed } = await runFaults(test)
    expect(printed).not.toContain('BROKEN')
    expect(code).toBe(0)
  },
  timeout,
)

it.concurrent(
  'a defect is noticed: an answer that is never delivered',
  async (test) => {
    const { code, printed } = await runFaults(test, '--only', 'lost-commits', '--defect', 'lost-delivery')
    expect(printed).toMatch(/BROKEN: missing/)
    expect(printed).toMatch(/BROKEN: messages_without_delivery/)
    expect(code).toBe(1)
  },
  timeout,
)
