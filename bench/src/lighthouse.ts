import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '../../scripts/chromium.mjs'
import { openSession, sessionCookie } from '../../server/src/features/people/sign-in/session.ts'
import { openDatabase } from '../../server/src/platform/database.ts'
import { addressOf, readCluster } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { makeOperator } from '../../server/src/testing/make.ts'
import { withPanel } from './panel.ts'

/** Not a dependency: with its own dependencies it has 176 MB, which everybody who starts the panel would download. */
const version = '13.5.0'
const minScores = { accessibility: 100, 'best-practices': 100, performance: 95 }
/** Scores of the same page differ by ten points between runs, so the median counts. */
const runs = 5
const presets = { desktop: ['--preset=desktop'], mobile: [] }

const run = promisify(execFile)

/** Installs Lighthouse on first use, in the folder for temporary files. @returns its program */
async function provideLighthouse(): Promise<string> {
  const folder = join(tmpdir(), `panel-lighthouse-${version}`)
  const program = join(folder, 'node_modules/lighthouse/cli/index.js')
  if (existsSync(program)) return program
  console.log(`Installing Lighthouse ${version} in ${folder}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const flags = ['install', `lighthouse@${version}`, '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', flags, { cwd: folder })
  return program
}

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}

/**
 * Measures the built sign-in page and the home page with Lighthouse. The panel is made for the desktop; the scores of a phone
 * on a slow connection are only printed.
 */
async function measure() {
  const lighthouse = await provideLighthouse()
  await withPanel(async ({ url, folder }) => {
    const cookie = { Cookie: `${sessionCookie}=${await signIn(folder)}` }
    const pages = { '/login': [], '/': [`--extra-headers=${JSON.stringify(cookie)}`] }
    for (const [path, signedIn] of Object.entries(pages))
      for (const [preset, flags] of Object.entries(presets)) {
        const output = join(folder, 'report.json')
        const program = [
          lighthouse,
          url + path,
          '--quiet',
          '--output=json',
          `--output-path=${output}`,
          `--only-categories=${Object.keys(minScores).join()}`,
          '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
          ...flags,
          ...signedIn,
        ]
        const env = { ...process.env, CHROME_PATH: findChromium() }
        const reports: Report[] = []
        for (let failed = 0; reports.length < runs; ) {
          const error = await run(process.execPath, program, { env }).then(() => null, lastLine)
          if (error === null) reports.push(JSON.parse(readFileSync(output, 'utf8')))
          else if (++failed > 2) throw new Error(error)
          else console.log(`Lighthouse failed, once more: ${error}`)
        }
        printScores(`${path}, ${preset}`, reports, preset === 'desktop')
      }
  })
}

/** What Lighthouse printed before it stopped. Sometimes it fails to open the page. */
const lastLine = ({ stderr }: { stderr: string }) => stderr.trim().split('\n').at(-1) ?? ''

/** @returns the session of an operator who has passed both factors */
async function signIn(folder: string): Promise<string> {
  const cluster = readCluster(folder)
  if (!cluster) throw new Error(`No PostgreSQL in ${folder}`)
  const { db, close } = openDatabase(addressOf(cluster), { size: 1 })
  const operator = await makeOperator(db, { name: 'Anna V.' })
  const { token } = await openSession(db, {
    operatorId: operator.id,
    tfa: true,
    address: null,
    device: 'bench',
  })
  await close()
  return token
}

const scoreOf = ({ categories }: Report, name: string) => Math.round((categories[name]?.score ?? 0) * 100)

/**
 * Prints the scores of the median report, with minimum and maximum, and the audits that cost it points. A score below a
 * required minimum fails the run.
 */
function printScores(title: string, reports: Report[], isRequired: boolean) {
  const sorted = reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
  const median = sorted[Math.floor(sorted.length / 2)]
  if (!median) throw new Error('Nothing was measured')
  const scores = Object.entries(minScores).map(([name, required]) => {
    const score = scoreOf(median, name)
    const all = sorted.map((report) => scoreOf(report, name))
    const span = `${Math.min(...all)} to ${Math.max(...all)}`
    const isTooLow = isRequired && score < required
    if (isTooLow) process.exitCode = 1
    return `${name} ${score} (${span}${isTooLow ? `; required ${required}` : ''})`
  })
  console.log(`${title}: ${scores.join(', ')}`)
  const { categories, audits } = median
  for (const { auditRefs } of Object.values(categories))
    for (const { id, weight } of auditRefs) {
      const audit = audits[id]
      if (weight > 0 && audit && audit.score !== null && audit.score < 0.9)
        console.log(`  ${id}: ${audit.title}${audit.displayValue ? `, ${audit.displayValue}` : ''}`)
    }
}

await measure()
