import { describe, expect, it } from 'vitest'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { codeAt } from '../../../testing/authenticator.ts'
import { type Browser, signInWithPassword } from '../../../testing/browser.ts'
import { makeOperator } from '../../../testing/make.ts'

const test = useTestApp()

const outcomeOf = (answer: { json(): { user?: unknown; code?: string } }) =>
  answer.json().user ? 'passed' : answer.json().code

describe('a recovery code', () => {
  async function enrolled() {
    const operator = await makeOperator(test.db, { totp_enrolled_at: null })
    const browser = await signInWithPassword(test.app, operator.login)
    const { secret } = (await browser.get('/api/tfa.php')).json()
    const answer = await browser.post('/api/tfa.php', { code: codeAt(secret, Date.now()) })
    const codes: string[] = answer.json().recovery_codes
    return { ...operator, codes }
  }
  const recover = (browser: Browser, recovery_code: string) => browser.post('/api/tfa.php', { recovery_code })

  it('is one of ten, with 80 bits each: 16 letters of 32', async () => {
    const { codes } = await enrolled()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/)
  })

  it('replaces the authenticator, once, in any way of typing it', async () => {
    const operator = await enrolled()
    const [code = ''] = operator.codes
    const browser = await signInWithPassword(test.app, operator.login)
    const answer = await recover(browser, ` ${code.toUpperCase().replace('-', ' ').replaceAll('0', 'O')} `)
    expect(answer.json().user.tfa_authenticated).toBe(true)
    expect((await browser.get('/api/user.php')).json().user.tfa_authenticated).toBe(true)
    const again = await recover(await signInWithPassword(test.app, operator.login), code)
    expect(again.json().code).toBe('code_wrong')
  })

  it('works once when it is sent from several sessions on two nodes at the same time', async () => {
    const node = await startTestApp(test.url)
    const operator = await enrolled()
    const [code = ''] = operator.codes
    const browsers = await Promise.all(
      [test.app, node.app, test.app, node.app].map((app) => signInWithPassword(app, operator.login)),
    )
    const answers = await Promise.all(browsers.map((browser) => recover(browser, code)))
    expect(answers.map(outcomeOf).sort()).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'passed'])
    await node.close()
  })

  it('does not work for another operator, and is stored nowhere in readable form', async () => {
    const operator = await enrolled()
    const other = await enrolled()
    const [code = ''] = operator.codes
    const answer = await recover(await signInWithPassword(test.app, other.login), code)
    expect(answer.json().code).toBe('code_wrong')
    const stored = await test.db
      .selectFrom('recovery_codes')
      .where('operator_id', '=', operator.id)
      .select('code_hash')
      .execute()
    for (const { code_hash } of stored) expect(code_hash).toHaveLength(32)
  })

  it('can be guessed five times', async () => {
    const operator = await enrolled()
    const browser = await signInWithPassword(test.app, operator.login)
    for (let time = 1; time <= 5; time++)
      expect((await recover(browser, 'aaaaa-aaaaa')).json().code).toBe('code_wrong')
    expect((await recover(browser, operator.codes[0] ?? '')).json().code).toBe('too_many_attempts')
  })
})
