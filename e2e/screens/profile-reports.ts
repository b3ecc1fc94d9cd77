import { makeProfile } from '../../server/src/testing/make.ts'
import { makeProfileText } from '../../server/src/testing/make-profile-texts.ts'
import { makeSetWithPhotos } from '../../server/src/testing/set-editor.ts'
import { pressButton, type Scene, type Stage, titled } from './screen.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

/** Texts of two operators over a week, and sets with photos. */
async function makeWork({ world: { db, siteowner, makeColleague } }: Stage) {
  const [tom, rosa] = [await makeColleague('Tom B.'), await makeColleague('Rosa M.')]
  // Numbered names would be longer in a long run.
  const { id: profile_id } = await makeProfile(db, { siteowner_id: siteowner.id, name: 'Marianne' })
  const texts = Array.from({ length: 24 }, (_, index) => index)
  for (const index of texts) {
    const at = hoursAgo(1 + index * 6)
    const approved = { status: 'approved', approved_at: at, first_reviewed_at: hoursAgo(index * 6) } as const
    await makeProfileText(db, {
      siteowner_id: siteowner.id,
      profile_id,
      writer_id: (index % 3 === 0 ? rosa : tom).operator.id,
      language: index % 4 === 0 ? 'pl' : 'en-GB',
      first_written_at: at,
      writing_seconds: 300 + index * 40,
      ...(index % 5 === 0 ? { status: 'returned' } : approved),
    })
  }
  for (const { operator } of [tom, rosa]) {
    const own = { siteowner_id: siteowner.id, language: 'en-GB', created_by: operator.id }
    const { id } = await makeSetWithPhotos(db, {
      ...own,
      name: 'Marianne',
      seeds: [operator.id, operator.id + 1],
    })
    await db
      .updateTable('profile_set_photos')
      .set({ added_by: operator.id })
      .where('profile_set_id', '=', id)
      .execute()
  }
}

const chart = { open: ({ page }: Stage) => page.locator('[role=img]').waitFor() }
const rows = ({ page }: Stage) => page.locator('tbody tr').first().waitFor()

export const profileReportScenes: Scene[] = [
  {
    name: 'profile-text-report',
    who: 'admin',
    path: '/profilesets/profile-text-report',
    prepare: makeWork,
    screens: [
      { name: 'profile-text-report', ...chart },
      {
        name: 'profile-text-report-table',
        async open({ page }) {
          await pressButton(page, 'T')
          await page.locator('[role=img]').waitFor({ state: 'hidden' })
        },
      },
      {
        name: 'profile-text-report-list',
        async open(stage) {
          await stage.page.goto('/profilesets/profile-text-report?number=written')
          await rows(stage)
        },
      },
    ],
  },
  {
    name: 'profile-set-report',
    who: 'admin',
    path: '/profilesets/report',
    prepare: makeWork,
    screens: [
      { name: 'profile-set-report', ...chart },
      {
        name: 'profile-set-report-list',
        async open(stage) {
          await stage.page.goto('/profilesets/report?number=photos_added')
          await rows(stage)
        },
      },
    ],
  },
  {
    name: 'profile-text-report-empty',
    who: 'admin',
    path: '/profilesets/profile-text-report',
    screens: [titled('profile-text-report-empty', 'page.profile_text_report')],
  },
]
