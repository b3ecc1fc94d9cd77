import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { readRelease } from '../features/service/releases/read-release.ts'
import { builtPages, servePages } from '../platform/http/static.ts'

/**
 * A node in front of a panel, with its own pages, so that a test can change their release while other tests use the panel.
 * @param panel the URL of the panel
 */
export async function openPagesNode(panel: string) {
  const folder = mkdtempSync(join(tmpdir(), 'panel-release-'))
  cpSync(builtPages, folder, { recursive: true })
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', (incoming, reply, done) => {
    if (!incoming.url.startsWith('/api/')) return done()
    reply.hijack()
    const { method, headers } = incoming
    const passed = request(new URL(incoming.url, panel), { method, headers }, (answer) => {
      reply.raw.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply.raw)
    })
    passed.on('error', () => reply.raw.destroy())
    reply.raw.on('close', () => passed.destroy())
    incoming.raw.pipe(passed)
  })
  app.get('/last-release', async () => ({ release: await readRelease(folder) }))
  await servePages(app, folder)
  let releases = 0
  let former: string[] = []
  return {
    address: await app.listen({ port: 0, host: '127.0.0.1' }),
    /** From now on it serves another release, as after a build: its files have other digests in their names. */
    release() {
      former = copyFiles(folder, String(++releases))
    },
    /** Deletes the files of the former release: a page that still runs it can load no more parts. */
    deleteFormer() {
      for (const path of former) rmSync(path)
    },
    async close() {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const digest = /-([\w-]{8})(?=\.(?:js|css|woff2)$)/

/** Copies the files with a digest to other names, and writes these names into the copies and the page. @returns the originals */
function copyFiles(folder: string, mark: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  // A compressed copy of the page would still have the old names.
  for (const file of files.filter((name) => /\.(br|gz)$/.test(name))) rmSync(join(folder, file))
  const fresh = (path: string) => path.replace(digest, (_, old: string) => `-${mark}${old.slice(0, 7)}`)
  const hashed = files.filter((name) => digest.test(name))
  const names = hashed.map((path) => path.replace(/^.*[\\/]/, ''))
  for (const file of hashed) cpSync(join(folder, file), join(folder, fresh(file)))
  for (const file of files.filter((name) => /\.(js|json|css|html)$/.test(name))) {
    const path = join(folder, fresh(file))
    let text = readFileSync(path, 'utf8')
    for (const name of names) text = text.replaceAll(name, fresh(name))
    writeFileSync(path, text.replace(/(<meta name="release" content=")[^"]+/, `$1release-${mark}`))
  }
  return hashed.map((file) => join(folder, file))
}
