import { createHash } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Names the release in the head of the page: a digest of it, and with it of all files, since it holds or leads to their
 * digests. The server tells which release it serves, the page which one it runs.
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), release],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy lets fonts and scripts come from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': process.env.PANEL_SERVER ?? 'http://127.0.0.1:3000',
      '/last-release': process.env.PANEL_SERVER ?? 'http://127.0.0.1:3000',
    },
  },
})
