import { describe, expect, it } from 'vitest'
import { type Clone, makeClone, run } from './clone.ts'

/** The lint and the types are checked beside the tests. */
const isCheck = (name: string) => name === 'biome' || name === 'tsc'
const checksOf = (clone: Clone) => clone.ran().filter(isCheck)
const stepsOf = (clone: Clone) => clone.ran().filter((name) => !isCheck(name))

describe('npm test', () => {
  const sums = { numPassedTests: 12, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  const stats = { expected: 3, flaky: 0, unexpected: 0, skipped: 0 }
  const fine = { code: 0, sums }
  const walked = { code: 0, stats, says: 'what the journeys say' }
  type Result = { code: number; sums?: typeof sums }
  type Journeys = { code: number; stats?: typeof stats; suites?: unknown[]; says?: string }
  const test = async (
    result: Result = fine,
    { journeys = walked as Journeys, flags = [] as string[], clone = makeClone() } = {},
  ) => {
    const results = { RESULT: JSON.stringify(result), JOURNEYS: JSON.stringify(journeys) }
    const script = run(clone, 'test.mjs', results, flags)
    const code = await script.ended
    return { code, output: script.output(), last: script.output().trim().split('\n').at(-1), clone }
  }

  it('installs what the tests need, runs all checks, and ends with the totals of both runners', async () => {
    const { code, output, last, clone } = await test()
    expect(code).toBe(0)
    expect(last).toBe('tests: 15 passed, 0 failed')
    expect(stepsOf(clone)).toEqual(['npm ci', 'vite', 'vitest', 'playwright'])
    expect(checksOf(clone).toSorted()).toEqual(['biome', 'tsc', 'tsc', 'tsc'])
    expect(output).not.toMatch(/what the (runner says|journeys say)/)
  })

  it.each([
    { flags: ['server/src/features/answering/queue'], runs: ['vitest'], last: 'tests: 12 passed, 0 failed' },
    { flags: ['e2e/leave'], runs: ['playwright'], last: 'tests: 3 passed, 0 failed' },
    {
      flags: ['--shard=1/2', 'web', 'e2e/leave'],
      runs: ['vitest', 'playwright'],
      last: 'tests: 15 passed, 0 failed',
    },
  ])('runs with $flags only $runs', async ({ flags, runs, last }) => {
    const ended = await test(fine, { flags })
    expect(ended).toMatchObject({ code: 0, last })
    expect(stepsOf(ended.clone)).toEqual(['npm ci', 'vite', ...runs])
    expect(checksOf(ended.clone)).toHaveLength(4)
  })

  it('prints the journeys that passed in the second try', async () => {
    const says = '  ✓  8 e2e/answering/leave.test.ts:70:3 › asks why (retry #1) (8.3s)'
    const journeys = { code: 0, stats: { ...stats, flaky: 1 }, says }
    const { code, output, last } = await test(fine, { journeys })
    expect(code).toBe(0)
    expect(output).toContain('asks why (retry #1)')
    expect(last).toBe('tests: 16 passed, 0 failed')
  })

  it('fails with a journey that needed the second try three times, in as many runs', async () => {
    const spec = { title: 'asks why', tests: [{ status: 'flaky' }] }
    const suites = [{ title: 'leave.test.ts', suites: [{ title: 'Skip', specs: [spec] }] }]
    const journeys = { code: 0, stats: { ...stats, flaky: 1 }, suites }
    const clone = makeClone()
    for (const _run of [1, 2]) expect(await test(fine, { journeys, clone })).toMatchObject({ code: 0 })
    const { code, output, last } = await test(fine, { journeys, clone })
    expect(code).toBe(1)
    expect(output).toContain('a third time on this machine: leave.test.ts › Skip › asks why')
    expect(last).toBe('tests: 15 passed, 1 failed')
    expect(await test(fine, { clone })).toMatchObject({ code: 0 })
  })

  it('fails with a failed test, and shows the output of the runner', async () => {
    const { code, output, last } = await test({
      code: 1,
      sums: { ...sums, numFailedTests: 2, numPendingTests: 1 },
    })
    expect(code).toBe(1)
    expect(last).toBe('tests: 15 passed, 2 failed, 1 skipped')
    expect(output).toContain('what the runner says')
  })

  it('fails with a failed journey, and shows the output of that runner', async () => {
    const { code, output, last } = await test(fine, {
      journeys: { ...walked, code: 1, stats: { ...stats, unexpected: 1 } },
    })
    expect(code).toBe(1)
    expect(last).toBe('tests: 15 passed, 1 failed')
    expect(output).toContain('what the journeys say')
  })

  it('fails when no test ran, and when a runner was aborted', async () => {
    const none = { code: 0, sums: { ...sums, numPassedTests: 0 } }
    expect(await test(none, { journeys: { code: 0, stats: { ...stats, expected: 0 } } })).toMatchObject({
      code: 1,
    })
    expect(await test({ code: 1 })).toMatchObject({ code: 1, last: 'tests: 3 passed, 0 failed' })
    expect(await test({ code: 1, sums })).toMatchObject({ code: 1 })
    expect(await test(fine, { journeys: { code: 1 } })).toMatchObject({
      code: 1,
      last: 'tests: 12 passed, 0 failed',
    })
  })

  it('fails with a failed check, and runs the tests', async () => {
    const clone = makeClone()
    clone.write('modules/@biomejs/biome/bin/biome', "console.log('a rule is broken')\nprocess.exitCode = 1")
    const { code, output, last } = await test(fine, { clone })
    expect(code).toBe(1)
    expect(output).toContain('a rule is broken')
    expect(last).toBe('tests: 15 passed, 0 failed')
  })

  it('reports a missing Chromium', async () => {
    const script = run(makeClone(), 'test.mjs', { CHROMIUM: '/nowhere/chromium' })
    expect(await script.ended).toBe(1)
    expect(script.output()).toContain('CHROMIUM: there is no /nowhere/chromium')
  })
})
