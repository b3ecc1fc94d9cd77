import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { withPanel } from '../../bench/src/panel.ts'
import { provideChromium } from '../../scripts/chromium.mjs'
import { openDatabase } from '../../server/src/platform/database.ts'
import { addressOf, readCluster } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { servePhoto } from '../photo-host.ts'
import { scenes } from '../screens.ts'
import { makeWorlds } from '../world.ts'
import { takeKit } from './kit.ts'
import { speakPseudo } from './language.ts'
import { pseudoOf } from './pseudo.ts'
import type { Scene } from './screen.ts'
import { showTheme, type Width, walk } from './walk.ts'
import { readTexts, wordsOf } from './words.ts'

/**
 * `npm run screens -- --out DIR`: pictures of every screen at both widths, light and dark, and `index.html` with all of them.
 * `--languages pl,nl` takes other languages than English, and `pseudo` is one of them. `--scenes home,gate` takes only these
 * scenes; the scene `kit` is the page of all components.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    languages: { type: 'string', default: 'en' },
    scenes: { type: 'string' },
  },
})
if (!values.out) throw new Error('Name the folder: npm run screens -- --out DIR')
const out = values.out
const wanted = values.scenes?.split(',')
const shown = scenes.filter(({ name }) => !wanted || wanted.includes(name))

type Picture = { screen: string; language: string; width: Width; theme: 'light' | 'dark'; file: string }
type Panel = { address: string; makeWorld: ReturnType<typeof makeWorlds>['makeWorld'] }

const pictures = await withWorlds(takeAll)
writeFileSync(join(out, 'index.html'), contactSheet(pictures))
console.log(`${pictures.length} pictures: ${join(out, 'index.html')}`)

async function takeAll(panel: Panel): Promise<Picture[]> {
  const { path } = await provideChromium()
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: path, args })
  const taken: Picture[] = []
  for (const language of values.languages.split(',')) {
    mkdirSync(join(out, language), { recursive: true })
    for (const scene of shown) {
      // If one scene fails, the pictures of the others are still taken.
      await take(scene, language, browser, panel, taken).catch((error: unknown) => {
        console.error(error)
        process.exitCode = 1
      })
      console.log(`${language}: ${scene.name}`)
    }
  }
  if (!wanted || wanted.includes('kit')) taken.push(...(await takeKit(browser, out)))
  await browser.close()
  return taken
}

async function take(
  scene: Scene,
  language: string,
  browser: Browser,
  { address, makeWorld }: Panel,
  taken: Picture[],
) {
  const texts = language === 'pseudo' ? pseudoOf(readTexts('en')) : readTexts(language)
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' })
  const speak = async (page: Page) => {
    if (language === 'pseudo') await speakPseudo(page, texts)
    else await context.addCookies([{ name: 'locale', value: language, url: address }])
  }
  try {
    await walk(scene, {
      context,
      address,
      world: await makeWorld(),
      words: wordsOf(texts),
      speak,
      visit: async ({ name }, width, page) => {
        for (const theme of ['dark', 'light'] as const) {
          await showTheme(page, theme)
          const file = `${language}/${name}-${width}-${theme}.png`
          await page.screenshot({ path: join(out, file) })
          taken.push({ screen: name, language, width, theme, file })
        }
      },
    })
  } finally {
    await context.close()
  }
}

/** Starts a panel for the work, with a `makeWorld` like that of the journeys, and stops it afterwards. */
async function withWorlds<T>(work: (panel: Panel) => Promise<T>): Promise<T> {
  const host = await servePhoto()
  const toPanel = async ({ url, folder }: { url: string; folder: string }) => {
    const cluster = readCluster(folder)
    if (!cluster) throw new Error(`No PostgreSQL in ${folder}`)
    const { db, close } = openDatabase(addressOf(cluster), { size: 2 })
    const { makeWorld } = makeWorlds({ db, address: url, photo: host.url })
    const result = await work({ address: url, makeWorld })
    await close()
    return result
  }
  try {
    return await withPanel(toPanel, { WEBHOOK_HOSTS: new URL(host.url).host })
  } finally {
    await host.close()
  }
}

/** All pictures on one page, each screen in a line. */
function contactSheet(all: Picture[]): string {
  const lines = Map.groupBy(all, ({ language, screen }) => `${language}: ${screen}`)
  const sections = [...lines].map(([title, line]) => {
    const images = line.map(
      ({ file, width, theme }) =>
        `<a href="${file}"><img loading="lazy" src="${file}" alt="${title}, ${width}, ${theme}"></a>`,
    )
    return `<h2>${title}</h2><p>${images.join('')}</p>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px sans-serif}p{display:flex;gap:8px;align-items:start}img{height:260px;border:1px solid #999}</style>
${sections.join('\n')}
`
}
