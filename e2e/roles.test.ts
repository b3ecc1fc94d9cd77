import type { QueueKind } from '@panel/contract'
import type { Page } from '@playwright/test'
import { makeLevel } from '../server/src/testing/make.ts'
import { makeWaiting } from '../server/src/testing/make-conversations.ts'
import { findBarriers } from './browser.ts'
import { usePalette } from './commands.ts'
import { describe, expect, it, type Journey } from './journey.ts'

const { run } = usePalette()

// Account levels of this file, because other tests change theirs meanwhile.
const operator = { id: 71, rights: ['profile_text'] }
const coach = {
  id: 1150,
  rights: ['other_chats.overview', 'other_chats.reports', 'reviews.view', 'chat_stats.away', 'profile_text'],
}
const master = {
  ...coach,
  id: 1175,
  rights: [
    ...coach.rights,
    'other_chats.take',
    'other_chats.handover',
    'chat_stats.skiplog',
    'profile_sets_report',
    'profile_text_report',
  ],
}
const admin = { ...master, id: 1200, rights: [...master.rights, 'manage_operators', 'profile_sets'] }
const nobody = { id: 51, message_types: [] as QueueKind[] }

const forAll = ['Queue statistics', 'Stats']
const supervision = ['Queue statistics', 'Chat overview', 'Message history', 'Message reports', 'Stats']
const reports = ['Profile sets report', 'Profile text report']
const roles: [role: string, level: typeof operator | typeof nobody, team: number, entries: string[]][] = [
  ['an operator of team 21', operator, 21, [...forAll, 'Profile text']],
  ['an operator of another team', operator, 22, [...forAll, 'Profile text']],
  ['a coach', coach, 22, [...supervision, 'Profile text']],
  ['a master', master, 22, [...supervision, 'Profile text', ...reports, 'Skiplog']],
  [
    'an admin',
    admin,
    22,
    [
      ...supervision,
      'Profile sets',
      'Profile text',
      ...reports,
      'Operators',
      'Account level permissions',
      'Login history',
      'Skiplog',
    ],
  ],
  ['an account with no right at all', nobody, 22, forAll],
]

/** Every route of the specification after the sign-in, the panel's own last: heading, and the right that it requires. */
const routes: [path: string, heading: string, right?: [name: string, has: (level: object) => boolean]][] = [
  ['/', 'Queue statistics'],
  ['/queue', 'Chat queue'],
  ['/queue?smart=1', 'Combi queue'],
  ['/poke-queue', 'Poke queue'],
  ['/messages', 'Chat overview', ['Other chats: overview', (level) => 'other_chats' in level]],
  ['/conversations', 'Conversation'],
  ['/conversations/999999999', 'Conversation'],
  ['/history', 'Message history', ['Reviews: view', (level) => 'reviews' in level]],
  ['/message-reports', 'Message reports', ['Other chats: reports', (level) => 'other_chats' in level]],
  ['/stats', 'Stats'],
  ['/skiplog', 'Skiplog', ['Chat statistics: skiplog', (level) => level === master || level === admin]],
  ['/operators', 'Operators', ['Manage operators', (level) => level === admin]],
  ['/operators/7', 'Operator', ['Manage operators', (level) => level === admin]],
  ['/permissions', 'Account level permissions', ['Manage operators', (level) => level === admin]],
  ['/operator-login-history', 'Login history', ['Manage operators', (level) => level === admin]],
  ['/profilesets', 'Profile sets', ['Profile sets', (level) => level === admin]],
  ['/profilesets/7', 'Profile set', ['Profile sets', (level) => level === admin]],
  ['/profilesets/profile-text', 'Profile text', ['Profile text', (level) => level !== nobody]],
  [
    '/profilesets/profile-text-report',
    'Profile text report',
    ['Profile text report', (level) => level === master || level === admin],
  ],
  [
    '/profilesets/report',
    'Profile sets report',
    ['Profile sets report', (level) => level === master || level === admin],
  ],
  ['/saved-replies', 'Saved replies'],
  ['/poke-rules', 'Poke rules', ['Manage operators', (level) => level === admin]],
]

async function openAs(
  { open, makeWorld }: Journey,
  level: { id: number; message_types?: QueueKind[] },
  team_id: number,
) {
  const world = await makeWorld()
  const { message_types = ['poke', 'reply'], ...rights } = level
  await makeLevel(world.db, rights)
  const { operator: user, cookie } = await world.makeColleague('Anna V.', {
    permissions_id: level.id,
    team_id,
    message_types,
  })
  return { ...world, user, page: await open('/', cookie) }
}

const menuOf = (page: Page) => page.getByRole('navigation').getByRole('listitem').getByRole('link')
const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const refusal = (page: Page) => page.getByText(/is for people with the right/)

for (const [role, level, team, entries] of roles)
  describe(role, () => {
    it('sees the entries of the role, opens each, and is told at every other path why not', async ({
      journey,
    }) => {
      it.setTimeout(240_000)

      const { page } = await openAs(journey, level, team)
      await expect(headingOf(page, 'Queue statistics')).toBeVisible()
      const names = await menuOf(page).evaluateAll((links) =>
        links.map((link) => link.querySelector('span')?.textContent),
      )
      expect(names).toEqual(entries)
      await expect(page.getByRole('heading', { name: 'Admin settings' })).toHaveCount(
        entries.includes('Skiplog') ? 1 : 0,
      )
      const queues = page.getByRole('banner').getByRole('link', { name: /queue/ })
      await expect(queues).toHaveCount(level === nobody ? 0 : 3)

      for (const name of entries) {
        const entry = menuOf(page).filter({ has: page.getByText(name, { exact: true }) })
        await entry.click()
        await expect(headingOf(page, name)).toBeVisible()
        await expect(entry.and(page.locator('[aria-current=page]'))).toBeVisible()
        await expect(page.getByRole('navigation').locator('[aria-current=page]')).toHaveCount(1)
        await expect.poll(() => page.getByRole('main').textContent(), { message: name }).not.toBe('')
        expect({ name, refused: await refusal(page).count() }).toEqual({ name, refused: 0 })
      }

      // By path, like after the sign-in: a full load for each would take minutes.
      for (const [path, heading, right] of routes.filter(([, name]) => !entries.includes(name))) {
        await page.evaluate((to) => history.pushState(null, '', to), path)
        await expect(headingOf(page, heading)).toBeVisible()
        const [needs, has] = right ?? ['', () => true]
        if (has(level)) {
          await expect.poll(() => page.getByRole('main').textContent(), { message: path }).not.toBe('')
          expect({ path, refused: await refusal(page).count() }).toEqual({ path, refused: 0 })
        } else {
          await expect(page.getByText(`“${heading}” is for people with the right “${needs}”.`)).toBeVisible()
        }
        if (path === '/operators/7' && has(level))
          await expect(
            menuOf(page).and(page.locator('[aria-current=page]')).getByText('Operators'),
          ).toBeVisible()
      }

      await page.keyboard.press('Control+k')
      const goTo = page.getByRole('listbox').getByRole('group', { name: 'Go to' }).getByRole('option')
      const besides = [
        'Open a chat by its number',
        'Saved replies',
        ...(level === admin ? ['Poke rules'] : []),
      ]
      await expect
        .poll(() =>
          goTo.evaluateAll((options) => options.map((option) => option.querySelector('span')?.textContent)),
        )
        .toEqual(expect.arrayContaining([...entries, ...besides]))
      await expect(goTo).toHaveCount(entries.length + besides.length)
      // About thirty pages: more than one test usually opens.
    })
  })

it('a path without the right for it says why also when it is loaded, with a link home', async ({
  journey,
}) => {
  const { page } = await openAs(journey, nobody, 22)
  await page.goto('/history')
  await expect(
    page.getByText(
      '“Message history” is for people with the right “Reviews: view”. Your level, Level 51, does not have it. If you need it for your work, ask an admin.',
    ),
  ).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  expect(await page.evaluate(async () => (await fetch('/api/conversations')).status)).toBe(403)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(headingOf(page, 'Queue statistics')).toBeVisible()
})

it('a right that is removed closes the page that needs it, and its menu entry', async ({ journey }) => {
  const { page, db, user } = await openAs(journey, coach, 22)
  await menuOf(page).getByText('Message history', { exact: true }).click()
  await expect(headingOf(page, 'Message history')).toBeVisible()
  await makeLevel(db, { id: nobody.id })
  await db
    .updateTable('operators')
    .set({ permissions_id: nobody.id })
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  await lookAgain(page)
  await expect(refusal(page)).toBeVisible()
  expect(await menuOf(page).getByText('Message history').count()).toBe(0)
})

describe('the badges of the menu', () => {
  it('are green at 0 and orange above for profile texts; red above 0 and otherwise hidden for reports', async ({
    journey,
  }) => {
    const { page, db, siteowner, user, makeColleague } = await openAs(journey, admin, 22)
    // The count includes what other tests have added.
    let pending: number | null = 0
    await page.route('**/api/profile-text.php?count=1', (route) =>
      pending === null ? route.abort() : route.fulfill({ json: { count: pending } }),
    )
    await page.reload()
    const texts = menuOf(page).filter({ hasText: /^Profile text\d/ })
    await expect(texts.getByText('0', { exact: true })).toBeVisible()
    expect(await toneOf(texts.getByText('0', { exact: true }))).toBe('ok')
    const messages = menuOf(page).filter({ hasText: 'Chat overview' })
    await expect(messages.getByText('0', { exact: true })).toBeVisible()
    const reported = menuOf(page).filter({ hasText: 'Message reports' })
    await expect(reported).toHaveText('Message reports')

    const { id: conversation_id } = await makeWaiting(db, { siteowner })
    const { id: message_id } = await db
      .selectFrom('messages')
      .where('conversation_id', '=', conversation_id)
      .select('id')
      .executeTakeFirstOrThrow()
    const { operator: colleague } = await makeColleague('Tom B.')
    await db
      .insertInto('message_reports')
      .values(
        [user, colleague].map(({ id }) => ({
          message_id,
          conversation_id,
          siteowner_id: siteowner.id,
          operator_id: id,
          reason_id: 1,
          notes: 'Look at this',
        })),
      )
      .execute()
    pending = 3
    await lookAgain(page)
    await expect(reported.getByText('2', { exact: true })).toBeVisible()
    // Loaded once, like all shared settings: only a forced reload loads it again.
    await expect(texts.getByText('0', { exact: true })).toBeVisible()
    await run(page, 'reload settings')
    await expect(texts.getByText('3', { exact: true })).toBeVisible()
    expect(await toneOf(texts.getByText('3', { exact: true }))).toBe('warn')
    expect(await toneOf(reported.getByText('2', { exact: true }))).toBe('bad')
    await expect(page.getByRole('link', { name: 'Message reports 2 open reports' })).toBeVisible()
    await expect(messages.getByText('1', { exact: true })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])

    pending = null
    await run(page, 'reload settings')
    await expect(texts.getByText('0', { exact: true })).toBeVisible()
  })
})

/** The tab becomes visible: the counts are requested at once. */
async function lookAgain(page: Page) {
  for (const state of ['hidden', 'visible'])
    await page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, state)
}

/** The semantic colour of a badge in the current theme. */
const toneOf = (badge: ReturnType<Page['locator']>) =>
  badge.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'))
    const tone = ['ok', 'warn', 'bad'].find((name) => {
      probe.style.color = `var(--${name}-text)`
      return getComputedStyle(probe).color === getComputedStyle(element).color
    })
    probe.remove()
    return tone
  })
