import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { constants as os, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from './build-web.mjs'
import { provideChromium } from './chromium.mjs'
import { compileCache, installIfStale, node } from './install.mjs'
import { lastLines, main, run, stage } from './stages.mjs'

let failed = false
/** One checker for each project: several would share its files, but each needs the types of most of them. */
const tsc = ['node_modules/typescript/bin/tsc', '--checkers', '1']
/** How often each journey needed the second try. Remove the file when such a journey is mended. */
const flakes = fileURLToPath(new URL('../node_modules/.cache/flakes.json', import.meta.url))
let env = { ...process.env, NO_COLOR: '1', NODE_COMPILE_CACHE: compileCache, TMPDIR: fastestTmpdir() }

await main(async () => {
  process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
  await stage('Packages', installIfStale)
  await stage('Chromium', async () => {
    const chromium = await provideChromium()
    env = { ...env, CHROMIUM: chromium.path }
    return chromium.result
  })
  await stage('Pages', buildIfStale)
  const [{ passed, failures, skipped }] = await Promise.all([runTests(), runChecks()])
  if (failed || failures > 0 || passed === 0) process.exitCode = 1
  console.log(`tests: ${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
})

/** The databases of the tests write gigabytes, which need not reach a disk: a folder in memory, if there is enough of it. */
function fastestTmpdir() {
  const [memory, gibibyte] = ['/dev/shm', 2 ** 30]
  if (process.env.TMPDIR || !existsSync(memory) || process.availableMemory() < 6 * gibibyte) return tmpdir()
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize < 6 * gibibyte ? tmpdir() : memory
  } catch {
    return tmpdir()
  }
}

/**
 * The checks run beside the tests, which wait now and then: with the lowest priority, they take only time that the tests leave. Two
 * at a time, because each needs much memory.
 */
async function runChecks() {
  const waiting = [
    ...['.', 'web', 'e2e'].map((project) => [`Types ${project}`, [...tsc, '-p', project]]),
    ['Lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']],
  ]
  const runOthers = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(...next)
  }
  await Promise.all([runOthers(), runOthers()])
}

/** A failed check prints why; the others still run. */
async function check(name, flags) {
  await stage(name, async () => {
    const { code, output } = await run(node, flags, { env, priority: os.priority.PRIORITY_LOW })
    if (code === 0) return 'fine'
    failed = true
    console.log(lastLines(output, 60))
    return 'failed'
  })
}

/**
 * Runs all tests, or those of the arguments: Playwright gets the paths in e2e, Vitest the others, and both get the flags. The
 * journeys run last: at the same time as the other tests, both would be slow.
 */
async function runTests() {
  const flags = process.argv.slice(2).filter((one) => one.startsWith('-'))
  const paths = process.argv.slice(2).filter((one) => !one.startsWith('-'))
  const [journeys, others] = [paths.filter(isJourney), paths.filter((path) => !isJourney(path))]
  const folder = mkdtempSync(join(tmpdir(), 'panel-report-'))
  const counts = []
  try {
    if (others.length > 0 || paths.length === 0) counts.push(await runVitest(folder, [...flags, ...others]))
    if (journeys.length > 0 || paths.length === 0)
      counts.push(await runPlaywright(folder, [...flags, ...journeys]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await run(node, ['server/src/testing/remove-orphans.ts'], { env })
  }
  const sum = (name) => counts.reduce((total, each) => total + each[name], 0)
  return { passed: sum('passed'), failures: sum('failures'), skipped: sum('skipped') }
}

function isJourney(path) {
  return /^(\.\/)?e2e(\/|$)/.test(path)
}

async function runVitest(folder, flags) {
  const report = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await runRunner('Tests', ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...flags])
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = readReport(report)
  return { passed: numPassedTests, failures: numFailedTests, skipped: numPendingTests + numTodoTests }
}

async function runPlaywright(folder, flags) {
  const report = join(folder, 'playwright.json')
  const cli = 'node_modules/@playwright/test/cli.js'
  await runRunner('Journeys', [cli, 'test', '--reporter=list,json', ...flags], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const { stats, suites = [] } = readReport(report)
  const often = countFlakes(suites.flatMap(findFlaky))
  for (const name of often) console.log(`Needed the second try a third time on this machine: ${name}`)
  const { expected, flaky, unexpected, skipped } = stats
  return { passed: expected + flaky - often.length, failures: unexpected + often.length, skipped }
}

/** The names of the journeys that passed in the second try. */
function findFlaky({ title, specs = [], suites = [] }) {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...flaky.map((spec) => spec.title), ...suites.flatMap(findFlaky)].map(
    (name) => `${title} › ${name}`,
  )
}

/** Counts them in a file that the runs of this folder share. Returns those of the third time: a journey may be unlucky twice. */
function countFlakes(names) {
  const counts = existsSync(flakes) ? JSON.parse(readFileSync(flakes, 'utf8')) : {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  mkdirSync(dirname(flakes), { recursive: true })
  writeFileSync(flakes, JSON.stringify(counts))
  return names.filter((name) => counts[name] > 2)
}

/** The output of the runner is printed when a test fails; repeated journeys are always printed. */
async function runRunner(name, command, more = {}) {
  await stage(name, async () => {
    const { code, output } = await run(node, command, { env: { ...env, ...more } })
    for (const line of output.split('\n').filter((one) => /\(retry #\d/.test(one))) console.log(line)
    if (code === 0) return 'all passed'
    failed = true
    console.log(lastLines(output, 200))
    return 'failed'
  })
}

/** An aborted runner leaves no report: its totals are 0, and its exit code fails the run. */
function readReport(report) {
  if (existsSync(report)) return JSON.parse(readFileSync(report, 'utf8'))
  const none = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 }
  return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, stats: none }
}
