import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { makeOperator, testPassword } from '../../../testing/make.ts'
import { normaliseLogins } from './normalise-logins.ts'

const test = useTestApp()
const typed = { composed: 'zo\u00EB', decomposed: 'zoe\u0308', wide: '\uFF5Ao\u00EB' }

describe('logins that were stored as they were typed', () => {
  it('are normalised at the start; of two that become equal, the second is listed and nobody is merged', async () => {
    const alone = await makeOperator(test.db, { login: `${typed.decomposed}.alone` })
    const second = await makeOperator(test.db, { login: `${typed.decomposed}.two` })
    const first = await makeOperator(test.db, { login: `${typed.composed}.two` })
    const third = await makeOperator(test.db, { login: `${typed.wide}.two` })
    expect(await normaliseLogins(test.db)).toEqual([
      { login: 'zo\u00EB.two', id: second.id, of: first.id },
      { login: 'zo\u00EB.two', id: third.id, of: first.id },
    ])
    const logins = await test.db
      .selectFrom('operators')
      .where('id', 'in', [alone.id, second.id, first.id])
      .orderBy('id')
      .select('login')
      .execute()
    expect(logins.map(({ login }) => login)).toEqual(['zo\u00EB.alone', second.login, first.login])
    for (const form of Object.values(typed)) {
      const signIn = (login: string) =>
        openBrowser(test.app).post('/api/user.php', { login, password: testPassword })
      expect((await signIn(`${form}.alone`)).json().user.id).toBe(alone.id)
      expect((await signIn(`${form}.two`)).json().user.id).toBe(first.id)
    }
    const { details } = await test.db
      .selectFrom('audit_log')
      .where('subject_id', '=', alone.id)
      .where('action', '=', 'operator.change')
      .select('details')
      .executeTakeFirstOrThrow()
    expect(details).toMatchObject({ before: { login: alone.login }, after: { login: 'zo\u00EB.alone' } })
  })

  it('are not touched at the next start', async () => {
    const count = async () => (await test.db.selectFrom('audit_log').select('id').execute()).length
    await normaliseLogins(test.db)
    const before = await count()
    await normaliseLogins(test.db)
    expect(await count()).toBe(before)
  })
})
