import { createRequire } from 'node:module'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium } from './scripts/chromium.mjs'

/** The icons in one file: as modules they are six thousand, which takes ten seconds to load. */
const alias = {
  '@tabler/icons-react': createRequire(`${import.meta.dirname}/web/`).resolve('@tabler/icons-react'),
}

/** Chromium's sandbox needs rights that root in a container does not have. */
const chromiumArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  test: {
    // More workers than cores: the tests often wait for PostgreSQL, the browser, and other processes.
    maxWorkers: 5,
    projects: [
      {
        test: {
          name: 'server',
          // Files share what they import: loading it anew for each took a quarter of the time. Each has its own database.
          isolate: false,
          include: [
            'contract/**/*.test.ts',
            'server/**/*.test.ts',
            'simulator/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.ts',
            '*.test.ts',
          ],
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', include: ['web/src/**/*.test.ts'], alias } },
      {
        extends: './web/vite.config.ts',
        root: 'web',
        resolve: { alias },
        // React Aria renders every row of a virtual table in tests, unless this is set.
        define: { 'process.env.VIRT_ON': '"1"' },
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          testTimeout: 60_000,
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
