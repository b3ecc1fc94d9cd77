import { createRequire } from 'node:module'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { findChromium } from './scripts/chromium.mjs'

/** The icons in one file: as modules they are six thousand, which takes ten seconds to load. */
const alias = {
  '@tabler/icons-react': createRequire(`${import.meta.dirname}/web/`).resolve('@tabler/icons-react'),
}

/** Chromium's sandbox needs rights that root in a container does not have. */
const chromiumArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** The files that take more than ten seconds, the longest first. */
const long = [
  'bench/src/faults.test.ts',
  'integrations/kits.test.ts',
  'integrations/xmpp/bridge.test.ts',
  'server/src/main.test.ts',
  'server/src/testing/endpoints/input.test.ts',
  'bench/src/endings.test.ts',
  'server/src/testing/endpoints/access.test.ts',
  'server/src/database-roles.test.ts',
  'server/src/testing/endpoints/origin.test.ts',
  'server/src/testing/endpoints/bodies.test.ts',
  'web/src/testing/kit/KitPage.test.tsx',
  'server/src/features/answering/queue/lease.property.test.ts',
  'server/src/platform/migrate.test.ts',
  'scripts/release.test.ts',
  'server/src/each-postgres.test.ts',
  'simulator/src/mixed.test.ts',
  'server/src/features/insight/stats/roll-up.property.test.ts',
  'server/src/platform/standby.test.ts',
  'server/src/features/people/sign-in/slow-down.test.ts',
  'simulator/src/robots/robots.test.ts',
  'simulator/src/site/with-the-panel.test.ts',
  'server/src/platform/silent-database.test.ts',
  'server/src/customer.test.ts',
  'server/src/features/service/audit/seal.test.ts',
  'server/src/features/sites/deliveries/refusals.test.ts',
]

/** Starts the long files first: at the end of the run, no worker waits for the others. By itself, a clean checkout starts large files first. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => {
      const found = long.findIndex((name) => moduleId.endsWith(`/${name}`))
      return found < 0 ? long.length : found
    }
    return sorted.sort((one, other) => rank(one) - rank(other))
  }
}

/**
 * One more than the cores of a small machine: the tests often wait for PostgreSQL, the browser, and other processes. What they leave
 * is used by the lint and the types. Four were not faster, and a server that had just started was not ready in time. Projects with
 * the same number run together.
 */
const maxWorkers = 3

/**
 * How long a test waits for something that will come (`expect.poll` and `expect.element`), and how long it may take. A quiet machine needs
 * a fraction of it, one that does other work many times as long: a test that calls every endpoint took more than a minute.
 */
const waits = { expect: { poll: { timeout: 60_000 } }, testTimeout: 240_000, hookTimeout: 240_000 }

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    maxWorkers,
    projects: [
      {
        test: {
          name: 'server',
          // Files share what they import: loading it anew for each took a quarter of the time. Each has its own database.
          isolate: false,
          include: [
            'contract/**/*.test.ts',
            'demo/**/*.test.ts',
            'recognition/**/*.test.ts',
            'server/**/*.test.ts',
            'simulator/**/*.test.ts',
            'bench/**/*.test.ts',
            'integrations/**/*.test.ts',
            'scripts/**/*.test.ts',
            '*.test.ts',
          ],
          globalSetup: ['server/src/testing/global-setup.ts'],
          ...waits,
        },
      },
      { test: { name: 'web', isolate: false, include: ['web/src/**/*.test.ts'], alias, ...waits } },
      {
        extends: './web/vite.config.ts',
        root: 'web',
        resolve: { alias },
        // React Aria renders every row of a virtual table in tests, unless this is set.
        define: { 'process.env.VIRT_ON': '"1"' },
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          maxWorkers,
          ...waits,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: chromiumArgs },
              contextOptions: { locale: 'en', reducedMotion: 'reduce' },
            }),
            viewport: { width: 1000, height: 800 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
