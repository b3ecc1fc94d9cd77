import type { Page } from '@playwright/test'
import { makeLevel } from '../server/src/testing/make.ts'
import { makeSentMessage, makeWaiting } from '../server/src/testing/make-conversations.ts'
import { expect, type Journey } from './journey.ts'

export const words = (page: Page) => page.getByRole('textbox', { name: 'Words for the operator' })
export const alert = (page: Page) => page.getByRole('alert')

/** An operator who has sent a text that a colleague has reported, and a coach of the site. */
export async function makeCoached({ makeWorld }: Journey) {
  const world = await makeWorld()
  const { db, siteowner, makeCustomer, makeColleague, findChat } = world
  const level = await makeLevel(db, {
    id: 166,
    rights: [
      'other_chats.overview',
      'other_chats.reports',
      'reviews.view',
      'reviews.score',
      'chat_stats.board',
    ],
    history_size: 'all',
  })
  const writer = await makeColleague('Tom B.')
  await (await makeCustomer('Colin')).write('How was your day?')
  const { id: conversationId } = await findChat()
  const operatorId = writer.operator.id
  const { id: message_id } = await makeSentMessage(db, { conversationId, operatorId, text: 'A long day.' })
  await db
    .insertInto('message_reports')
    .values({
      message_id,
      conversation_id: conversationId,
      siteowner_id: siteowner.id,
      operator_id: operatorId,
      reason_id: 1,
      notes: 'Look at this.',
    })
    .execute()
  await makeWaiting(db, { siteowner, language: 'pl', seconds: 60 })
  const ilse = await makeColleague('Ilse M.', { permissions_id: level.id, team_id: 22 })
  return { world, writer, ilse }
}

/** Draws a sample of all that was sent. */
export async function drawAll(page: Page) {
  await expect(page.getByRole('button', { name: 'New sample' })).toBeVisible()
  await page.keyboard.press('v')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Save & next' })).toBeVisible()
}

/** Scores the open message with the digits, and writes words for the operator. */
export async function write(page: Page, said: string) {
  await page.keyboard.type('43432')
  await page.keyboard.press('n')
  await page.keyboard.type(said)
}

export async function score(page: Page, said: string) {
  await write(page, said)
  await page.keyboard.press('Control+Enter')
}
