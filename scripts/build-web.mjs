import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { node } from './install.mjs'
import { licencesText } from './licences.mjs'
import { lastLines, main, run, stage, Trouble } from './stages.mjs'

const built = 'web/dist'
const stamp = join(built, '.built-from')
const sources = ['web/src', 'web/public', 'contract/src']
const files = [
  'web/index.html',
  'web/vite.config.ts',
  'web/file-groups.ts',
  'web/package.json',
  'package-lock.json',
  'scripts/build-web.mjs',
  'scripts/licences.mjs',
  'scripts/server-packages.mjs',
  'LICENSE',
]

/** Builds the pages, unless the build is up to date. */
export async function buildIfStale() {
  const wanted = digest()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'up to date'
  const { code, output } = await run(
    node,
    ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'],
    // NODE_ENV of the server must not affect the build: the pages would be slow, and contain paths of this machine.
    { env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (code !== 0) throw new Trouble(`The pages could not be built.\n${lastLines(output)}`)
  writeLicences()
  for (const file of filesBelow(built)) compress(file)
  writeFileSync(stamp, wanted)
  return 'built'
}

function digest() {
  const hash = createHash('sha256')
  const all = [...sources.flatMap(filesBelow), ...files]
  for (const file of all.sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** The paths of all files in a folder and below it. */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/** Replaces what the build says about the packages of the pages by one text for all that is shipped. */
function writeLicences() {
  const ofPages = join(built, 'licences.json')
  writeFileSync(join(built, 'licences.txt'), licencesText(JSON.parse(readFileSync(ofPages, 'utf8'))))
  rmSync(ofPages)
}

/** Compressed once here, instead of for each request. */
function compress(file) {
  if (!/\.(js|css|html|svg|json|txt)$/.test(file)) return
  const content = readFileSync(file)
  if (content.length < 1_000) return
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(content))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await main(() => stage('Pages', buildIfStale))
