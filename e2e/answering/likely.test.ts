import type { Page } from '@playwright/test'
import { inquiriesOf } from '../../server/src/testing/make-inquiry.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { bubble, waitUntilKeysWork } from '../commands.ts'
import { expect, it, type Journey } from '../journey.ts'
import { likelyText } from '../likely-text.ts'

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Does Colin ask who is writing?' })

/** Anna has the chat of Colin, who writes a text in his language. */
async function openWith({ open, makeWorld }: Journey, language: 'en' | 'nl', text: string) {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin', { language })
  await colin.write(text)
  const { cookie } = await world.makeColleague('Anna V.', { languages: [language] })
  const page = await open('/queue', cookie)
  await expect(bubble(page, text)).toBeVisible()
  await waitUntilKeysWork(page)
  const { id } = await world.findChat('Colin')
  return { ...world, page, id }
}

for (const language of ['en', 'nl'] as const) {
  it(`in ${language}, a likely question locks nothing, and T says that it is none`, async ({ journey }) => {
    const { page, id, db, sent } = await openWith(journey, language, likelyText('question', language))
    await expect(notice(page)).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('T')
    await expect(notice(page)).toBeHidden()
    expect(await inquiriesOf(db, id)).toEqual([])
    await page.keyboard.press('/')
    await page.keyboard.type('Tell me more')
    await page.keyboard.press('Control+Enter')
    await expect.poll(async () => (await sent()).map(({ body }) => body)).toEqual(['Tell me more'])
  })

  it(`in ${language}, H says that a likely question is one: it gets a true answer`, async ({ journey }) => {
    const { page, id, db } = await openWith(journey, language, likelyText('question', language))
    await expect(notice(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('H')
    await expect(page.getByRole('region', { name: 'Who is writing?' })).toBeVisible()
    await expect(notice(page)).toBeHidden()
    expect(await inquiriesOf(db, id)).toMatchObject([{ kind: null, closed_at: null }])
  })

  it(`in ${language}, a likely denial asks once, and the same key sends it all the same`, async ({
    journey,
  }) => {
    const { page, id, db, sent } = await openWith(journey, language, 'Hoi!')
    const text = likelyText('denial', language)
    await page.keyboard.type(text)
    await page.keyboard.press('Control+Enter')
    const asked = page.getByRole('alert').filter({ hasText: 'operator' })
    await expect(asked).toBeVisible()
    expect(await sent()).toEqual([])
    // A key pressed before the question can have been read does nothing.
    await expect(async () => {
      await page.keyboard.press('Control+Enter')
      await expect(asked).toBeHidden({ timeout: 500 })
    }).toPass()
    await expect.poll(async () => (await sent()).map(({ body }) => body)).toEqual([text])
    const raised = await db
      .selectFrom('raised_checks')
      .where('conversation_id', '=', id)
      .select(['certainty', 'outcome'])
      .orderBy('id')
      .execute()
    expect(raised).toEqual([
      { certainty: 'likely', outcome: 'warned' },
      { certainty: 'likely', outcome: 'sent' },
    ])
  })

  it(`in ${language}, a certain denial is stopped, and O shows it to a master`, async ({ journey }) => {
    const { page, id, db, sent } = await openWith(journey, language, 'Hoi!')
    await page.keyboard.type(
      language === 'nl' ? 'ik ben een echte man, geen robot' : 'I am a real man, not a bot',
    )
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Not sent' })).toBeVisible()
    expect(await sent()).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('O')
    await expect
      .poll(() => db.selectFrom('appeals').where('conversation_id', '=', id).select('outcome').execute())
      .toEqual([{ outcome: null }])
  })
}
