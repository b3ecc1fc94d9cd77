import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localeIn } from '@panel/contract/locale'
import { z } from 'zod'

const addresses = z.array(z.string())

/** `preloads.json`, which the build puts beside the pages: files and addresses, each kind in the order in which it should come. */
const built = z.strictObject({
  gate: addresses,
  panel: addresses,
  texts: z.record(z.string(), z.string()),
  answers: z.strictObject({ user: addresses, pages: z.record(z.string(), addresses) }),
})

type Visit = { path: string; cookies: string; isVisitor: boolean }

/**
 * The `Link` header of a page: all that its scripts will ask for once they run. The browser asks for it at once.
 * @param folder where the build is; read each time, for it may be replaced while the server runs
 */
export async function preloadsFor(folder: string, { path, cookies, isVisitor }: Visit): Promise<string> {
  const known = built.parse(JSON.parse(await readFile(join(folder, 'preloads.json'), 'utf8')))
  const texts = known.texts[localeIn(cookies)] ?? []
  const files = isVisitor ? [known.gate, texts] : [known.gate, known.panel, texts]
  const asked = isVisitor ? [] : [known.answers.user, known.answers.pages[path] ?? []]
  return [...files.flat().map(fileLink), ...asked.flat().map((address) => `<${address}>; ${fetched}`)].join(
    ', ',
  )
}

const fetched = 'rel=preload; as=fetch; crossorigin'

function fileLink(file: string): string {
  if (file.endsWith('.css')) return `<${file}>; rel=preload; as=style; crossorigin`
  // Only what stands in its folder is a module.
  return file.startsWith('/assets/')
    ? `<${file}>; rel=modulepreload; crossorigin`
    : `<${file}>; rel=preload; as=script`
}
