import { makeApprovedAnswer } from '../../server/src/testing/make-inquiry.ts'
import { likelyText } from '../likely-text.ts'
import { editor } from './chat-steps.ts'
import { makeChat } from './make-chat.ts'
import { dialog, type Scene, type Stage, saying } from './screen.ts'

const answers = [
  'You asked honestly, so here is the honest answer: {profile_name} is a fictional profile. I am an operator, a person who is paid to write in this name.',
  'Yes, a person writes this, and no, {profile_name} does not exist. This is a fictional profile of the service, and operators write in its name.',
  'It is true that I am paid to write. {profile_name} is a fictional profile, so we can never meet. If you would rather stop here, that is fine.',
]

async function prepare({ world }: Stage) {
  for (const body of answers)
    await makeApprovedAnswer(world.db, { siteowner_id: world.siteowner.id, language: 'en', body })
  const { colin } = await makeChat(world)
  await colin.write('Are you real? Or is somebody paid to write this?')
}

async function prepareLikely({ world }: Stage) {
  const { colin } = await makeChat(world)
  await colin.write(likelyText('question', 'en'))
}

const askWhy = ({ page, words }: Stage) =>
  page.getByRole('button', { name: words('inquiry.not_asked') }).click()

/** A chat in hand whose customer asks who writes. */
export const inquiryScenes: Scene[] = [
  {
    name: 'inquiry',
    who: 'operator',
    path: '/queue',
    prepare,
    screens: [
      saying('inquiry', 'refusal.fictional', async ({ page }) => {
        await page.locator('[aria-pressed][aria-keyshortcuts="1"]').waitFor()
      }),
      {
        name: 'inquiry-inserted',
        open: async ({ page }) => {
          await page.locator('[aria-pressed][aria-keyshortcuts="1"]').click()
          await page.locator('[aria-pressed=true][aria-keyshortcuts="1"]').waitFor()
        },
        leave: ({ page }) => editor(page).fill('Ha, what a question.'),
      },
      saying('inquiry-refused', 'inquiry.refused.here', async ({ page }) => {
        await editor(page).focus()
        await page.keyboard.press('Control+Shift+Enter')
      }),
      saying('inquiry-stopped', 'inquiry.use', async ({ page, words }) => {
        await editor(page).fill('Ha, of course I am real.')
        await page.keyboard.press('Control+Shift+Enter')
        await page.getByText(words('check.stopped.denial')).waitFor()
      }),
      dialog('not-asked', askWhy),
      dialog('not-asked-one-word', askWhy, async ({ page, words }) => {
        await page.getByRole('radio').last().check()
        await page.getByRole('dialog').getByRole('textbox').fill('Song')
        await page.keyboard.press('Control+Enter')
        await page.getByText(words('issue.too_few_words')).waitFor()
      }),
    ],
  },
  {
    name: 'likely-question',
    who: 'operator',
    path: '/queue',
    prepare: prepareLikely,
    screens: [
      {
        name: 'likely-question',
        open: ({ page, words }) => page.getByRole('button', { name: words('inquiry.not_asked') }).waitFor(),
      },
    ],
  },
]
