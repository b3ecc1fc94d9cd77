import { sql } from 'kysely'
import { makePokeRule } from '../../server/src/testing/pokes.ts'
import { installClock } from '../clock.ts'
import { makeDay, overviewScene } from './overview.ts'
import { anyDialog, dialog, type Scene, saying, titled } from './screen.ts'

const drawer = dialog('menu-drawer', ({ page }) =>
  page.locator('button[aria-expanded]:visible').first().click(),
)

export const pageScenes: Scene[] = [
  {
    name: 'home',
    who: 'admin',
    path: '/',
    prepare: makeDay,
    screens: [
      saying('home', 'presence.you', ({ page }) => page.getByRole('table').first().waitFor()),
      { ...drawer, only: 'phone' },
      {
        name: 'name-menu',
        only: 'wide',
        async open({ page }) {
          await page.locator('nav button[aria-haspopup=menu]').click()
          await page.getByRole('menu').waitFor()
        },
        leave: ({ page }) => page.keyboard.press('Escape'),
      },
      {
        name: 'menu-folded',
        only: 'wide',
        async open({ page }) {
          for (const group of await page.locator('nav h2 button').all()) await group.press('ArrowLeft')
        },
        async leave({ page }) {
          for (const group of await page.locator('nav h2 button').all()) await group.press('ArrowRight')
        },
      },
      dialog('palette', 'Control+K'),
      {
        ...dialog('palette-nothing', 'Control+K', async ({ page, words }) => {
          await page.keyboard.type('nothing like it')
          await page.getByText(words('commands.nothing')).waitFor()
        }),
      },
      dialog('keys', ({ page }) => page.keyboard.press('?')),
      dialog(
        'choose-keys',
        ({ page }) => page.keyboard.press('?'),
        ({ page, words }) =>
          anyDialog(page)
            .getByRole('button', { name: words('commands.choose_keys') })
            .click(),
      ),
      dialog('signals', ({ page, words }) =>
        page.getByRole('button', { name: words('signals.title') }).click(),
      ),
      dialog('away', ({ page }) => page.keyboard.press('a')),
      dialog(
        'away-why',
        ({ page }) => page.keyboard.press('a'),
        async ({ page, words }) => {
          await page.keyboard.press('Control+Enter')
          await page.getByText(words('away.reason_empty')).waitFor()
        },
      ),
      {
        name: 'release-banner',
        open: async ({ page, words }) => {
          await page.route('**/last-release?*', (route) => route.fulfill({ json: { release: 'another' } }))
          await installClock(page)
          await page.reload()
          await page.getByRole('navigation').getByText(words('live.open')).waitFor()
          await page.clock.fastForward(61_000)
          await page.getByText(words('release.new')).waitFor()
        },
      },
      saying('offline', 'live.lost.offline', ({ page }) => page.context().setOffline(true)),
    ],
  },
  {
    name: 'codes-locked',
    who: 'admin',
    path: '/',
    prepare: async ({ world: { db, makeColleague }, operator }) => {
      const { operator: tom } = await makeColleague('Tom B.')
      const at = new Date().toISOString()
      await db
        .insertInto('code_guesses')
        .values([
          { operator_id: tom.id, locked_at: at },
          { operator_id: operator.id, told_from: at },
        ])
        .execute()
    },
    screens: [saying('codes-locked', 'codes_locked.seen')],
  },
  { name: 'not-found', who: 'operator', path: '/nowhere', screens: [saying('not-found', 'not_found.title')] },
  {
    name: 'error',
    who: 'coach',
    path: '/',
    screens: [
      saying('home-failed', 'home.failed', async ({ page }) => {
        await page.route('**/api/queues', (route) => route.fulfill({ status: 500, json: {} }))
        await page.reload()
      }),
      saying('error-part', 'error.part_failed', async ({ page }) => {
        await page.route('**/assets/SavedRepliesPage*.js', (route) => route.abort())
        await page.goto('/saved-replies')
      }),
      // A response that violates the contract, so that the page throws.
      saying('error', 'error.reload', async ({ page }) => {
        await page.route(/\/api\/conversations(\?|$)/, (route) =>
          route.fulfill({ json: { items: [null], next_cursor: null } }),
        )
        await page.goto('/messages')
      }),
    ],
  },
  {
    name: 'poke-rules',
    who: 'admin',
    path: '/poke-rules',
    prepare: ({ world }) => makePokeRule(world.db, { siteowner_id: world.siteowner.id }),
    screens: [
      {
        name: 'poke-rules',
        open: ({ page, world }) => page.getByRole('heading', { name: world.siteowner.name }).waitFor(),
      },
      saying('poke-rules-wrong', 'issue.not_in_range', async ({ page, words }) => {
        await page.getByLabel(words('poke_rules.field.silence_minutes')).fill('0')
        await page.keyboard.press('Control+Enter')
      }),
    ],
  },
  overviewScene,
  {
    name: 'saved-replies',
    who: 'coach',
    path: '/saved-replies',
    screens: [
      titled('saved-replies-empty', 'saved_replies.title'),
      {
        name: 'saved-replies',
        open: async ({ page, world, operator }) => {
          const { team_id } = await world.db
            .selectFrom('operators')
            .where('id', '=', operator.id)
            .select('team_id')
            .executeTakeFirstOrThrow()
          const reply = { title: 'Soup', body: 'Soup again, {customer_name}? Yours, {profile_name}' }
          await world.db
            .insertInto('saved_replies')
            .values([
              { ...reply, language: 'en', operator_id: operator.id },
              { ...reply, language: 'nl', team_id },
            ])
            .execute()
          await page.reload()
          await page.getByRole('heading', { name: 'Soup' }).nth(1).waitFor()
        },
      },
      dialog('saved-reply-add', 'N'),
      {
        ...dialog('saved-reply-wrong', 'N', async ({ page }) => {
          await page.locator('[role=dialog] textarea').fill('{customer_nme}')
          await page.keyboard.press('Control+Enter')
          await page.locator('[role=dialog] [aria-invalid=true]').first().waitFor()
        }),
        // Typed text causes a question before the page is left.
        leave: ({ page }) => page.goto('/saved-replies'),
      },
      dialog('saved-reply-remove', ({ page, words }) =>
        page
          .getByRole('button', { name: words('saved_replies.remove_named', { title: 'Soup' }) })
          .first()
          .click(),
      ),
    ],
  },
  {
    name: 'break',
    who: 'operator',
    path: '/',
    prepare: async ({ world, operator }) => {
      await world.db
        .insertInto('away_times')
        .values({
          operator_id: operator.id,
          reason_words: 'Doorbell',
          ends_at: sql<string>`now() + '10 minutes'`,
        })
        .execute()
    },
    screens: [{ name: 'break', open: ({ page }) => page.getByRole('timer').waitFor() }],
  },
]
