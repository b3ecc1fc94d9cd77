import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverPackages } from './server-packages.mjs'

/** The names of the emoji are data, in no package. */
const emojiNames = {
  name: 'Unicode CLDR annotations',
  version: '48.2.0',
  identifier: 'Unicode-3.0',
  licence: 'web/src/features/answering/emoji/names/LICENSE',
}

/**
 * The licences of everything that is shipped, as one text: of the project, of what the pages contain, and of what the server runs on.
 * Packages with the same text are listed above it, together.
 * @param pages what the build of the pages found: `{ name, version, identifier, text }` of each package
 */
export function licencesText(pages) {
  const data = { ...emojiNames, text: readFileSync(emojiNames.licence, 'utf8') }
  const named = new Map([...pages, ...ofServer(), data].map((one) => [`${one.name} ${one.version}`, one]))
  const byText = new Map()
  for (const name of [...named.keys()].sort()) {
    const { identifier, text } = named.get(name)
    byText.set(text.trim(), [...(byText.get(text.trim()) ?? []), `${name} (${identifier})`])
  }
  const notices = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`)
  return `${['Operator panel', readFileSync('LICENSE', 'utf8').trim(), ...notices].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

const ofServer = () =>
  serverPackages().map(({ path, name, version, licence }) => ({
    name,
    version,
    identifier: licence ?? 'see below',
    text: textOf(path),
  }))

/** The files with the licence. A package without one says in its README under which it stands. */
function textOf(folder) {
  const files = readdirSync(folder)
  const own = files.filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
  if (own.length > 0) return own.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n')
  const readme = files.find((name) => /^readme/i.test(name))
  const about = readme && /^#+ .*licen[cs][\s\S]*/im.exec(readFileSync(join(folder, readme), 'utf8'))?.[0]
  return about?.trim() ?? 'The package has no text of its own.'
}
