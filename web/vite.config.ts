import { createHash } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rollup } from 'vite'

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

/**
 * Two pages that are the same but for their heads. Browsers that have no session get one that shows the sign-in without asking the
 * server who is signed in, which would be refused. The other asks, and loads the panel, at once, not first the script that wants it.
 */
const visitors: Plugin = {
  name: 'visitors',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      const page = files['index.html']
      if (page?.type !== 'asset') throw new Error('The page is built first')
      const source = String(page.source)
      this.emitFile({
        type: 'asset',
        fileName: 'visitor.html',
        source: inHead(source, '<meta name="visitor">'),
      })
      page.source = inHead(source, whoIsSignedIn, ...linksTo(panelIn(files), source))
    },
  },
}

/** What the home page asks for: beside the scripts, not after them. */
const answers = { '/': ['/api/queues', '/api/queue-samples', '/api/my-day'] }

/** Tells the server what a page needs that depends on who asks for it, and where. */
const preloads: Plugin = {
  name: 'preloads',
  apply: 'build',
  generateBundle(_, files) {
    const texts = Object.values(files).flatMap((file) => {
      const language = file.type === 'chunk' && file.facadeModuleId?.match(/\/locales\/([\w-]+)\.json$/)?.[1]
      return language ? [[language, `/${file.fileName}`]] : []
    })
    this.emitFile({
      type: 'asset',
      fileName: 'preloads.json',
      source: JSON.stringify({ texts: Object.fromEntries(texts), answers }),
    })
  },
}

/** The question who is signed in, asked while the scripts are on their way. */
const whoIsSignedIn = '<link rel="preload" as="fetch" crossorigin href="/api/user.php">'

const inHead = (page: string, ...tags: string[]) =>
  page.replace(/ *<\/head>/, [...tags.map((tag) => `    ${tag}\n`), '  </head>'].join(''))

/** The panel's file and those that it is loaded with, each once. */
function panelIn(files: Rollup.OutputBundle): string[] {
  const panel = Object.values(files).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/shell/Panel.tsx')),
  )
  const found = new Set<string>()
  const add = (name: string) => {
    const file = files[name]
    if (found.has(name) || file?.type !== 'chunk') return
    found.add(name)
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style)
    file.imports.forEach(add)
  }
  if (!panel) throw new Error('The panel is a part of its own')
  add(panel.fileName)
  return [...found]
}

/** Loads files that the page does not name yet beside those that it does. */
const linksTo = (names: string[], page: string) =>
  names
    .filter((name) => !page.includes(name))
    .map((name) =>
      name.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${name}">`
        : `<link rel="modulepreload" crossorigin href="/${name}">`,
    )

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), release, visitors, preloads],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy lets fonts and scripts come from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A file each: a dozen small ones take turns on a slow line. The panel's has the page one comes to first.
          groups: [
            { name: 'gate', tags: ['$initial'] },
            { name: 'panel', test: /\/(shell\/Panel|queue\/HomePage|stats\/MyDayPanel)\.tsx$/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': process.env.PANEL_SERVER ?? 'http://127.0.0.1:3000',
      '/last-release': process.env.PANEL_SERVER ?? 'http://127.0.0.1:3000',
    },
  },
})
