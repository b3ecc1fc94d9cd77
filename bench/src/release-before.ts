import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '../../scripts/chromium.mjs'
import { endWithRun } from '../../server/src/testing/endings.ts'
import { root } from './child.ts'

/**
 * The folder of another release, whose server runs beside this one.
 * @param given a folder with its sources and packages, or a commit: that one is checked out in `folder`, with the packages of
 *   this checkout, and removed at the end of the run
 * @param hasOtherPackages the release needs others than this checkout has: they are installed
 */
export function releaseBefore(given: string, folder: string, hasOtherPackages = false): string {
  if (statSync(given, { throwIfNoEntry: false })?.isDirectory()) return resolve(given)
  const checkout = join(folder, 'release-before')
  const git = (...args: string[]) => execFileSync('git', ['worktree', ...args], { cwd: root, stdio: 'pipe' })
  git('add', '--detach', checkout, given)
  endWithRun(async () => {
    rmSync(checkout, { recursive: true, force: true })
    git('prune')
  })
  if (hasOtherPackages) {
    // Not `ci`: a newer npm refuses a lock file without the optional packages of other systems.
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: checkout, stdio: 'pipe' })
    return checkout
  }
  const packages = join(checkout, 'node_modules')
  mkdirSync(join(packages, '@panel'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@panel') symlinkSync(join(root, 'node_modules', name), join(packages, name))
  // Its own workspaces, not those of this checkout.
  for (const name of readdirSync(join(root, 'node_modules', '@panel')))
    symlinkSync(join(checkout, name), join(packages, '@panel', name))
  return checkout
}

/** Runs a benchmark of a checkout. @returns what it prints */
export async function runBenchmark(folder: string, name: string, flags: readonly string[]): Promise<string> {
  const program = ['bench/src/main.ts', name, ...flags]
  const env = { ...process.env, CHROMIUM: findChromium() }
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: folder, env })
  return stdout
}

/** Runs two measurements so many times, in turn: each begins every other pair. @param onPair called after each pair, from 1 */
export async function inTurn(
  pairs: number,
  one: () => Promise<void>,
  other: () => Promise<void>,
  onPair: (pair: number) => void,
) {
  for (let pair = 1; pair <= pairs; pair++) {
    for (const run of pair % 2 ? [one, other] : [other, one]) await run()
    onPair(pair)
  }
}
