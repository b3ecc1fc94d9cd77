import { existsSync } from 'node:fs'
import { run, Trouble } from './stages.mjs'

// The headless shell is Chromium without its user interface: the browser tests take two thirds of the time with it.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A Chromium for the browser tests: CHROMIUM, an installed one, or Debian's, which is installed. */
export async function provideChromium() {
  const named = process.env.CHROMIUM
  if (named && !existsSync(named)) throw new Trouble(`CHROMIUM: there is no ${named}`)
  const found = named || find()
  if (found) return { path: found, result: 'found' }
  await installDebians()
  const installed = find()
  if (!installed) throw missing()
  return { path: installed, result: 'installed' }
}

/** The program that is there, if there is one. */
export const findChromium = () => process.env.CHROMIUM || find()

const find = () => places.find((place) => existsSync(place))

const missing = () =>
  new Trouble(
    'The browser tests need Chromium. On Debian: sudo apt-get install chromium. Elsewhere install Chrome, or name one: CHROMIUM=/path/to/chrome',
  )

async function installDebians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw missing()
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '--no-install-recommends']
  const get = (flags) => run('apt-get', flags, { env })
  const updated = await get(['update'])
  if (updated.code !== 0) throw new Trouble(`apt-get update failed:\n${updated.output.slice(-2_000)}`)
  // An older Debian does not have the shell.
  const shell = await get([...install, 'chromium-headless-shell'])
  if (shell.code === 0) return
  const { code, output } = await get([...install, 'chromium'])
  if (code !== 0) throw new Trouble(`apt-get install chromium failed:\n${output.slice(-2_000)}`)
}
