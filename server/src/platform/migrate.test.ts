import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { migrate } from './migrate.ts'

const migrations = readdirSync(new URL('../../migrations', import.meta.url)).length

/** A database with nothing in it. */
async function makeEmptyDatabase(): Promise<string> {
  const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  await admin.query(`create database ${name}`)
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** Migrates in a process of its own. @returns how many were applied */
function migrateElsewhere(url: string): Promise<number> {
  const script = `import { migrate } from ${JSON.stringify(new URL('./migrate.ts', import.meta.url).href)}
    process.stdout.write(String(await migrate(${JSON.stringify(url)})))`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script])
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  return new Promise((done, fail) =>
    child.on('close', (code) => (code === 0 ? done(Number(output)) : fail(new Error(output)))),
  )
}

describe('the migrations', () => {
  it('are applied once', async () => {
    const url = await makeEmptyDatabase()
    expect(await migrate(url)).toBe(migrations)
    expect(await migrate(url)).toBe(0)
  })

  it('are applied once by nodes that start together', async () => {
    const url = await makeEmptyDatabase()
    const applied = await Promise.all([migrateElsewhere(url), migrateElsewhere(url), migrateElsewhere(url)])
    expect(applied.sort((a, b) => a - b)).toEqual([0, 0, migrations])
  })
})
