import type { Page } from '@playwright/test'
import { inquiriesOf, makeApprovedAnswer } from '../../server/src/testing/make-inquiry.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { openChat } from '../chat-in-hand.ts'
import { bubble, waitUntilKeysWork } from '../commands.ts'
import { expect, it, type Journey } from '../journey.ts'

const asked = (page: Page) =>
  page.getByRole('heading', {
    name: 'User might be talking about fictional profiles. Please contact master.',
  })
const answer = (page: Page, text: string) => page.getByRole('button', { name: text })

const languages = [
  ['nl', 'Ben je een robot?', 'Marianne is een fictief profiel. Ik ben een operator.'],
  ['it', 'Sei un bot?', 'Marianne è un profilo di fantasia. Sono un operatore.'],
  ['pl', 'Jesteś botem?', 'Marianne to profil fikcyjny. Jestem operatorem.'],
  ['es', '¿Eres un bot?', 'Marianne es un perfil ficticio. Soy operador.'],
  ['en', 'Are you real?', 'Marianne is a fictional profile. I am an operator.'],
  ['en-GB', 'Are you a bot?', 'Marianne is a fictional profile. I am an operator.'],
  ['fr', 'Tu es vraie ?', 'Marianne est un profil fictif. Je suis opérateur.'],
] as const

for (const [language, question, truth] of languages)
  it(`in ${language}, a customer who asks who writes gets a true answer in three key presses`, async ({
    open,
    makeWorld,
  }) => {
    const world = await makeWorld()
    await makeApprovedAnswer(world.db, {
      siteowner_id: world.siteowner.id,
      language: language === 'en-GB' ? 'en' : language,
      body: truth.replace('Marianne', '{profile_name}'),
    })
    const colin = await world.makeCustomer('Colin', { language })
    await colin.write(question)
    const { cookie } = await world.makeColleague('Anna V.', { languages: [language] })
    const page = await open('/queue', cookie)
    await expect(asked(page)).toBeVisible()
    await expect(answer(page, truth)).toBeVisible()
    await waitUntilKeysWork(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('1')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    expect((await world.sent()).map(({ body }) => body)).toEqual([truth])
  })

for (const [language, question] of languages)
  it(`in ${language}, all acts stand on one line while a customer asks who writes`, async ({
    open,
    makeWorld,
  }) => {
    const world = await makeWorld()
    await (await world.makeCustomer('Colin', { language })).write(question)
    const { cookie } = await world.makeColleague('Anna V.', { languages: [language] })
    const page = await open('/login', cookie)
    await page.context().addCookies([{ name: 'locale', value: language, url: page.url() }])
    await page.goto(new URL('/queue', page.url()).href)
    const acts = page.locator('fieldset').filter({ has: page.locator('[aria-keyshortcuts=X]') })
    await expect(acts).toBeVisible()
    for (const width of [1440, 1280, 1200, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const places = () =>
        acts.locator('> button').evaluateAll((buttons) =>
          buttons.map((button) => {
            const { top, right } = button.getBoundingClientRect()
            const row = button.parentElement?.getBoundingClientRect()
            return { top: Math.round(top), isInside: right <= (row?.right ?? 0) }
          }),
        )
      await expect
        .poll(async () => new Set((await places()).map(({ top }) => top)).size, `${width} px`)
        .toBe(1)
      expect(
        (await places()).every(({ isInside }) => isInside),
        `${width} px`,
      ).toBe(true)
    }
  })

/** Colin's chat, without a question, and one approved answer. */
async function openWithAnswer(journey: Journey) {
  const chat = await openChat(journey)
  const approve = (body: string) => makeApprovedAnswer(chat.db, { siteowner_id: chat.siteowner.id, body })
  await approve('{profile_name} is a fictional profile. I am an operator.')
  await approve('I am paid to write, and we can never meet.')
  return chat
}

it('H marks a question that nothing has recognised; then only a true answer is sent, and nobody skips', async ({
  journey,
}) => {
  const { page, db, id, sent } = await openWithAnswer(journey)
  await expect(page.getByRole('button', { name: /^Asks who is writing/ })).toBeVisible()
  await page.keyboard.press('h')
  await expect(asked(page)).toBeVisible()
  await expect(answer(page, 'Marianne is a fictional profile')).toBeFocused()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('s')
  await expect(page.getByText('Available once the customer has a true answer')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('Ha, of course I am real.')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByText('Not sent: this denies that an operator writes.')).toBeVisible()
  await expect(page.getByText(/Colin asked at .* and must get a true answer/)).toBeVisible()
  // Not sending, but an approved answer is the next step.
  await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0)
  await expect(page.getByRole('form').getByRole('button', { name: 'Use an approved answer' })).toBeVisible()
  await expect(page.getByText('Asked if real: 1×')).toBeVisible()
  await expect(page.getByRole('complementary').getByText('Since the question')).toBeVisible()
  expect(await sent()).toEqual([])
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Ha, who knows.')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByText('Not sent: Colin asks who is writing')).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Ha, of course I am real.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('2')
  await page.keyboard.press('Escape')
  // Another digit takes the place of the answer in the text.
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByText('Not sent: this denies that an operator writes.')).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Do not believe that Marianne is a fictional profile. I am an operator.')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByText('the approved answer is part of another sentence')).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Well, Colin, ')
  await page.keyboard.press('Escape')
  // Behind words that are no sentence, an answer begins a new line.
  await page.keyboard.press('1')
  await expect(page.getByRole('textbox', { name: /^Your message/ })).toHaveValue(
    /^Well, Colin, \nMarianne is/,
  )
  await page.keyboard.press('/')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('A fair question.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(asked(page)).toBeHidden()
  expect((await sent()).map(({ body }) => body)).toEqual([
    'A fair question. Marianne is a fictional profile. I am an operator.',
  ])
  expect(await inquiriesOf(db, id)).toMatchObject([{ kind: null, lift_reason: null }])
})

it('T and a digit lift a false alarm; the chat stays in hand with its text', async ({ journey }) => {
  const { page, db, id, colin } = await openWithAnswer(journey)
  await page.keyboard.press('/')
  await page.keyboard.type('What a day, ')
  await colin.write('Are you real?')
  await expect(asked(page)).toBeVisible()
  // In the editor, it is a letter.
  await page.keyboard.type('Tom')
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'Small talk, no question who writes' })).toBeFocused()
  expect(await findAccessibilityViolations(page)).toEqual([])
  expect(await inquiriesOf(db, id)).toMatchObject([{ closed_at: null }])
  await page.keyboard.press('2')
  await expect(asked(page)).toBeHidden()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: /^Your message/ })).toHaveValue('What a day, Tom')
  expect(await inquiriesOf(db, id)).toMatchObject([
    { kind: 'real', lift_reason: 'About somebody or something else' },
  ])
})

it('a false alarm is lifted with two words of its own at least', async ({ journey }) => {
  const { page, db, id, colin } = await openWithAnswer(journey)
  await colin.write('Are you real?')
  await expect(asked(page)).toBeVisible()
  await page.getByRole('button', { name: 'Not asked' }).press('Enter')
  await page.keyboard.press('5')
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Say why.')).toBeVisible()
  await page.keyboard.type('Song')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Too short. The minimum number of words is 2.')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('A line of a song')
  await page.keyboard.press('Control+Enter')
  await expect(asked(page)).toBeHidden()
  expect(await inquiriesOf(db, id)).toMatchObject([{ kind: 'real', lift_reason: 'A line of a song' }])
})

it('those who read along see since when the customer asks; a master gets it by M', async ({ journey }) => {
  const { page, colin, id, makeColleague } = await openWithAnswer(journey)
  await colin.write('Are you real?')
  await expect(asked(page)).toBeVisible()
  const { cookie } = await makeColleague('Bram H.', { level: { rights: ['other_chats.overview'] } })
  const reader = await journey.open(`/conversations/${id}`, cookie)
  await expect(bubble(reader, 'Are you real?')).toBeVisible()
  await expect(reader.getByText(/Since the question: \d+ s, a master sees it in \d+ min/)).toBeVisible()
  await page.keyboard.press('m')
  await expect(page.getByRole('dialog')).toBeVisible()
})
