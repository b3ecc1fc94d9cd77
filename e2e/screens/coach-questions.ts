import { usePalette } from '../commands.ts'
import { makeChat } from './make-chat.ts'
import { anyDialog, closeDialog, type Scene, type Stage } from './screen.ts'

const asked = 'May I name the town where he lives?'

/** Two questions of an operator about the chat, of which the first has an answer. */
async function makeQuestions({ world }: Stage, asker: { id: number }) {
  const { db, siteowner, makeColleague } = world
  const { id } = await makeChat(world)
  const daan = await makeColleague('Daan P.')
  const own = { conversation_id: id, siteowner_id: siteowner.id, operator_id: asker.id }
  await db
    .insertInto('coach_questions')
    .values({
      ...own,
      question: 'Is he a returning customer?',
      answer: 'Yes, see the logbook.',
      answered_by: daan.operator.id,
      answered_at: new Date().toISOString(),
    })
    .execute()
  await db
    .insertInto('coach_questions')
    .values({ ...own, question: asked })
    .execute()
  return id
}

const shown = ({ page }: Stage) => page.locator('section details').first().waitFor()

export const coachQuestionScenes: Scene[] = [
  {
    name: 'in-hand-ask-coach',
    who: 'operator',
    path: '/queue',
    prepare: ({ world }) => makeChat(world),
    screens: [
      {
        name: 'in-hand-ask-coach',
        open: async ({ page }) => {
          await page.locator('textarea:focus').waitFor()
          await usePalette().run(page, 'ask coach')
          await anyDialog(page).first().waitFor()
        },
        leave: ({ page }) => closeDialog(page),
      },
    ],
  },
  {
    name: 'in-hand-coached',
    who: 'operator',
    path: '/queue',
    prepare: (stage) => makeQuestions(stage, stage.operator),
    screens: [{ name: 'in-hand-coached', open: shown }],
  },
  {
    name: 'coach-answers',
    who: 'admin',
    path: async (stage) => {
      const { operator } = await stage.world.makeColleague('Tom B.')
      return `/conversations/${await makeQuestions(stage, operator)}`
    },
    screens: [{ name: 'coach-answers', open: shown }],
  },
]
