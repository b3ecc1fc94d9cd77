import { makeProfile } from '../../server/src/testing/make.ts'
import { makeSetWithPhotos } from '../../server/src/testing/set-editor.ts'
import { dialog, type Scene, type Stage, titled } from './screen.ts'

const persona = {
  age: 46,
  gender: 'female',
  city: 'York',
  job: 'Runs a small bakery',
  likes: 'Sea air and crosswords',
}

/** Sets in every state; a photo of the first two is the same, and a profile has one. @returns the id of the first */
async function makeSets({ world: { db, siteowner, makeColleague } }: Stage): Promise<number> {
  const { operator } = await makeColleague('Tom B.')
  const own = {
    siteowner_id: siteowner.id,
    language: 'en-GB',
    facts: JSON.stringify(persona),
    created_by: operator.id,
    updated_by: operator.id,
  }
  const { id } = await makeSetWithPhotos(db, { ...own, name: 'Marianne', seeds: [11, 12, 13, 14, 15, 16] })
  const other = await makeSetWithPhotos(db, { ...own, name: 'Paola', state: 'draft', seeds: [17, 18] })
  await makeSetWithPhotos(db, { ...own, name: 'Eva M.', state: 'retired', seeds: [19] })
  await makeSetWithPhotos(db, { ...own, name: 'Sanne W.', seeds: [21, 22, 23, 24, 25] })
  await makeProfile(db, { siteowner_id: siteowner.id, profile_set_id: id, name: 'Marianne' })
  const photosOf = (setId: number) =>
    db
      .selectFrom('profile_set_photos')
      .where('profile_set_id', '=', setId)
      .select('id')
      .orderBy('position')
      .execute()
  const [first, second] = await photosOf(id)
  const [like] = await photosOf(other.id)
  if (first && second && like) {
    await db
      .insertInto('profile_set_photo_pairs')
      .values({ set_photo_id: first.id, other_set_photo_id: like.id, distance: 2 })
      .execute()
    await db
      .updateTable('profile_set_photos')
      .set({ never_send_at: new Date().toISOString() })
      .where('id', '=', second.id)
      .execute()
  }
  return id
}

const choosePhoto = ({ page }: Stage) => page.locator('[role=grid] [role=row]').first().focus()

export const profileSetScenes: Scene[] = [
  {
    name: 'profile-sets-empty',
    who: 'admin',
    path: '/profilesets',
    screens: [titled('profile-sets-empty', 'page.profile_sets')],
  },
  {
    name: 'profile-sets',
    who: 'admin',
    path: '/profilesets',
    prepare: makeSets,
    screens: [
      { name: 'profile-sets', open: ({ page }) => page.locator('tbody [data-id]').nth(2).waitFor() },
      dialog('profile-set-new', ({ page }) => page.keyboard.press('n')),
      {
        name: 'profile-sets-duplicates',
        async open({ page }) {
          await page.goto('/profilesets?view=duplicates')
          await page.locator('tbody [data-id]').nth(1).waitFor()
        },
      },
    ],
  },
  {
    name: 'profile-set',
    who: 'admin',
    path: async (stage) => `/profilesets/${await makeSets(stage)}`,
    screens: [
      {
        name: 'profile-set',
        async open({ page }) {
          await page.locator('[role=grid] [role=row] img').nth(5).waitFor()
        },
      },
      dialog('profile-set-copy', ({ page }) => page.keyboard.press('y')),
      dialog('profile-set-retire', ({ page }) => page.keyboard.press('t')),
      dialog('profile-set-use', ({ page }) => page.keyboard.press('n')),
      dialog('profile-set-describe', async (stage) => {
        await choosePhoto(stage)
        await stage.page.keyboard.press('e')
      }),
      dialog('profile-set-crop', ({ page }) => page.keyboard.press('c')),
    ],
  },
]
