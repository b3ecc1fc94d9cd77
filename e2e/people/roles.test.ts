import { describe, expect, it } from '../journey.ts'
import { admin, coach, headingOf, master, menuOf, nobody, openAs, operator, refusal } from '../levels.ts'

const withoutWork = ['Queue statistics', 'Stats']
const forAll = ['Queue statistics', 'Mine', 'Stats']
const supervision = [
  'Queue statistics',
  'Mine',
  'Chat overview',
  'Message history',
  'Message reports',
  'Stats',
]
const reports = ['Profile sets report', 'Profile text report']
const roles: [role: string, level: typeof operator | typeof nobody, team: number, entries: string[]][] = [
  ['an operator of team 21', operator, 21, [...forAll, 'Profile text']],
  ['an operator of another team', operator, 22, [...forAll, 'Profile text']],
  ['a coach', coach, 22, [...supervision, 'Profile text', 'Team']],
  ['a master', master, 22, [...supervision, 'Profile text', ...reports, 'Team', 'Skiplog']],
  [
    'an admin',
    admin,
    22,
    [
      ...supervision,
      'Profile sets',
      'Profile text',
      ...reports,
      'Team',
      'Operators',
      'Account level permissions',
      'Login history',
      'Skiplog',
      'Service settings',
      'Audit',
    ],
  ],
  ['an account with no right at all', nobody, 22, withoutWork],
]

/** Other tests switch the comparison and the hours on, for everybody. */
const notSwitchedOn = { hasNotText: /Fairness|Hours|My hours/ }

/** Every route after the sign-in, with its heading and required right. Routes that the specification lacks are last. */
const routes: [
  path: string,
  heading: string,
  right?: [name: string, isHeldBy: (level: object) => boolean],
][] = [
  ['/', 'Queue statistics'],
  ['/queue', 'Chat queue'],
  ['/queue?smart=1', 'Combi queue'],
  ['/poke-queue', 'Poke queue'],
  ['/mine', 'Mine'],
  ['/messages', 'Chat overview', ['Other chats: overview', (level) => 'other_chats' in level]],
  ['/conversations', 'Conversation'],
  ['/conversations/999999999', 'Conversation'],
  ['/history', 'Message history', ['Reviews: view', (level) => 'reviews' in level]],
  ['/message-reports', 'Message reports', ['Other chats: reports', (level) => 'other_chats' in level]],
  ['/stats', 'Stats'],
  ['/feedback', 'My feedback'],
  ['/reviews', 'Quality review', ['Reviews: score', () => false]],
  ['/fairness', 'Fairness'],
  ['/skiplog', 'Skiplog', ['Chat statistics: skiplog', (level) => level === master || level === admin]],
  ['/operators', 'Operators', ['Manage operators', (level) => level === admin]],
  // Nobody has this id: the page of somebody has their name as heading. Coaches and masters see the notes there.
  [
    '/operators/2000000000',
    'Operator',
    ['Manage operators', (level) => level === coach || level === master || level === admin],
  ],
  ['/permissions', 'Account level permissions', ['Manage operators', (level) => level === admin]],
  ['/operator-login-history', 'Login history', ['Manage operators', (level) => level === admin]],
  ['/profilesets', 'Profile sets', ['Profile sets', (level) => level === admin]],
  ['/profilesets/2000000000', 'Profile set', ['Profile sets', (level) => level === admin]],
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
  ['/settings', 'Service settings', ['Manage operators', (level) => level === admin]],
  ['/audit', 'Audit', ['Manage operators', (level) => level === admin]],
  ['/customer-rights', 'Customers’ rights', ['Customers’ rights', () => false]],
  ['/customer-rights/7', 'Customers’ rights', ['Customers’ rights', () => false]],
  ['/exports', 'Exports'],
  ['/account', 'Your account'],
]

for (const [role, level, team, entries] of roles)
  describe(role, () => {
    it('sees and opens the entries of the role; every other path shows the missing right', async ({
      journey,
    }) => {
      // This test opens about thirty pages.
      it.setTimeout(240_000)

      // Some pages of admins are for those who work for all site owners.
      const { page } = await openAs(journey, level, team, level === admin ? { siteowner_ids: null } : {})
      await expect(headingOf(page, 'Queue statistics')).toBeVisible()
      const names = await menuOf(page)
        .filter(notSwitchedOn)
        .evaluateAll((links) => links.map((link) => link.querySelector('span')?.textContent))
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
        await expect(menuOf(page).and(page.locator('[aria-current=page]'))).toHaveCount(1)
        await expect.poll(() => page.getByRole('main').textContent(), { message: name }).not.toBe('')
        expect({ name, refused: await refusal(page).count() }).toEqual({ name, refused: 0 })
      }

      // Full page loads of all routes would take minutes, so only the path changes.
      for (const [path, heading, right] of routes.filter(([, name]) => !entries.includes(name))) {
        await page.evaluate((to) => history.pushState(null, '', to), path)
        await expect(headingOf(page, heading)).toBeVisible()
        const [requiredRight, isHeldBy] = right ?? ['', () => true]
        if (isHeldBy(level)) {
          await expect.poll(() => page.getByRole('main').textContent(), { message: path }).not.toBe('')
          expect({ path, refused: await refusal(page).count() }).toEqual({ path, refused: 0 })
        } else {
          await expect(
            page.getByText(`“${heading}” is for people with the right “${requiredRight}”.`),
          ).toBeVisible()
        }
        if (path === '/operators/2000000000' && level === admin)
          await expect(
            menuOf(page).and(page.locator('[aria-current=page]')).getByText('Operators'),
          ).toBeVisible()
      }

      await page.keyboard.press('Control+k')
      const goTo = page
        .getByRole('listbox')
        .getByRole('group', { name: 'Go to' })
        .getByRole('option')
        .filter(notSwitchedOn)
      const otherPages = [
        'Open a chat by its number',
        'My feedback',
        'Saved replies',
        'Exports',
        'Your account',
        ...(level === admin ? ['Gifts', 'Poke rules', 'Thresholds', 'Shown disclosures', 'Retention'] : []),
      ]
      await expect
        .poll(() =>
          goTo.evaluateAll((options) => options.map((option) => option.querySelector('span')?.textContent)),
        )
        .toEqual(expect.arrayContaining([...entries, ...otherPages]))
      await expect(goTo).toHaveCount(entries.length + otherPages.length)
    })
  })
