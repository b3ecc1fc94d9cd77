import { makeOperator } from '../../server/src/testing/make.ts'
import { makeProfileText } from '../../server/src/testing/make-profile-texts.ts'
import { dialog, type Scene, type Stage, titled } from './screen.ts'

const body = `On Sundays I bake sourdough for nobody but me and do the crossword until the tea is cold. My sister Ruth teaches in Whitby.

I never learned to swim, but I like to look at the sea.`

/** A text to write, one that was returned once and waits for review, and an approved one that is similar to it. */
async function makeTexts({ world: { db, siteowner, makeCustomer } }: Stage) {
  await makeCustomer('Colin')
  await db
    .updateTable('siteowners')
    .set({ text_rules: ['No prices', 'Ends with a question'] })
    .where('id', '=', siteowner.id)
    .execute()
  const profile = await db
    .updateTable('profiles')
    .set({
      facts: JSON.stringify({ job: 'Runs a small bakery', pets: 'None', likes: 'Sea air and crosswords' }),
    })
    .where('siteowner_id', '=', siteowner.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  const writer = await makeOperator(db, { name: 'Tom B.' })
  const reviewer = await makeOperator(db, { name: 'Eva M.' })
  const own = { siteowner_id: siteowner.id, profile_id: profile.id, min_length: 100 }
  await makeProfileText(db, { ...own, title: 'My garden' })
  const { id } = await makeProfileText(db, { ...own, writer_id: writer.id, body })
  await db
    .updateTable('profile_text_rounds')
    .set({ reviewer_id: reviewer.id, reviewed_at: new Date().toISOString(), note: 'Half a thought' })
    .where('profile_text_id', '=', id)
    .execute()
  await db
    .insertInto('profile_text_rounds')
    .values({ profile_text_id: id, round: 2, body, writer_id: writer.id })
    .execute()
  await db.updateTable('profile_texts').set({ round: 2 }).where('id', '=', id).execute()
  await makeProfileText(db, {
    ...own,
    writer_id: reviewer.id,
    title: 'My dog',
    status: 'approved',
    approved_at: new Date().toISOString(),
    body: body.replace('nobody but me', 'all my friends'),
  })
}

export const profileTextScenes: Scene[] = [
  {
    name: 'profile-text',
    who: 'admin',
    path: '/profilesets/profile-text?status=to_review',
    prepare: makeTexts,
    screens: [
      titled('profile-text', 'page.profile_text'),
      {
        name: 'profile-text-review',
        async open({ page }) {
          await page.keyboard.press('n')
          await page.locator('[aria-keyshortcuts*="Control+Enter"]').first().waitFor()
          await page.locator('button[aria-keyshortcuts="O"]').waitFor()
        },
      },
      {
        ...dialog('profile-text-return', ({ page }) => page.keyboard.press('r')),
      },
      {
        name: 'profile-text-write',
        async open({ page }) {
          await page.goto('/profilesets/profile-text')
          await page.getByText('My garden').first().waitFor()
          await page.keyboard.press('n')
          await page.locator('textarea').waitFor()
        },
      },
    ],
  },
]
