import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from './testing/app.ts'
import { makeOldConversation, makeOldMonths } from './testing/archive-world.ts'
import { runCommand } from './testing/run-command.ts'

const test = useTestApp()

const run = (...flags: string[]) => runCommand('archive.ts', { DATABASE_URL: test.url }, flags)

beforeAll(() => makeOldMonths(test.db))

describe('npm run archive', () => {
  it('archives, prints and erases the messages of a customer, and restores', async () => {
    const { customer } = await makeOldConversation(test.db)
    const other = await makeOldConversation(test.db)
    expect((await run('--before', '2025-01')).stdout).toBe(
      '2024-11: 4 messages archived\n2024-12: 4 messages archived\nDone.\n',
    )
    expect((await run('--before', '2025-01')).stdout).toContain('There are no months before 2025-01')
    const lines = (await run('--read', String(customer.id))).stdout.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).direction)).toEqual(['in', 'out', 'in', 'out'])
    expect((await run('--erase', String(customer.id))).stdout).toBe('4 messages deleted.\n')
    expect((await run('--restore', '2024-12')).stdout).toBe('2024-12: restored\nDone.\n')
    const left = await test.db
      .selectFrom('messages')
      .where('conversation_id', '=', other.id)
      .select('id')
      .execute()
    expect(left).toHaveLength(3)
  })

  it.each([
    [[], /npm run archive -- --before YYYY-MM/],
    [['--before', '2025-01', '--restore', '2025-01'], /npm run archive/],
    [['--before', '2025-13'], /--before: expected a month/],
    [['--read', 'x'], /--read: expected a number/],
  ])('is refused with %s', async (flags, words) => {
    await expect(run(...flags)).rejects.toThrow(words)
  })
})
