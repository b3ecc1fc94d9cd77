import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

/** The files that a browser has loaded when each screen works: the entry, and those that are loaded on demand. */
const screens = {
  'the sign-in screen': {
    budget: 120,
    onDemand: [/\/locales\/en\.json$/, /^src\/features\/people\/sign-in\//],
  },
  'the first conversation': {
    budget: 250,
    // The files `panel` and `conversation` (`web/file-groups.ts`) have the home page and the page of a queue.
    onDemand: [/\/locales\/en\.json$/, /^src\/features\/people\/sign-in\//, /^_panel-/, /^_conversation-/],
  },
}

const web = new URL('../../web', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'panel-bundle-'))
try {
  const vite = join(
    dirname(createRequire(join(web, 'vite.config.ts')).resolve('vite/package.json')),
    'bin/vite.js',
  )
  const flags = ['build', web, '--manifest', '--outDir', folder]
  await promisify(execFile)(process.execPath, [vite, ...flags], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const rows = Object.entries(screens).map(([screen, { onDemand, budget }]) => {
    const files = filesOf(manifest, onDemand)
    const sizes = files.map((file) => gzipSync(readFileSync(join(folder, file))).length)
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000
    if (kilobytes > budget) process.exitCode = 1
    return [screen, { files: files.length, 'kB gzip': Math.round(kilobytes * 10) / 10, budget }]
  })
  console.log('JavaScript loaded before something works')
  console.table(Object.fromEntries(rows))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function filesOf(manifest: Manifest, onDemand: RegExp[]): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || found.has(chunk.file)) return
    found.add(chunk.file)
    for (const other of chunk.imports ?? []) add(other)
  }
  for (const pattern of onDemand)
    if (!Object.keys(manifest).some((name) => pattern.test(name))) throw new Error(`No file is ${pattern}`)
  for (const [name, chunk] of Object.entries(manifest))
    if (chunk.isEntry || onDemand.some((pattern) => pattern.test(name))) add(name)
  return [...found].filter((file) => file.endsWith('.js'))
}
