import { defineConfig } from '@playwright/test'
import { provideChromium } from './scripts/chromium.mjs'

const { path: executablePath } = await provideChromium()
const args = [
  // The pages of a browser context share a renderer, which has compiled the scripts.
  '--process-per-site',
  // A page lives for seconds: V8 would need more time to optimize its code than the faster code saves, also for axe. The first
  // compiler, the kept code, and a large space for new objects save more than V8's lite mode.
  '--js-flags=--no-maglev --no-turbofan --no-flush-bytecode --min-semi-space-size=32',
  // Chromium's sandbox needs rights that root does not have in a container.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Long journeys start first: at the end of the run, no worker waits for the others. */
const long = ['**/screens/*.test.ts', '**/keyboard.test.ts']

/** The browser tests (journeys). `npm test` runs them after all other tests: at the same time, both would be slow. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  // One more than cores, for the times in which a journey waits. With five, pages render slower, and are asked more often whether
  // they are ready: the same journeys took 111 s of CPU, and 93 with three.
  workers: 3,
  fullyParallel: true,
  projects: [
    { name: 'long', testMatch: long },
    { name: 'other', testIgnore: long },
  ],
  // A page is slow on a busy machine, and a journey has many steps.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // `npm test` prints the names of those that need the second try.
  retries: 1,
  reporter: [['list']],
  use: {
    launchOptions: { executablePath, args },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'en',
    // During a fade, text has less contrast than axe asks for.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // Recording every journey would make the run slower: only the second try is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
})
