import type { Page } from '@playwright/test'
import { makeLevel } from '../../server/src/testing/make.ts'
import { makeProfileText } from '../../server/src/testing/make-profile-texts.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { expect, it, type Journey } from '../journey.ts'

const address = '/profilesets/profile-text'
const body = 'I bake bread in York, and live above the shop.'
const editor = (page: Page) => page.getByRole('textbox', { name: 'About' })
const expectNoneChosen = (page: Page) =>
  expect(page.getByText('Choose a text, or take the next one')).toBeVisible()
const expectListed = (page: Page) => expect(page.getByRole('button', { name: /, About/ })).toBeVisible()
const expectDraftSaved = (page: Page) => expect(page.getByText('Draft saved')).toBeVisible()

/** Two operators of a site that wants a text of at least 30 characters. */
async function makeTexts({ makeWorld }: Journey) {
  const world = await makeWorld()
  const { id } = await makeLevel(world.db, { id: 121, rights: ['profile_text'] })
  const text = await makeProfileText(world.db, { siteowner_id: world.siteowner.id, min_length: 30 })
  const join = (name: string) => world.makeColleague(name, { permissions_id: id, team_id: 22 })
  return { world, text, anna: await join('Anna V.'), tom: await join('Tom B.') }
}

it('a text is written, returned, changed and approved by two operators, by keyboard only', async ({
  journey,
}) => {
  const { world, text, anna, tom } = await makeTexts(journey)
  const writer = await journey.open(address, anna.cookie)
  await expectNoneChosen(writer)
  await writer.keyboard.press('n')
  await expect(editor(writer)).toBeFocused()
  await writer.keyboard.type('Too short')
  await writer.keyboard.press('Control+Enter')
  await expect(writer.getByRole('button', { name: 'Send to review & next' })).toHaveAttribute(
    'title',
    'Too short. The minimum number of characters is 30.',
  )
  await writer.keyboard.press('Control+A')
  await writer.keyboard.type(body)
  await expectDraftSaved(writer)
  await writer.reload()
  await writer.getByRole('button', { name: 'Take this text' }).press('Enter')
  await expect(editor(writer)).toHaveValue(body)
  await writer.keyboard.press('Control+Enter')
  await expect(writer.getByText('No text of this list is left for you')).toBeVisible()

  // The reviewer gives it back; the writer cannot review it.
  const reviewer = await journey.open(`${address}?status=to_review`, tom.cookie)
  await expectListed(reviewer)
  await reviewer.keyboard.press('j')
  await reviewer.keyboard.press('Enter')
  await expect(reviewer.getByRole('button', { name: 'Approve & next' })).toBeVisible()
  expect(await findAccessibilityViolations(reviewer)).toEqual([])
  await reviewer.keyboard.press('r')
  await expect(reviewer.getByRole('textbox', { name: 'What should be different?' })).toBeFocused()
  await reviewer.keyboard.type('More about mornings.')
  await reviewer.keyboard.press('Control+Enter')
  await expect(reviewer.getByText('No text of this list is left for you')).toBeVisible()

  await writer.goto(`${address}?status=returned`)
  await expectNoneChosen(writer)
  await writer.keyboard.press('n')
  await expect(writer.getByText('Returned once.')).toBeVisible()
  await expect(writer.getByText('More about mornings.')).toBeVisible()
  await expect(editor(writer)).toBeFocused()
  await writer.keyboard.press('Control+End')
  await writer.keyboard.type(' The oven goes on at four.')
  await writer.keyboard.press('Control+Enter')
  await writer.goto(`${address}?status=to_review`)
  await writer.getByRole('button', { name: /, About/ }).press('Enter')
  await expect(writer.getByRole('button', { name: 'Review this text' })).toHaveAttribute(
    'title',
    'You wrote this text. Another operator reviews it.',
  )

  await expectListed(reviewer)
  await reviewer.keyboard.press('n')
  await expect(reviewer.getByText('Returned once.')).toBeVisible()
  await reviewer.keyboard.press('d')
  await expect(reviewer.getByRole('dialog').getByText('The oven goes on at four.')).toBeVisible()
  await reviewer.keyboard.press('Escape')
  await reviewer.keyboard.press('Control+Enter')
  await expect(reviewer.getByText('Not fetched yet')).toBeVisible()
  await expect(reviewer.getByRole('link', { name: /^Profile text/ }).getByText('0')).toBeVisible()
  const { status } = await world.db
    .selectFrom('profile_texts')
    .where('id', '=', text.id)
    .select('status')
    .executeTakeFirstOrThrow()
  expect(status).toBe('approved')
})

it('a second tab takes the text; what is typed in the first one stays, and can be taken back', async ({
  journey,
}) => {
  const { anna } = await makeTexts(journey)
  const first = await journey.open(address, anna.cookie)
  await expectNoneChosen(first)
  await first.keyboard.press('n')
  await expect(editor(first)).toBeFocused()
  await first.keyboard.type('Typed in the first tab')
  await expectDraftSaved(first)
  const second = await first.context().newPage()
  await second.goto(first.url())
  await second.getByRole('button', { name: 'Take this text' }).click()
  await expect(editor(second)).toHaveValue('Typed in the first tab')
  await editor(first).press('End')
  await first.keyboard.type(', and more')
  await expect(first.getByRole('alert')).toContainText('What you typed is kept here')
  await expect(editor(first)).toHaveValue('Typed in the first tab, and more')
  await first.getByRole('button', { name: 'Take it back' }).click()
  await expectDraftSaved(first)
  await editor(second).press('End')
  await second.keyboard.type('!')
  await expect(second.getByRole('alert')).toContainText('no longer in your hand')
})
