import { describe, expect, it } from 'vitest'
import { findBarriers, useBrowser } from './browser.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

describe('a route', () => {
  it('asks for a sign-in first, each of them', async () => {
    const page = await open('/login')
    for (const path of ['/', '/queue?smart=1', '/poke-queue', '/conversations/1', '/operators/7', '/tfa']) {
      await page.goto(path)
      await page.waitForURL('**/login')
    }
  })

  it('that is unknown says so, with a way home', async () => {
    const { makeColleague } = await makeWorld()
    const { cookie } = await makeColleague('Anna V.')
    const page = await open('/nowhere', cookie)
    await page.getByText('This page could not be found').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await page.getByRole('heading', { name: 'Queue statistics' }).waitFor()
  })

  it('of a conversation that is not one’s own tells nothing of it', async () => {
    const { makeCustomer, makeColleague, db, siteowner } = await makeWorld()
    await (await makeCustomer('Colin')).write('A secret')
    const { id } = await db
      .selectFrom('conversations')
      .where('siteowner_id', '=', siteowner.id)
      .select('id')
      .executeTakeFirstOrThrow()
    const { cookie } = await makeColleague('Anna V.')
    const page = await open(`/conversations/${id}`, cookie)
    await page.getByText('There is no such conversation, or it is not yours to see.').waitFor()
    expect(await page.getByText('A secret').count()).toBe(0)
  })
})

describe('a conversation that another operator answers', () => {
  it('can be read along by a coach, with the name of who is answering, and goes on live', async () => {
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
    await reading.getByText('Nobody has opened this chat yet').waitFor()
    const tom = await makeColleague('Tom B.')
    const answering = await open('/queue', tom.cookie)
    await answering.getByRole('log').getByText('Hello?').waitFor()
    await reading.getByText('Tom B. is answering this chat').waitFor()
    expect(await findBarriers(reading)).toEqual([])
    await answering.keyboard.type('Good morning')
    await answering.keyboard.press('Control+Shift+Enter')
    await reading.getByRole('log').getByText('Good morning').waitFor()
    await colin.write('And to you')
    await reading.getByRole('log').getByText('And to you').waitFor()
  })
})
