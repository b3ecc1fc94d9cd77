import type { Page } from '@playwright/test'
import type { World } from '../world.ts'
import type { Person } from './people.ts'
import type { Words } from './words.ts'

/**
 * How to add a screen: one entry in a scene of `e2e/screens/*.ts`.
 *
 *     { name: 'gifts', who: 'admin', path: '/settings/gifts', screens: [titled('gifts', 'gifts.title')] }
 *
 * A scene is one page of one operator; its screens open from one another, in order. `check-scenes.ts` checks all of them for
 * accessibility violations, cut-off texts and texts that are not translated, and `npm run screens` takes screenshots. A screen
 * must be found in any language: by keys, roles, `data-` attributes, or by `words(…)`, never by a text.
 */
export type Scene = {
  name: string
  who: Person
  /** Where the page starts. */
  path: string | ((stage: Stage) => Promise<string>)
  /** Creates the rows, and replaces responses of the server, before the page is loaded. */
  prepare?(stage: Stage): Promise<unknown>
  screens: Screen[]
}

export type Screen = {
  name: string
  /** Opens the screen from where the previous one left the page, and resolves when it is completely visible. */
  open(stage: Stage): Promise<unknown>
  /** Prepares the page for the next screen. */
  leave?(stage: Stage): Promise<unknown>
  /** The part of a conversation that has it, when one part is visible at a time. */
  zone?: 'customer' | 'profile'
  /** It closes when the window changes its width, so it is opened again. */
  reopens?: boolean
  /** The width, if the screen exists at one width only. */
  only?: 'wide' | 'phone'
}

export type Stage = {
  page: Page
  world: World
  /** The operator of the page. */
  operator: { id: number; login: string }
  words: Words
}

/** The first screen of a scene: the page with this title. */
export const titled = (name: string, title: string): Screen => ({
  name,
  open: ({ page, words }) =>
    page
      .getByRole('heading', { name: words(title) })
      .first()
      .waitFor(),
})

/** A screen that is open when this text is visible. */
export const saying = (name: string, text: string, go?: Screen['open']): Screen => ({
  name,
  open: async (stage) => {
    await go?.(stage)
    await stage.page.getByText(stage.words(text)).first().waitFor()
  },
})

/** A dialog, opened by the button with this key, or by a function; Escape closes it. */
export const dialog = (name: string, opener: string | Screen['open'], then?: Screen['open']): Screen => ({
  name,
  open: async (stage) => {
    if (typeof opener === 'string') await pressButton(stage.page, opener)
    else await opener(stage)
    await anyDialog(stage.page).first().waitFor()
    await then?.(stage)
  },
  leave: ({ page }) => closeDialog(page),
})

/** A dialog that is shown and has its name: it gets the name a moment after it is shown. */
export const anyDialog = (page: Page) =>
  page.locator(':is([role=dialog], [role=alertdialog]):is([aria-label], [aria-labelledby]):visible')

export async function closeDialog(page: Page) {
  await page.keyboard.press('Escape')
  await anyDialog(page).first().waitFor({ state: 'hidden' })
}

/** Presses the button that shows this key, which works in any language. */
export const pressButton = (page: Page, key: string) =>
  page.locator(`[aria-keyshortcuts="${key}" i]:visible`).first().click()

/** Responds with this instead of the server. */
export const answerWith = (
  page: Page,
  path: string,
  status: number,
  json: object,
  headers: Record<string, string> = {},
) => page.route(path, (route) => route.fulfill({ status, json, headers }))
