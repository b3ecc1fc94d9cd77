import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it } from '../journey.ts'

describe('a route', () => {
  it('leads to the sign-in first', async ({ open }) => {
    const page = await open('/login')
    for (const path of ['/', '/queue?smart=1', '/poke-queue', '/conversations/1', '/operators/7', '/tfa']) {
      await page.goto(path)
      await page.waitForURL('**/login')
    }
  })

  it('that is unknown says so, with a link home', async ({ open, makeWorld }) => {
    const { makeColleague } = await makeWorld()
    const { cookie } = await makeColleague('Anna V.')
    const page = await open('/', cookie)
    expect((await page.goto('/nowhere'))?.status()).toBe(404)
    await expect(page.getByText('This page could not be found')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
  })

  it('of another operator’s conversation reveals nothing about it', async ({ open, makeWorld }) => {
    const { makeCustomer, makeColleague, db, siteowner } = await makeWorld()
    await (await makeCustomer('Colin')).write('A secret')
    const { id } = await db
      .selectFrom('conversations')
      .where('siteowner_id', '=', siteowner.id)
      .select('id')
      .executeTakeFirstOrThrow()
    const { cookie } = await makeColleague('Anna V.')
    const page = await open(`/conversations/${id}`, cookie)
    await expect(page.getByText('This chat does not exist, or you don’t have access to it.')).toBeVisible()
    expect(await page.getByText('A secret').count()).toBe(0)
  })
})

describe('a conversation that another operator is answering', () => {
  it('can be read along by a coach, with the name of who is answering, and is updated live', async ({
    open,
    makeWorld,
  }) => {
    const { db, makeCustomer, makeColleague, siteowner } = await makeWorld()
    const colin = await makeCustomer('Colin')
    await colin.write('Hello?')
    const { id } = await db
      .selectFrom('conversations')
      .where('siteowner_id', '=', siteowner.id)
      .select('id')
      .executeTakeFirstOrThrow()
    const coach = await makeColleague('Ilse M.', { level: { rights: ['other_chats.overview'] } })
    const reading = await open(`/conversations/${id}`, coach.cookie)
    await expect(reading.getByText('Nobody has opened this chat yet')).toBeVisible()
    const tom = await makeColleague('Tom B.')
    const answering = await open('/queue', tom.cookie)
    await expect(answering.getByRole('log').getByText('Hello?')).toBeVisible()
    await expect(reading.getByText('Tom B. is answering this chat')).toBeVisible()
    expect(await findAccessibilityViolations(reading)).toEqual([])
    await answering.keyboard.type('Good morning')
    await answering.keyboard.press('Control+Shift+Enter')
    await expect(reading.getByRole('log').getByText('Good morning')).toBeVisible()
    await colin.write('And to you')
    await expect(reading.getByRole('log').getByText('And to you')).toBeVisible()
  })
})
