import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { hiddenLogin, maskedLogin } from './masked-login.ts'

const test = useTestApp()

it.each(['anna', 'zoë.ananas', 'anna.k', 'robot-0007', 'van_dijk'])(
  'The login history stores the unknown login %s',
  (login) => {
    expect(maskedLogin(login)).toBe(login)
  },
)

it.each([
  'hunter2',
  'Sunshine1!',
  'correct horse battery staple',
  'p@ssword',
  '123456',
  'anna@example.com',
  'x'.repeat(25),
])('The login history hides the unknown login %s, which can be a password', (login) => {
  expect(maskedLogin(login)).toBe(hiddenLogin)
})

it('A password that is entered as login is stored nowhere, a known login is stored as it is', async () => {
  const { login } = await makeOperator(test.db, { login: 'anna99!' })
  const headers = { 'user-agent': 'Typed too fast' }
  for (const typed of ['Hunter2-Tr0ub4dor', login])
    await test.anonymous('POST', '/api/user.php', { login: typed, password: 'not it' }, headers)
  const rows = await test.db
    .selectFrom('login_history')
    .where('device', '=', 'Typed too fast')
    .orderBy('id')
    .select('login')
    .execute()
  expect(rows.map((row) => row.login)).toEqual([hiddenLogin, login])
})
