import { openSession, sessionCookie } from '../../server/src/features/people/sign-in/session.ts'
import { editor } from '../commands.ts'
import { expect, it } from '../journey.ts'

it('a 401 signs out; the typed text and the link back are kept', async ({ openContext, makeWorld }) => {
  const { db, makeCustomer, makeColleague } = await makeWorld()
  await (await makeCustomer('Colin')).write('Hello?')
  const { cookie, operator, sessionId } = await makeColleague('Anna V.')
  const { context, address } = await openContext()
  const signIn = (value: string) => context.addCookies([{ name: sessionCookie, value, url: address }])
  // With the stream, the page would learn of the end before the 401.
  await context.route('**/api/events*', (route) => route.abort())
  await signIn(cookie.value)
  const page = await context.newPage()
  await page.goto('/queue?smart=1')
  await editor(page).fill('Hello to you')
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await db
    .updateTable('sessions')
    .set({ ended_at: new Date().toISOString() })
    .where('id', '=', sessionId)
    .execute()
  await editor(page).press('End')
  await page.keyboard.type('!')
  await page.waitForURL('**/expired')
  await expect(page.getByText('Your drafts are kept', { exact: false })).toBeVisible()
  const { token } = await openSession(db, {
    operatorId: operator.id,
    tfa: true,
    address: null,
    device: 'journey',
  })
  await signIn(token)
  // Another tab has signed in.
  await page.getByRole('button', { name: 'Log in again' }).click()
  await page.waitForURL('**/queue?smart=1')
  await expect(editor(page)).toHaveValue('Hello to you!')
})
