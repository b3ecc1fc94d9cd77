import { expect, it } from 'vitest'
import { openSession, sessionCookie } from '../server/src/features/sign-in/session.ts'
import { useBrowser } from './browser.ts'
import { editor } from './commands.ts'
import { useWorld } from './world.ts'

const { openContext } = useBrowser()
const { makeWorld } = useWorld()

it('a 401 signs out; the typed text and the way back are kept', async () => {
  const { db, makeCustomer, makeColleague } = await makeWorld()
  await (await makeCustomer('Colin')).write('Hello?')
  const { cookie, operator, sessionId } = await makeColleague('Anna V.')
  const { context, address } = await openContext()
  const signIn = (value: string) => context.addCookies([{ name: sessionCookie, value, url: address }])
  // The stream would say so first.
  await context.route('**/api/events*', (route) => route.abort())
  await signIn(cookie.value)
  const page = await context.newPage()
  await page.goto('/queue?smart=1')
  await editor(page).fill('Hello to you')
  await page.getByText(/^Draft saved/).waitFor()
  await db
    .updateTable('sessions')
    .set({ ended_at: new Date().toISOString() })
    .where('id', '=', sessionId)
    .execute()
  await editor(page).press('End')
  await page.keyboard.type('!')
  await page.waitForURL('**/expired')
  await page.getByText('Your drafts are kept', { exact: false }).waitFor()
  const { token } = await openSession(db, {
    operatorId: operator.id,
    tfa: true,
    address: null,
    device: 'journey',
  })
  await signIn(token)
  await page.goto('/login')
  await page.waitForURL('**/queue?smart=1')
  await expect.poll(() => editor(page).inputValue()).toBe('Hello to you!')
})
