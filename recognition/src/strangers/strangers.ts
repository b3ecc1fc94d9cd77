import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { RecognisedLanguage } from '../languages.ts'
import { type Source, sources, type Use } from './packages.ts'
import { asLines, readTexts } from './read-texts.ts'

const folder = `${tmpdir()}/recognition-strangers`

/** Downloads and unpacks the packages that are not there yet; nothing is installed. @throws without Debian's `apt-get` and its sources */
export function fetchStrangers(use: Use): void {
  mkdirSync(folder, { recursive: true })
  for (const { package: name } of sources.filter((source) => source.use === use)) {
    if (existsSync(`${folder}/${name}`)) continue
    const parts = `${folder}/${name}.part`
    rmSync(parts, { recursive: true, force: true })
    mkdirSync(parts)
    execFileSync('apt-get', ['download', '-qq', '-o', 'APT::Sandbox::User=root', name], {
      cwd: parts,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [archive] = readdirSync(parts)
    execFileSync('dpkg-deb', ['-x', `${parts}/${archive}`, `${folder}/${name}`])
    rmSync(parts, { recursive: true })
  }
}

/** The lines of strangers in a language, each once, in the order of their files; none where no package has the language. */
export function strangersLines(use: Use, language: RecognisedLanguage): string[] {
  const texts = sources
    .filter((source) => source.use === use && (source.languages ?? [language]).includes(language))
    .flatMap((source) => textsOf(source, language))
  return asLines(texts)
}

function textsOf(source: Source, language: RecognisedLanguage): string[] {
  const english = language === 'en' ? source.english : undefined
  const pattern = new RegExp(english ?? source.files.replace('<language>', language))
  const names = readdirSync(`${folder}/${source.package}`, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => pattern.test(`/${name}`))
    .sort()
    .flatMap((name) =>
      readTexts(source.form, readFileSync(`${folder}/${source.package}/${name}`), english !== undefined),
    )
}
