import type { Page } from '@playwright/test'
import type { World } from '../world.ts'
import type { Person } from './people.ts'
import type { Words } from './words.ts'

/**
 * How to add a screen: one entry in a scene of `e2e/screens/*.ts`.
 *
 *     { name: 'later', who: 'admin', path: '/history', screens: [titled('later', 'page_later.title')] }
 *
 * A scene is one page of one person; its screens open from one another, in their order. `check-scenes.ts` then looks for
 * barriers, cut texts and texts that are not translated on all of them, and `npm run screens` takes their pictures. So a screen
 * must be found in any language: by keys, roles, `data-` attributes, or by `words(…)`, never by a text.
 */
export type Scene = {
  name: string
  who: Person
  /** Where the page starts. */
  path: string | ((stage: Stage) => Promise<string>)
  /** Makes the rows, and answers calls in place of the server; before the page is loaded. */
  prepare?(stage: Stage): Promise<unknown>
  screens: Screen[]
}

export type Screen = {
  name: string
  /** Goes there from where the screen before left the page, and ends when all of it can be seen. */
  open(stage: Stage): Promise<unknown>
  /** Makes the page ready for the next screen. */
  leave?(stage: Stage): Promise<unknown>
  /** Which part of a conversation it is in, where one part shows at a time. */
  zone?: 'customer' | 'profile'
  /** It closes when the window changes its width: it is opened anew there. */
  reopens?: boolean
  /** Where it is at one width only. */
  only?: 'wide' | 'phone'
}

export type Stage = {
  page: Page
  world: World
  /** The person at the page. */
  operator: { id: number; login: string }
  words: Words
  /** Brings back the language of the walk, after `page.unrouteAll`. */
  speak(): Promise<unknown>
}

/** The first screen of a scene: the page that has this title. */
export const titled = (name: string, title: string): Screen => ({
  name,
  open: ({ page, words }) =>
    page
      .getByRole('heading', { name: words(title) })
      .first()
      .waitFor(),
})

/** A screen that is there when this text is. */
export const saying = (name: string, text: string, go?: Screen['open']): Screen => ({
  name,
  open: async (stage) => {
    await go?.(stage)
    await stage.page.getByText(stage.words(text)).first().waitFor()
  },
})

/** A dialog, opened by the button that has this key, or as told; Escape closes it. */
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

/** The dialog stays for the next screen. */
export const staying = (screen: Screen): Screen => ({ ...screen, leave: undefined })

/** A dialog gets its name one step after it is shown. */
export const anyDialog = (page: Page) =>
  page.locator(':is([role=dialog], [role=alertdialog]):is([aria-label], [aria-labelledby]):visible')

export async function closeDialog(page: Page) {
  await page.keyboard.press('Escape')
  await anyDialog(page).first().waitFor({ state: 'hidden' })
}

/** Presses the button with this key printed on it: found in any language. */
export const pressButton = (page: Page, key: string) =>
  page.locator(`[aria-keyshortcuts="${key}" i]:visible`).first().click()

/** Gives this answer in place of the server. */
export const answerWith = (
  page: Page,
  path: string,
  status: number,
  json: object,
  headers: Record<string, string> = {},
) => page.route(path, (route) => route.fulfill({ status, json, headers }))
