import { rights } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { useTestApp } from './testing/app.ts'
import { openBrowser } from './testing/browser.ts'
import { runCommand } from './testing/run-command.ts'

const test = useTestApp()

const run = (...flags: string[]) => runCommand('add-admin.ts', { DATABASE_URL: test.url }, flags)

describe('the first admin', () => {
  it('is added to an empty panel, signs in with the printed password, and enrols an authenticator', async () => {
    const { stdout } = await run('--login', 'sanne', '--name', 'Sanne W.')
    const password = /password (\S+)/.exec(stdout)?.[1]
    const browser = openBrowser(test.app)
    const answer = await browser.post('/api/user.php', { login: 'sanne', password })
    expect(answer.json().user).toMatchObject({
      name: 'Sanne W.',
      tfa_authenticated: false,
    })
    // A first password works once.
    const again = await openBrowser(test.app).post('/api/user.php', { login: 'sanne', password })
    expect(again.json().code).toBe('login_failed')
    const level = await test.db.selectFrom('permissions').selectAll().executeTakeFirstOrThrow()
    expect(level).toMatchObject({ id: 200, rights: [...rights] })
    expect((await browser.get('/api/tfa.php')).json()).toMatchObject({ enrolled: false })
    const audit = await test.db.selectFrom('audit_log').select(['action', 'details']).orderBy('id').execute()
    expect(audit).toContainEqual({ action: 'operator.create', details: { level: 200, by: 'command line' } })
  })

  it('is refused for a login that exists, however it is typed', async () => {
    for (const login of ['sanne', 'Sanne', '\uFF53anne'])
      await expect(run('--login', login, '--name', 'Another')).rejects.toThrow('--login: sanne is taken')
  })

  it.each([
    [[], /npm run admin:add -- --login LOGIN --name NAME/],
    [['--login', 'Sanne W', '--name', 'Sanne'], /--login: expected no space/],
  ])('is refused with %s', async (flags, words) => {
    await expect(run(...flags)).rejects.toThrow(words)
  })
})
