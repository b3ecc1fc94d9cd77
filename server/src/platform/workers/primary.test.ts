import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { runProgram } from '../../testing/run-server.ts'

const program = fileURLToPath(new URL('../../testing/tiny-workers.ts', import.meta.url))

it('workers of which one cannot start are stopped, with its error', async () => {
  const run = runProgram(program, { FAILS_FROM: '2' })
  expect(await run.ended).toBe(1)
  expect(run.lines.at(-1)).toBe('No worker can start any more')
  expect(run.lines).not.toContain('All serve')
})

it('a worker that hangs is killed, and replaced', async () => {
  const run = runProgram(program, {})
  await run.line(/^All serve/)
  const [first] = run.lines.flatMap((line) => /^Worker (\d+) serves/.exec(line)?.[1] ?? [])
  process.kill(Number(first), 'SIGSTOP')
  await run.line(new RegExp(`^Worker ${first} hangs`))
  await run.line(new RegExp(`^Worker ${first} ended: SIGKILL. Another one replaces it`))
  const afterwards = () => run.lines.slice(run.lines.findIndex((line) => line.includes('ended: SIGKILL')))
  await expect.poll(afterwards).toContainEqual(expect.stringMatching(/^Worker \d+ serves/))
})

it('a worker that cannot be replaced ends the others only when none of them serves', async () => {
  const run = runProgram(program, { FAILS_FROM: '3' })
  await run.line(/^All serve/)
  const [first, second] = run.lines.flatMap((line) => /^Worker (\d+) serves/.exec(line)?.[1] ?? [])
  process.kill(Number(first), 'SIGKILL')
  await run.line(/^A worker could not be started: No worker can start any more/)
  process.kill(Number(second), 'SIGKILL')
  expect(await run.ended).toBe(1)
  expect(run.lines.slice(-2)).toEqual(['No worker can start any more', 'Stopped'])
})
