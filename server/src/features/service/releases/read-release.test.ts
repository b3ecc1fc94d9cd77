import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { builtPages } from '../../../platform/http/static.ts'
import { useTestApp } from '../../../testing/app.ts'
import { readRelease } from './read-release.ts'

const test = useTestApp()

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'panel-pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return { folder, write: (page: string) => writeFile(join(folder, 'index.html'), page) }
}

it('the release is the one in the built pages, also after they were rebuilt', async () => {
  const { folder, write } = await makeFolder()
  await write('<head><meta charset="utf-8"><meta name="release" content="4f2a"></head>')
  expect(await readRelease(folder)).toBe('4f2a')
  await write('<head><meta name="release" content="9bc1"></head>')
  expect(await readRelease(folder)).toBe('9bc1')
})

it('pages without a build have a release name too', async () => {
  const { folder, write } = await makeFolder()
  expect(await readRelease(folder)).toBe('development')
  await write('<head></head>')
  expect(await readRelease(folder)).toBe('development')
})

it('everybody may read the release, and the response is not cached', async () => {
  const answer = await test.anonymous('GET', '/last-release?t=1763647881000')
  expect(answer.json()).toEqual({ release: await readRelease(builtPages) })
  expect(answer.headers['cache-control']).toBe('no-store')
  const wrong = await test.anonymous('GET', '/last-release?t=now')
  expect(wrong.json()).toMatchObject({ issues: [{ path: 't' }] })
})
