import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localeIn } from '@panel/contract/locale'
import { z } from 'zod'

/** `preloads.json`, which the build puts beside the pages. */
const built = z.strictObject({
  /** The file with the texts, by language. */
  texts: z.record(z.string(), z.string()),
  /** What a page asks the API for as soon as it is shown, by its path. */
  answers: z.record(z.string(), z.array(z.string())),
})

type Visit = { path: string; cookies: string; isVisitor: boolean }

/**
 * The `Link` header of a page: what its scripts would ask for only once they run, and what the page itself can't name, since
 * it depends on the cookies or the address.
 * @param folder where the build is; read each time, for it may be replaced while the server runs
 */
export async function preloadsFor(folder: string, { path, cookies, isVisitor }: Visit): Promise<string> {
  const { texts, answers } = built.parse(JSON.parse(await readFile(join(folder, 'preloads.json'), 'utf8')))
  const asked = isVisitor ? [] : (answers[path] ?? [])
  return [
    `<${texts[localeIn(cookies)]}>; rel=modulepreload; crossorigin`,
    ...asked.map((address) => `<${address}>; rel=preload; as=fetch; crossorigin`),
  ].join(', ')
}
