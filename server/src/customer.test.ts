import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { digestOfCustomer } from './features/conversations/customers/find-erasure.ts'
import { eraseCustomers } from './features/safety/erasures/work.ts'
import { secretsFrom } from './platform/secrets.ts'
import { useTestApp } from './testing/app.ts'
import { makeConversation, makeReceived } from './testing/make-conversations.ts'
import { readZip, rowsOf } from './testing/read-zip.ts'
import { runCommand } from './testing/run-command.ts'

const test = useTestApp()
const key = Buffer.alloc(32, 7)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'customer-'))
})
afterAll(() => rm(folder, { recursive: true }))

const runWith = (environment: Record<string, string>, ...flags: string[]) =>
  runCommand('customer.ts', { DATABASE_URL: test.url, DATA_DIR: folder, ...environment }, flags)
const run = (...flags: string[]) => runWith({ SECRET_KEY: key.toString('base64') }, ...flags)

describe('npm run customer', () => {
  it('exports a customer, sets and lifts a legal hold, and erases them under the key of the panel', async () => {
    const { id, customer } = await makeConversation(test.db)
    await makeReceived(test.db, { conversationId: id, text: 'I live in Zwolle' })
    const number = String(customer.id)

    const file = join(folder, 'copy.zip')
    expect((await run('--export', number, '--file', file)).stdout).toBe('Done.\n')
    expect(rowsOf(readZip(await readFile(file)), 'messages')).toMatchObject([{ text: 'I live in Zwolle' }])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await expect(run('--export', number, '--file', file)).rejects.toThrow('EEXIST')

    expect((await run('--legal-hold', number, '--reason', 'A court')).stdout).toBe('Done.\n')
    await expect(run('--erase', number)).rejects.toThrow('there is a legal hold')
    expect((await run('--lift', number, '--reason', 'It is over')).stdout).toBe('Done.\n')
    // A key that the panel does not have would let the site send the customer again.
    await expect(runWith({}, '--erase', number)).rejects.toThrow('SECRET_KEY: expected the key of the panel')
    expect((await run('--erase', number)).stdout).toBe('Done.\n')
    await eraseCustomers(test.db)

    const erasure = await test.db.selectFrom('erasures').selectAll().executeTakeFirstOrThrow()
    expect(erasure).toMatchObject({ by_site: false, asked_by: null, finished_at: expect.any(String) })
    expect(erasure.digest).toEqual(
      digestOfCustomer(secretsFrom(key), customer.siteowner_id, customer.external_id),
    )
    await expect(run('--export', number, '--file', join(folder, 'late.zip'))).rejects.toThrow('was erased')
  })

  it.each([
    [[], /npm run customer -- --export CUSTOMER/],
    [['--erase', '1', '--lift', '1'], /npm run customer/],
    [['--erase', 'Peter'], /--erase: expected the number of a customer/],
    [['--legal-hold', '1'], /--reason: required by --legal-hold/],
    [['--erase', '1', '--reason', 'Why'], /--reason: does not belong to --erase/],
    [['--erase', '987654321'], /This customer does not exist/],
    [['--lift', '987654321', '--reason', 'Why'], /This customer does not exist/],
  ])('is refused with %s', async (flags, words) => {
    await expect(run(...flags)).rejects.toThrow(words)
  })
})
