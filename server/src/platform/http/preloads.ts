import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localeIn } from '@panel/contract/locale'
import { z } from 'zod'

const addresses = z.array(z.string())

/** `preloads.json`, which the build puts beside the pages: what they do not name themselves. */
const built = z.strictObject({
  panel: addresses,
  texts: z.record(z.string(), z.string()),
  answers: z.strictObject({ user: addresses, pages: z.record(z.string(), addresses) }),
})

type Visit = { path: string; cookies: string; isVisitor: boolean }

/**
 * The `Link` header of a page: what its scripts would ask for only once they run. The browser asks for it at once.
 * @param folder where the build is; read each time, for it may be replaced while the server runs
 */
export async function preloadsFor(folder: string, { path, cookies, isVisitor }: Visit): Promise<string> {
  const known = built.parse(JSON.parse(await readFile(join(folder, 'preloads.json'), 'utf8')))
  const texts = known.texts[localeIn(cookies)] ?? []
  const files = isVisitor ? [texts] : [known.panel, texts]
  const asked = isVisitor ? [] : [known.answers.user, known.answers.pages[path] ?? []]
  return [...files.flat().map(fileLink), ...asked.flat().map((address) => `<${address}>; ${fetched}`)].join(
    ', ',
  )
}

const fetched = 'rel=preload; as=fetch; crossorigin'

const fileLink = (file: string) =>
  `<${file}>; ${file.endsWith('.css') ? 'rel=preload; as=style' : 'rel=modulepreload'}; crossorigin`
