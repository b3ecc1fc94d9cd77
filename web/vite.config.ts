import { createHash } from 'node:crypto'
import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { interfaceLanguages } from '../contract/src/rules/enumerations.ts'
import { fileGroups } from './file-groups.ts'

/**
 * Writes the release into the head of the page. The release is a digest of the page. It changes with every file, because the name of a
 * file contains its digest and the page names its files. The page compares its release with the one that the server returns.
 */
const release: Plugin = {
  name: 'release',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page) => [
      {
        tag: 'meta',
        attrs: {
          name: 'release',
          content: createHash('sha256').update(page).digest('hex').slice(0, 16),
        },
        injectTo: 'head',
      },
    ],
  },
}

/**
 * The version of the page for browsers without a session. It shows the sign-in at once: a request for the signed-in operator would be
 * refused.
 */
const visitor: Plugin = {
  name: 'visitor',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      const page = files['index.html']
      if (page?.type !== 'asset') throw new Error('The page is built first')
      const source = String(page.source).replace(/ *<\/head>/, '    <meta name="visitor">\n  </head>')
      this.emitFile({ type: 'asset', fileName: 'visitor.html', source })
    },
  },
}

/** Replaces React Aria's texts for the hidden buttons that close an open list or dialog. */
const overlayStrings: Plugin = {
  name: 'overlay-strings',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './intlStrings.mjs' && importer?.endsWith('/overlays/DismissButton.mjs')
      ? join(import.meta.dirname, 'src/ui/overlays/overlay-strings.ts')
      : null,
}

export default defineConfig({
  root: import.meta.dirname,
  // React Aria has its own texts in 34 languages.
  plugins: [
    react(),
    optimizeLocales.vite({ locales: [...interfaceLanguages] }),
    overlayStrings,
    release,
    visitor,
  ],
  // The development server and the component tests bundle the libraries separately, and do not apply the plugins above to them.
  optimizeDeps: { rolldownOptions: { plugins: [overlayStrings] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy allows fonts and scripts only from files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // `scripts/build-web.mjs` reads it, and adds what the server runs on.
    license: { fileName: 'licences.json' },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: fileGroups },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': process.env.PANEL_SERVER ?? 'http://127.0.0.1:3000',
      '/last-release': process.env.PANEL_SERVER ?? 'http://127.0.0.1:3000',
      '/licences': process.env.PANEL_SERVER ?? 'http://127.0.0.1:3000',
    },
  },
})
