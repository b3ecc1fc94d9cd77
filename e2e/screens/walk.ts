import type { BrowserContext, Page } from '@playwright/test'
import { sessionCookie } from '../../server/src/features/people/sign-in/session.ts'
import type { World } from '../world.ts'
import { makePerson } from './people.ts'
import type { Scene, Screen, Stage } from './screen.ts'
import type { Words } from './words.ts'

export const widths = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const
export type Width = keyof typeof widths

type Walk = {
  context: BrowserContext
  address: string
  world: World
  words: Words
  /** Sets the language of this run for a page. */
  speak(page: Page): Promise<unknown>
  /** Called for each screen, at each of its widths. */
  visit(screen: Screen, width: Width, page: Page): Promise<void>
}

/** Opens the screens of a scene, each at desktop width and at phone width. */
export async function walk(scene: Scene, { context, address, world, words, speak, visit }: Walk) {
  const { operator, cookie } = await makePerson(world, scene.who)
  if (scene.who !== 'visitor')
    await context.addCookies([{ name: sessionCookie, value: cookie.value, url: address }])
  const page = await context.newPage()
  const stage: Stage = { page, world, operator, words }
  await page.setViewportSize(widths.wide)
  await speak(page)
  await scene.prepare?.(stage)
  await publishTold(world)
  await page.goto(typeof scene.path === 'string' ? scene.path : await scene.path(stage))
  for (const screen of scene.screens) {
    if (screen.only === 'phone') await page.setViewportSize(widths.phone)
    await open(scene, screen, stage)
    if (screen.only !== 'phone') await visit(screen, 'wide', page)
    if (screen.only !== 'wide') {
      if (screen.reopens) await screen.leave?.(stage)
      await page.setViewportSize(widths.phone)
      if (screen.reopens) await open(scene, screen, stage)
      if (screen.zone) await showZone(page, screen.zone)
      await visit(screen, 'phone', page)
      if (screen.zone) await showZone(page, 'chat')
    }
    await page.setViewportSize(widths.wide)
    await screen.leave?.(stage)
  }
}

async function open(scene: Scene, screen: Screen, stage: Stage) {
  try {
    await screen.open(stage)
    await settle(stage.page)
  } catch (error) {
    throw new Error(`The screen "${screen.name}" of "${scene.name}" does not open`, { cause: error })
  }
}

/**
 * The page applies a change of the system's theme in its next frame, which can take long on a busy machine. This applies it at
 * once.
 */
export async function showTheme(page: Page, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate((name) => document.documentElement.setAttribute('data-color-scheme', name), theme)
}

const showZone = (page: Page, zone: string) => page.locator(`fieldset button[data-zone=${zone}]`).click()

/** Waits until the visible images and the fonts are loaded. */
async function settle(page: Page) {
  await page.waitForFunction(() => {
    const images = [...document.images].filter((image) => image.checkVisibility())
    return images.every(({ complete }) => complete)
  })
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

/**
 * The version that customers of a world were shown, unless the scene has published it. Its language is none of the panel, so that no scene
 * of a site owner's texts has it.
 */
async function publishTold({ db, siteowner }: Walk['world']) {
  const told = { siteowner_id: siteowner.id, version: '4' }
  const published = await db
    .selectFrom('disclosures')
    .where('siteowner_id', '=', told.siteowner_id)
    .where('version', '=', told.version)
    .select('version')
    .executeTakeFirst()
  if (published) return
  await db
    .insertInto('disclosures')
    .values({ ...told, language: 'de', body: 'All profiles are fictional.' })
    .execute()
}
