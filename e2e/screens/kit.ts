import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { createServer } from 'vite'
import { type Width, widths } from './walk.ts'

type Picture = { screen: string; language: string; width: Width; theme: 'light' | 'dark'; file: string }

/** The states of the kit's page, each with the step that brings the page there. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  rest: async () => {},
  hover: (page) => page.getByRole('button', { name: 'normal' }).hover(),
  focus: (page) => page.getByRole('button', { name: 'Green Chosen' }).focus(),
  list: (page) => page.getByRole('button', { name: 'Green Chosen' }).press('Enter'),
  search: (page) => page.getByRole('button', { name: 'With search' }).press('Enter'),
  nothing: async (page) => {
    await page.getByRole('button', { name: 'With search' }).press('Enter')
    await page.keyboard.type('nobody')
  },
  dialog: (page) => open(page, 'Dialog'),
  'alert-dialog': (page) => open(page, 'Alert dialog'),
  drawer: (page) => open(page, 'Drawer'),
  palette: (page) => open(page, 'Palette'),
  menu: (page) => open(page, 'Menu'),
  calendar: (page) => page.getByRole('button', { name: 'From – To' }).first().click(),
}

const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Takes the pictures of the page that shows every part of the kit (`web/kit.html`): only the development server has it. */
export async function takeKit(browser: Browser, out: string): Promise<Picture[]> {
  const web = fileURLToPath(new URL('../../web', import.meta.url))
  const server = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0 },
  })
  await server.listen()
  mkdirSync(join(out, 'kit'), { recursive: true })
  const context = await browser.newContext({
    baseURL: server.resolvedUrls?.local[0],
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const taken: Picture[] = []
  try {
    for (const direction of ['ltr', 'rtl'])
      for (const width of ['wide', 'phone'] as const)
        for (const [state, show] of Object.entries(states)) {
          await page.setViewportSize(widths[width])
          await page.goto('about:blank')
          await page.goto(`/kit.html#${direction}`)
          await page.getByRole('heading', { name: 'Kit' }).waitFor()
          await show(page)
          for (const theme of ['dark', 'light'] as const) {
            await page.evaluate((scheme) => {
              document.documentElement.style.colorScheme = scheme
            }, theme)
            const file = `kit/${state}-${direction}-${width}-${theme}.png`
            // Dialogs and menus are placed in the window: a picture of the whole page would move them.
            await page.screenshot({ path: join(out, file), fullPage: state === 'rest' })
            taken.push({ screen: `${state}, ${direction}`, language: 'kit', width, theme, file })
          }
        }
  } finally {
    await context.close()
    await server.close()
  }
  return taken
}
