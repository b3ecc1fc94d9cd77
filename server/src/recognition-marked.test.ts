import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from './testing/app.ts'
import { makeMaster } from './testing/escalating.ts'
import { makeAskedInHand } from './testing/make-inquiry.ts'
import { runCommand } from './testing/run-command.ts'

const test = useTestApp()
let folder: string
let file: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marked-'))
})
afterAll(() => rm(folder, { recursive: true }))
let count = 0
beforeEach(() => {
  file = join(folder, `${count++}.jsonl`)
})

const run = (...flags: string[]) =>
  runCommand('recognition-marked.ts', { DATABASE_URL: test.url, DATA_DIR: folder }, flags)

const linesOf = async (path: string) =>
  (await readFile(path, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

/** A chat in hand whose customer is taken to ask who writes, with these words. */
async function makeAsked(text: string, isAllowed: boolean) {
  const hand = await makeAskedInHand(test, { asked: true })
  await test.db.updateTable('messages').set({ body: text }).where('id', '=', hand.message.id).execute()
  await test.db
    .updateTable('siteowners')
    .set({ is_learning_allowed: isAllowed })
    .where('id', '=', hand.siteowner.id)
    .execute()
  return hand
}

describe('npm run recognition:marked', () => {
  it('writes what was not asked, and what a master sent, masked, of site owners that have agreed', async () => {
    const asked = await makeAsked('Are you real, Wilhelmina? I am 47, mail leo@live.nl', true)
    await asked.act('inquiry/lift', { reason_code: 'small_talk' })
    const stopped = await makeAsked('Hello', true)
    await stopped.act('inquiry/lift', { reason_code: 'greeting' })
    const text = 'Of course I am real, says my friend Wilhelmina'
    expect((await stopped.send({ text })).json()).toMatchObject({ code: 'text_checked' })
    expect((await stopped.act('appeal', { text })).statusCode).toBe(200)
    const appeal = await test.db.selectFrom('appeals').select('id').executeTakeFirstOrThrow()
    expect(
      (
        await (
          await makeMaster(test, stopped.siteowner)
        )('POST', `/api/appeals/${appeal.id}/send`, {
          last_seen_id: stopped.message.id,
        })
      ).statusCode,
    ).toBe(200)
    // Neither of these: the first site owner has not agreed, the second one's question is still open.
    await (await makeAsked('Are you a bot?', false)).act('inquiry/lift', { reason: 'A song' })
    await makeAsked('Are you a bot?', true)

    expect((await run('--out', file)).stdout).toBe('3 texts.\n')
    const line = { language: 'en', from: 'customer', marked: 'not_asked', kinds: ['real'] }
    expect(await linesOf(file)).toEqual([
      { ...line, text: 'Are you real, [name]? I am [number], mail [contact]' },
      { ...line, text: 'Hello' },
      {
        language: 'en',
        from: 'operator',
        marked: 'false_alarm',
        kinds: ['denial'],
        text: 'Of course I am real, says my friend [name]',
      },
    ])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('leaves out deleted messages and erased customers', async () => {
    const [deleted, erased] = [await makeAsked('Are you real?', true), await makeAsked('Are you real?', true)]
    for (const { act } of [deleted, erased]) await act('inquiry/lift', { reason_code: 'plans' })
    const before = Number((await run('--out', file)).stdout.split(' ')[0])
    await test.db
      .updateTable('messages')
      .set({ deleted_at: '2026-11-24T00:00:00Z', deleted_by: deleted.operator.id })
      .where('id', '=', deleted.message.id)
      .execute()
    await test.db
      .insertInto('erasures')

      .values({
        customer_id: erased.customer.id,
        siteowner_id: erased.siteowner.id,
        by_site: false,
        digest: Buffer.alloc(32),
      })
      .execute()
    expect((await run('--out', `${file}2`)).stdout).toBe(`${before - 2} texts.\n`)
  })

  it('overwrites no file, and says how it is used', async () => {
    await run('--out', file)
    await expect(run('--out', file)).rejects.toThrow('EEXIST')
    for (const flags of [[], ['--out'], ['--all']])
      await expect(run(...flags)).rejects.toThrow('npm run recognition:marked -- --out FILE')
  })
})
