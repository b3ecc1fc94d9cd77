import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { chainAudit } from './features/service/audit/chain.ts'
import { verifyAudit } from './features/service/audit/verify.ts'
import { testKey, useTestApp } from './testing/app.ts'
import { addEntries, asAttacker } from './testing/audit-chain.ts'
import { runCommand } from './testing/run-command.ts'

const test = useTestApp()

/** @returns what the command prints, and its exit code */
async function run(...flags: string[]) {
  const environment = { DATABASE_URL: test.url, SECRET_KEY: testKey.toString('base64') }
  try {
    return { code: 0, ...(await runCommand('audit-verify.ts', environment, flags)) }
  } catch (error) {
    // The cast: the error of a program that has ended has these.
    return error as { code: number; stdout: string; stderr: string }
  }
}

function fileWith(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'anchors-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'anchors.jsonl')
  writeFileSync(path, text)
  return path
}

describe('npm run audit:verify', () => {
  it('says that an empty log is as it should be, then how far the chain is, and what was changed', async () => {
    expect(await run()).toMatchObject({ code: 0, stdout: 'The chain has no entries.\n' })
    const [id] = await addEntries(test.db, 3)
    await chainAudit(test.db, test.secrets)
    const { lastId, hash } = await verifyAudit(test.url)
    const anchor = JSON.stringify({ date: '2026-11-24', last_id: lastId, hash })
    expect(await run('--anchors', fileWith(anchor))).toMatchObject({
      code: 0,
      stdout: `All 3 entries are as they were chained, up to ${lastId} with the hash ${hash}.\n1 anchors agree.\n`,
    })
    const wrong = JSON.stringify({ date: '2026-11-24', last_id: lastId, hash: '0'.repeat(64) })
    expect(await run('--anchors', fileWith(wrong))).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`The anchor of 2026-11-24 does not agree: up to entry ${lastId}`),
    })
    await asAttacker(test.db, `delete from audit_log where id = ${id}`)
    expect(await run()).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`Entry ${id} was removed.`),
    })
    expect(await run('--new-keys')).toMatchObject({ code: 0, stdout: '0 keys given up.\n' })
  })

  it.each([
    [['--anchors', '/nowhere/anchors.jsonl'], /--anchors: \/nowhere\/anchors\.jsonl: ENOENT/],
    [['--anchors', fileURLToPath(import.meta.url)], /--anchors: .*: line 1: expected/],
    [['--month', '2026-11'], /npm run audit:verify -- --anchors FILE/],
  ])('is refused with %s', async (flags, words) => {
    expect(await run(...flags)).toMatchObject({ code: 1, stderr: expect.stringMatching(words) })
  })
})
