import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Clone, makeClone, run } from './clone.ts'

async function startAndStop(clone: Clone) {
  const start = run(clone, 'start.mjs')
  await start.printed('Operator panel')
  start.child.kill('SIGTERM')
  return { code: await start.ended, output: start.output() }
}

it('every script that runs TypeScript says on an old Node that the packages have to be installed', async () => {
  const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
  // The cast: npm has read this file.
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const typed = Object.values(scripts).filter((script) => /^node .*\.ts$/.test(script))
  expect(typed.length).toBeGreaterThan(10)
  for (const script of typed) expect(script).toMatch(/^node --import \.\/scripts\/installed\.mjs /)
  const old = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})`
  const ran = spawnSync(process.execPath, [
    '--import',
    old,
    '--import',
    './scripts/installed.mjs',
    'server/src/archive.ts',
  ])
  expect(ran.status).toBe(1)
  expect(ran.stderr.toString()).toMatch(/^Install first: node scripts\/install\.mjs/)
})

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
    clone.write('package-lock.json', '{ "packages": { "": {} } }')
    await startAndStop(clone)
    expect(clone.ran().slice(3)).toEqual(['npm ci', 'vite'])
  })

  it.each([
    ['ENOSPC: no space left on device', 'The disk is full'],
    ['getaddrinfo EAI_AGAIN registry', 'The npm registry cannot be reached.'],
    ['EACCES: permission denied', 'You may not write into this folder.'],
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
