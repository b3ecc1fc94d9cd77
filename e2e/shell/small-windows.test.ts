import type { Page } from '@playwright/test'
import { pagePaths } from '../../contract/src/rules/page-paths.ts'
import { claimChat } from '../chat-in-hand.ts'
import { describe, expect, it } from '../journey.ts'

/** The height of the part in which the thread scrolls. */
const threadHeight = (page: Page) =>
  page.getByRole('log').evaluate((log) => {
    let part: Element | null = log
    while (part && !/auto|scroll/.test(getComputedStyle(part).overflowY)) part = part.parentElement
    return part?.clientHeight ?? 0
  })

describe('in a window that is zoomed to 200 %, or with a keyboard on the screen', () => {
  for (const [width, height] of [
    [720, 450],
    [640, 400],
    [390, 480],
  ] as const)
    it(`of ${width} x ${height}, the thread keeps a height and everything can be reached`, async ({
      journey,
    }) => {
      const { page } = await claimChat(journey)
      await page.setViewportSize({ width, height })
      await expect.poll(() => threadHeight(page)).toBeGreaterThanOrEqual(160)
      for (const name of ['Send & next', 'Skip', 'Escalate'])
        await page.getByRole('button', { name: new RegExp(`^${name}`) }).click({ trial: true })
      await page.locator('textarea').press('a')
      await expect(page.locator('textarea')).toBeInViewport()
      await expect(page.getByRole('button', { name: /^Send & next/ })).toBeInViewport({ ratio: 1 })
      await page.locator('button[data-zone=customer]').click()
      await page.getByRole('button', { name: /^Add note/ }).click({ trial: true })
    })
})

it('the Chat overview has all columns at every width, and scrolls sideways in a narrow window', async ({
  open,
  makeWorld,
}) => {
  const { makeCustomer, makeColleague } = await makeWorld()
  await (await makeCustomer('Colin')).write('Hello?')
  const { cookie } = await makeColleague('Ilse M.', { level: { rights: ['other_chats.overview'] } })
  const page = await open('/messages', cookie)
  const heads = page.getByRole('columnheader')
  for (const width of [1440, 1200, 1000, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(heads).toHaveText([
      'Status',
      'Chat',
      'Operator name',
      'Language',
      'Pokes',
      'Messages',
      'Operators',
      'Oldest message',
      'Newest message',
      'Waiting',
    ])
    for (const head of await heads.all()) {
      await head.scrollIntoViewIfNeeded()
      // A part of a pixel can be outside.
      await expect(head).toBeInViewport({ ratio: 0.95 })
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

/** Boxes that are scrolled sideways. The menu of the settings is one line that scrolls to its current entry. */
const findScrolled = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((box) => box.scrollLeft !== 0 && !box.matches('nav'))
      .map((box) => `${box.tagName} is scrolled by ${box.scrollLeft}`),
  )

describe('on a phone', () => {
  const rights = [
    'other_chats.overview',
    'other_chats.reports',
    'reviews.view',
    'reviews.score',
    'escalations',
    'holds',
    'chat_stats.skiplog',
    'chat_stats.board',
    'chat_stats.fairness',
    'manage_operators',
    'customer_rights',
    'profile_sets',
    'profile_sets_report',
    'profile_text',
    'profile_text_report',
  ] as const
  for (const [locale, language] of [
    ['en', 'English'],
    ['pl', 'Polski'],
  ] as const)
    it(`no page opens scrolled sideways, in ${language}`, async ({ open, makeWorld }) => {
      it.setTimeout(300_000)
      const { makeCustomer, makeColleague, db, siteowner } = await makeWorld()
      await (await makeCustomer('Colin')).write('Hello?')
      const text = { siteowner_id: siteowner.id, language: 'en', body: 'All profiles are fictional.' }
      await db
        .insertInto('disclosures')
        .values({ ...text, version: '4' })
        .execute()
      const { cookie } = await makeColleague('Sanne W.', {
        level: { rights: [...rights], history_size: 'all' },
        siteowner_ids: null,
      })
      const page = await open('/account', cookie)
      await page.setViewportSize({ width: 390, height: 844 })
      const url = new URL('/', page.url()).href
      await page.context().addCookies([{ name: 'locale', value: locale, url }])
      const lists = ['interests', 'segments', 'teams'].map((list) => `/settings/lists/${list}`)
      for (const path of [...pagePaths.filter((each) => !each.includes('$')), ...lists]) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const entry = page.getByRole('main').locator('nav [aria-current]')
        if (path.startsWith('/settings')) await expect(entry).toBeInViewport({ ratio: 1 })
        expect({ path, scrolled: await findScrolled(page) }).toEqual({ path, scrolled: [] })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      }
    })
})
