import { type ExecFileException, execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { robotLogin } from '@panel/demo/robot-sign-ins'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testKey, useTestApp } from '../../../server/src/testing/app.ts'
import { robotPanelOf } from '../../../server/src/testing/robot-panel.ts'

const test = useTestApp()
const { startPanel, countAnswersTo, makeConversations } = robotPanelOf(test)

describe('npm run robots', () => {
  const program = fileURLToPath(new URL('../robots.ts', import.meta.url))
  const run = (flags: string[], environment: Record<string, string>) =>
    new Promise<{ code: ExecFileException['code']; output: string; errors: string }>((done) =>
      execFile(
        process.execPath,
        [program, ...flags],
        { env: { ...process.env, NODE_ENV: 'development', ...environment } },
        (error, output, errors) => done({ code: error?.code ?? 0, output, errors }),
      ),
    )

  it('creates missing robots, runs them, and prints a report', async () => {
    await test.db.updateTable('operators').set({ login: sql<string>`'former-' || id` }).execute()
    const conversations = await makeConversations(5)
    const { address, node } = await startPanel()
    onTestFinished(() => node.close())
    const { code, output, errors } = await run(
      ['--operators', '2', '--seconds', '4', '--url', address.origin],
      { DATABASE_URL: test.url, SECRET_KEY: testKey.toString('base64') },
    )
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(output).toContain(`${robotLogin(1)} to ${robotLogin(2)} can sign in.`)
    expect(output).toMatch(/^sent +5 messages, [\d.]+ a second$/m)
    expect(output).toMatch(/^send and next +5 calls, p50 [\d.]+ ms, p95 [\d.]+ ms, p99 [\d.]+ ms$/m)
    expect(output).toMatch(/^errors +none$/m)
    expect(await countAnswersTo(conversations)()).toBe(5)
  })

  it('has exit code 1 when the robots can neither sign in nor be created', async () => {
    const { address, node } = await startPanel()
    onTestFinished(() => node.close())
    const { code, errors } = await run(['--operators', '9', '--seconds', '1', '--url', address.origin], {
      DATA_DIR: '/nonexistent',
    })
    expect(code).toBe(1)
    expect(errors).toContain('npm run demo:robots')
  })

  it('explains its flags when one is missing', async () => {
    const { code, errors } = await run(['--operators', '2'], {})
    expect(code).toBe(1)
    expect(errors).toContain('--seconds S')
  })
})
