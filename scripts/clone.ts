import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A clone with fakes of npm, the build, the checks and the server. Each records that it ran. */
export function makeClone() {
  const folder = mkdtempSync(join(tmpdir(), 'panel-clone-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const name of [
    'stages',
    'install',
    'build-web',
    'licences',
    'server-packages',
    'chromium',
    'start',
    'test',
  ])
    cpSync(new URL(`./${name}.mjs`, import.meta.url), join(folder, 'scripts', `${name}.mjs`))
  for (const path of [
    'web/index.html',
    'web/vite.config.ts',
    'web/file-groups.ts',
    'web/package.json',
    'web/src/main.tsx',
    'web/public/icon.svg',
    'web/src/features/answering/emoji/names/LICENSE',
  ])
    write(path, 'first')
  write('contract/src/index.ts', 'first')
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', '{ "packages": {} }')
  write('LICENSE', 'first')
  write('chromium', '')
  const ran = (name: string) =>
    `import { appendFileSync } from 'node:fs'\nappendFileSync('ran', '${name}\\n')\n`
  write(
    'modules/vite/bin/vite.js',
    `${ran('vite')}
    import { mkdirSync, writeFileSync } from 'node:fs'
    mkdirSync('web/dist', { recursive: true })
    writeFileSync('web/dist/index.html', 'x'.repeat(2_000))
    writeFileSync('web/dist/licences.json', '[]')`,
  )
  write('modules/@biomejs/biome/bin/biome', ran('biome'))
  write('modules/typescript/bin/tsc', ran('tsc'))
  write(
    'modules/vitest/vitest.mjs',
    `${ran('vitest')}
    import { writeFileSync } from 'node:fs'
    const report = process.argv.find((flag) => flag.startsWith('--outputFile.json=')).split('=')[1]
    const result = JSON.parse(process.env.RESULT)
    if (result.sums) writeFileSync(report, JSON.stringify(result.sums))
    console.log('what the runner says')
    process.exitCode = result.code`,
  )
  write(
    'modules/@playwright/test/cli.js',
    `${ran('playwright')}
    import { writeFileSync } from 'node:fs'
    const result = JSON.parse(process.env.JOURNEYS)
    if (result.stats) writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify(result))
    console.log(result.says)
    process.exitCode = result.code`,
  )
  mkdirSync(join(folder, 'modules/.bin'), { recursive: true })
  symlinkSync(process.execPath, join(folder, 'modules/.bin/node'))
  write(
    'bin/npm',
    '#!/bin/sh\necho "npm $1" >> ran\nif [ -n "$NPM_SAYS" ]; then echo "$NPM_SAYS"; exit 1; fi\ncp -R modules node_modules\n',
  )
  chmodSync(join(folder, 'bin/npm'), 0o755)
  write(
    'server/src/main.ts',
    `setInterval(() => {}, 1_000)
    process.on('SIGTERM', () => process.exit(7))
    console.log('Operator panel')`,
  )
  return { folder, write, ran: () => readFileSync(join(folder, 'ran'), 'utf8').trim().split('\n') }
}

export type Clone = ReturnType<typeof makeClone>

/** Runs a script like npm does. */
export function run(
  clone: Clone,
  script: string,
  environment: Record<string, string> = {},
  flags: readonly string[] = [],
) {
  const child: ChildProcess = spawn(process.execPath, [join(clone.folder, 'scripts', script), ...flags], {
    cwd: clone.folder,
    env: {
      PATH: `${join(clone.folder, 'bin')}:/usr/bin:/bin`,
      CHROMIUM: join(clone.folder, 'chromium'),
      ...environment,
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  const ended = new Promise<number | null>((done) => child.on('close', done))
  const printed = (text: string) =>
    new Promise<void>((done) => {
      const look = () => output.includes(text) && done()
      child.stdout?.on('data', look)
      look()
    })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  return { child, ended, printed, output: () => output }
}
