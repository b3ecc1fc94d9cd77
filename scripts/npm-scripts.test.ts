import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

/** A clone with fakes of npm, the build, the checks and the server. Each records that it ran. */
function makeClone() {
  const folder = mkdtempSync(join(tmpdir(), 'panel-clone-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const name of ['stages', 'install', 'build-web', 'chromium', 'start', 'test'])
    cpSync(new URL(`./${name}.mjs`, import.meta.url), join(folder, 'scripts', `${name}.mjs`))
  for (const path of [
    'web/index.html',
    'web/vite.config.ts',
    'web/package.json',
    'web/src/main.tsx',
    'web/public/icon.svg',
  ])
    write(path, 'first')
  write('contract/src/index.ts', 'first')
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', 'first')
  write('chromium', '')
  const ran = (name: string) =>
    `import { appendFileSync } from 'node:fs'\nappendFileSync('ran', '${name}\\n')\n`
  write(
    'modules/vite/bin/vite.js',
    `${ran('vite')}
    import { mkdirSync, writeFileSync } from 'node:fs'
    mkdirSync('web/dist', { recursive: true })
    writeFileSync('web/dist/index.html', 'x'.repeat(2_000))`,
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

type Clone = ReturnType<typeof makeClone>

/** Runs a script like npm does. */
function run(clone: Clone, script: string, environment: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, [join(clone.folder, 'scripts', script)], {
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

async function startAndStop(clone: Clone) {
  const start = run(clone, 'start.mjs')
  await start.printed('Operator panel')
  start.child.kill('SIGTERM')
  return { code: await start.ended, output: start.output() }
}

describe('npm start', () => {
  it('installs and builds at the first start, passes the signal on, and has the exit code of the server', async () => {
    const clone = makeClone()
    const { code, output } = await startAndStop(clone)
    expect(code).toBe(7)
    expect(clone.ran()).toEqual(['npm ci', 'vite'])
    expect(output).toMatch(/^Packages +installed +\d+\.\d s$/m)
    expect(output).toMatch(/^Pages +built +\d+\.\d s$/m)
    expect(existsSync(join(clone.folder, 'web/dist/index.html.br'))).toBe(true)
  })

  it('repeats only what is out of date', async () => {
    const clone = makeClone()
    await startAndStop(clone)
    await startAndStop(clone)
    expect(clone.ran()).toEqual(['npm ci', 'vite'])
    clone.write('contract/src/index.ts', 'second')
    await startAndStop(clone)
    expect(clone.ran().slice(2)).toEqual(['vite'])
    rmSync(join(clone.folder, 'node_modules'), { recursive: true })
    clone.write('package-lock.json', 'second')
    await startAndStop(clone)
    expect(clone.ran().slice(3)).toEqual(['npm ci', 'vite'])
  })

  it.each([
    ['ENOSPC: no space left on device', 'The disk is full'],
    ['getaddrinfo EAI_AGAIN registry', 'The npm registry can not be reached.'],
    ['EACCES: permission denied', 'This folder can not be written by you.'],
  ])('says what to do about %s', async (says, words) => {
    const start = run(makeClone(), 'start.mjs', { NPM_SAYS: says })
    expect(await start.ended).toBe(1)
    expect(start.output()).toContain(words)
  })

  it('installs the packages first, with a script that does nothing else', async () => {
    const clone = makeClone()
    const install = run(clone, 'install.mjs')
    expect(await install.ended).toBe(0)
    expect(clone.ran()).toEqual(['npm ci'])
    expect(install.output()).toMatch(/^Packages +installed +\d+\.\d s$/m)
    const again = run(clone, 'install.mjs')
    expect(await again.ended).toBe(0)
    expect(again.output()).toMatch(/^Packages +up to date/m)
    expect(clone.ran()).toEqual(['npm ci'])
  })

  it('reports that npm is missing', async () => {
    const start = run(makeClone(), 'start.mjs', { PATH: '/nowhere' })
    expect(await start.ended).toBe(1)
    expect(start.output().trim()).toBe(
      'npm is not there. It comes with Node.js 20.19 or newer: install that.',
    )
  })
})

describe('npm test', () => {
  const sums = { numPassedTests: 12, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  const test = async (result: { code: number; sums?: typeof sums }, clone = makeClone()) => {
    const script = run(clone, 'test.mjs', { RESULT: JSON.stringify(result) })
    const code = await script.ended
    return { code, output: script.output(), last: script.output().trim().split('\n').at(-1), clone }
  }

  it('installs what the tests need, runs all checks, and ends with the totals', async () => {
    const { code, output, last, clone } = await test({ code: 0, sums })
    expect(code).toBe(0)
    expect(last).toBe('tests: 12 passed, 0 failed')
    expect(clone.ran()).toEqual(['npm ci', 'vite', 'biome', 'tsc', 'tsc', 'tsc', 'vitest'])
    expect(output).not.toContain('what the runner says')
  })

  it('fails with a failed test, and shows the output of the runner', async () => {
    const { code, output, last } = await test({
      code: 1,
      sums: { ...sums, numFailedTests: 2, numPendingTests: 1 },
    })
    expect(code).toBe(1)
    expect(last).toBe('tests: 12 passed, 2 failed, 1 skipped')
    expect(output).toContain('what the runner says')
  })

  it('fails when no test ran, and when the runner was aborted', async () => {
    expect(await test({ code: 0, sums: { ...sums, numPassedTests: 0 } })).toMatchObject({ code: 1 })
    expect(await test({ code: 1 })).toMatchObject({ code: 1, last: 'tests: 0 passed, 0 failed' })
    expect(await test({ code: 1, sums })).toMatchObject({ code: 1 })
  })

  it('fails with a failed check, after the tests', async () => {
    const clone = makeClone()
    clone.write('modules/@biomejs/biome/bin/biome', "console.log('a rule is broken')\nprocess.exitCode = 1")
    const { code, output, last } = await test({ code: 0, sums }, clone)
    expect(code).toBe(1)
    expect(output).toContain('a rule is broken')
    expect(last).toBe('tests: 12 passed, 0 failed')
  })

  it('reports a missing Chromium', async () => {
    const script = run(makeClone(), 'test.mjs', { CHROMIUM: '/nowhere/chromium' })
    expect(await script.ended).toBe(1)
    expect(script.output()).toContain('CHROMIUM: there is no /nowhere/chromium')
  })
})
