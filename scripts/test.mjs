import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from './build-web.mjs'
import { provideChromium } from './chromium.mjs'
import { installIfStale, node } from './install.mjs'
import { lastLines, main, run, stage } from './stages.mjs'

let failed = false
let env = { ...process.env, NO_COLOR: '1' }

await main(async () => {
  process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
  await stage('Packages', installIfStale)
  await stage('Chromium', async () => {
    const chromium = await provideChromium()
    env = { ...env, CHROMIUM: chromium.path }
    return chromium.result
  })
  await stage('Pages', buildIfStale)
  await check('Lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.'])
  for (const project of ['.', 'web', 'e2e'])
    await check(`Types ${project}`, ['node_modules/typescript/bin/tsc', '-p', project])
  const { passed, failures, skipped } = await runTests()
  if (failed || failures > 0 || passed === 0) process.exitCode = 1
  console.log(`tests: ${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
})

/** A failed check prints why; the others still run. */
async function check(name, flags) {
  await stage(name, async () => {
    const { code, output } = await run(node, flags, { env })
    if (code === 0) return 'fine'
    failed = true
    console.log(lastLines(output, 60))
    return 'failed'
  })
}

/** Runs all tests. The output of the runner is printed when a test fails; repeated tests are always printed. */
async function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'panel-report-'))
  const report = join(folder, 'report.json')
  const flags = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  try {
    await stage('Tests', async () => {
      const { code, output } = await run(
        node,
        ['node_modules/vitest/vitest.mjs', ...flags, ...process.argv.slice(2)],
        { env },
      )
      for (const line of output.split('\n').filter((one) => /\(retry x\d/.test(one))) console.log(line)
      if (code === 0) return 'all passed'
      failed = true
      console.log(lastLines(output, 200))
      return 'failed'
    })
    return sums(report)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await run(node, ['server/src/testing/remove-orphans.ts'], { env })
  }
}

function sums(report) {
  if (!existsSync(report)) return { passed: 0, failures: 0, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  return { passed: numPassedTests, failures: numFailedTests, skipped: numPendingTests + numTodoTests }
}
