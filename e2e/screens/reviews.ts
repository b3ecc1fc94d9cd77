import { makeOperator } from '../../server/src/testing/make.ts'
import { makeSentMessage } from '../../server/src/testing/make-conversations.ts'
import { bellButton } from './exports.ts'
import { dialog, type Scene, type Stage, saying } from './screen.ts'

const answers = [
  'Good morning! Left or right? Right is usually tastier.',
  'I have no cat, I have two hamsters.',
  'The kitchen stands, only the tiles wait in the garage. Which colour?',
]

/** A chat in which an operator has answered three times. @returns what a sample of it needs */
async function makeChat({ world }: Stage, writer: { id: number }) {
  const { db, siteowner, makeCustomer, findChat } = world
  const customer = await makeCustomer('Jan K.')
  const sent: { id: number; created_at: string }[] = []
  for (const [index, text] of answers.entries()) {
    await customer.write(
      ['The dog has eaten my slipper again.', 'And your cat?', 'How is the kitchen?'][index] ?? '',
    )
    const { id: conversationId } = await findChat('Jan K.')
    const { id } = await makeSentMessage(db, { conversationId, operatorId: writer.id, text })
    sent.push(
      await db
        .selectFrom('messages')
        .where('id', '=', id)
        .select(['id', 'created_at'])
        .executeTakeFirstOrThrow(),
    )
  }
  await customer.write('Green. Always green.')
  const { id: conversation_id } = await findChat('Jan K.')
  return { sent, conversation_id, siteowner_id: siteowner.id, operator_id: writer.id }
}

const sources = ['random', 'same_text', 'complaint'] as const

/** A sample of three messages of this operator, of which a coach has scored the first. */
async function makeSample(
  stage: Stage,
  writer: { id: number },
  coach: { id: number },
  /** What the operator has answered. */
  answered: { read_at?: string; differs?: boolean; answer?: string } = {},
) {
  const { db } = stage.world
  const { sent, ...chat } = await makeChat(stage, writer)
  const sample = await db
    .insertInto('review_samples')
    .values({ made_by: coach.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const items = await db
    .insertInto('review_items')
    .values(
      sent.map(({ id, created_at }, index) => ({
        ...chat,
        sample_id: sample.id,
        message_id: id,
        message_created_at: created_at,
        language: 'en',
        type: 'reply' as const,
        source: sources[index] ?? 'random',
      })),
    )
    .returning(['id', 'message_id', 'message_created_at', 'siteowner_id', 'source'])
    .execute()
  const [first] = items
  if (!first) return
  const review = await db
    .insertInto('reviews')
    .values({
      item_id: first.id,
      message_created_at: first.message_created_at,
      siteowner_id: first.siteowner_id,
      source: first.source,
      reviewer_id: coach.id,
      operator_id: writer.id,
      passed: false,
      total: 85,
      scores: JSON.stringify({ honest: 4, asked: 3, voice: 4, facts: 2, spelling: null }),
      praise: 1,
      words: 'You make Jan feel heard. Look at what was told before you write about home.',
      ...answered,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('review_comments')
    .values({ review_id: review.id, message_id: first.message_id, kind: 'praise', body: 'Quick and funny.' })
    .execute()
}

export const reviewScenes: Scene[] = [
  {
    name: 'reviews-none',
    who: 'coach',
    path: '/reviews',
    screens: [saying('reviews-none', 'reviews.none'), dialog('reviews-draw', 'V')],
  },
  {
    name: 'reviews-missing',
    who: 'coach',
    path: '/reviews?sample=999999',
    screens: [saying('reviews-missing', 'missing.text')],
  },
  {
    name: 'reviews',
    who: 'coach',
    path: '/reviews',
    prepare: async (stage) =>
      makeSample(stage, await makeOperator(stage.world.db, { name: 'Tom B.' }), stage.operator, {
        read_at: new Date().toISOString(),
        differs: true,
        answer: 'Jan had asked about it just before, in his other chat.',
      }),
    screens: [
      {
        name: 'reviews',
        open: async ({ page }) => {
          await page.locator('li [data-id]').nth(1).click()
          await page.locator('[data-opened]').waitFor()
          await page.keyboard.type('43')
          await page.keyboard.press('g')
          await page.keyboard.type('Quick and funny.')
        },
      },
      {
        name: 'reviews-scored',
        open: async ({ page }) => {
          await page.goto('/reviews')
          await page.locator('li [data-state=scored]').click()
          await page.locator('[data-opened]').waitFor()
        },
      },
      {
        name: 'feedback-answers',
        only: 'wide',
        open: async ({ page }) => {
          await bellButton(page).click()
          await page.getByRole('dialog').getByRole('link').first().waitFor()
        },
      },
      {
        name: 'reviews-trends',
        open: async ({ page }) => {
          await page.goto('/reviews?view=trends')
          await page.locator('figure svg').first().waitFor()
        },
      },
    ],
  },
  {
    name: 'feedback',
    who: 'operator',
    path: '/feedback',
    prepare: async (stage) =>
      makeSample(stage, stage.operator, await makeOperator(stage.world.db, { name: 'Ilse M.' })),
    screens: [
      {
        name: 'feedback',
        open: async ({ page }) => {
          await page.locator('[data-opened]').waitFor()
        },
      },
    ],
  },
  {
    name: 'feedback-none',
    who: 'operator',
    path: '/feedback',
    screens: [saying('feedback-none', 'feedback.none')],
  },
]
