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
 * The page for browsers that have no session: the same, but it knows. It shows the sign-in without asking the server who is
 * signed in, which would be refused.
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

/** What a signed-in operator's page asks for, and home's: beside the scripts, not after them. */
const answers = {
  user: ['/api/user.php'],
  pages: { '/': ['/api/queues', '/api/queue-samples', '/api/my-day'] },
}

/**
 * Tells the server what a page needs and does not name itself. What is waited for longest stands first: a browser without HTTP/2
 * gets six at a time.
 */
const preloads: Plugin = {
  name: 'preloads',
  apply: 'build',
  generateBundle(_, files) {
    const chunks = Object.values(files).filter((file) => file.type === 'chunk')
    const chunkWith = (module: string) =>
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    const texts = chunks.flatMap(({ facadeModuleId, fileName }) => {
      const [, language] = facadeModuleId?.match(/\/locales\/([\w-]+)\.json$/) ?? []
      return language ? [[language, `/${fileName}`]] : []
    })
    // The page itself names these.
    const gate = filesWith(files, chunkWith('/src/main.tsx'))
    this.emitFile({
      type: 'asset',
      fileName: 'preloads.json',
      source: JSON.stringify({
        panel: filesWith(files, chunkWith('/shell/Panel.tsx')).filter((file) => !gate.includes(file)),
        texts: Object.fromEntries(texts),
        answers,
      }),
    })
  },
}

/** A chunk, its styles, and those it is loaded with. */
function filesWith(files: Rollup.OutputBundle, chunk: Rollup.OutputChunk | undefined): string[] {
  if (!chunk) throw new Error('Gate and panel are parts of their own')
  const found = new Set<string>()
  const add = (part: Rollup.OutputChunk) => {
    for (const style of part.viteMetadata?.importedCss ?? []) found.add(`/${style}`)
    found.add(`/${part.fileName}`)
    for (const name of part.imports) {
      const other = files[name]
      if (other?.type === 'chunk' && !found.has(`/${name}`)) add(other)
    }
  }
  add(chunk)
  return [...found]
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), release, visitor, preloads],
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
            { name: 'panel', test: /\/(shell\/Panel|home\/HomePage)\.tsx$/ },
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
