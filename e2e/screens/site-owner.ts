import { makeSite } from './make-site.ts'
import { dialog, type Scene } from './screen.ts'
import { pathOf } from './settings.ts'

/** The tabs of a site owner. */
export const siteownerScenes: Scene[] = [
  {
    name: 'site-owner-honesty',
    who: 'admin',
    path: pathOf('honesty'),
    screens: [
      { name: 'site-owner-honesty', open: ({ page }) => page.locator('section code').first().waitFor() },
      dialog('site-owner-answer', ({ page, words }) =>
        page
          .getByRole('region', { name: words('siteowners.answers') })
          .getByRole('button')
          .first()
          .click(),
      ),
      dialog('site-owner-help-line', ({ page, words }) =>
        page.getByRole('button', { name: words('siteowners.help.add') }).click(),
      ),
    ],
  },
  {
    name: 'site-owner-deliveries',
    who: 'admin',
    path: pathOf('deliveries'),
    prepare: makeSite,
    screens: [
      { name: 'site-owner-deliveries', open: ({ page }) => page.locator('tbody tr').first().waitFor() },
    ],
  },
  {
    name: 'site-owner-checks',
    who: 'admin',
    path: pathOf('checks'),
    screens: [
      { name: 'site-owner-checks', open: ({ page }) => page.locator('section button').nth(3).waitFor() },
    ],
  },
  {
    name: 'site-owner-card',
    who: 'admin',
    path: pathOf('card'),
    screens: [{ name: 'site-owner-card', open: ({ page }) => page.locator('dl dd').first().waitFor() }],
  },
]
