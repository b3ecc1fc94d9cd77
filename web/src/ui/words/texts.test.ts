import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  conversationStatuses,
  customerFields,
  factChoices,
  interfaceLanguages,
  memberTypes,
  messageTurns,
} from '@panel/contract/rules/enumerations'
import { interests } from '@panel/contract/rules/interests'
import { describe, expect, it } from 'vitest'

const sources = join(import.meta.dirname, '../..')
const locales = join(sources, '../../contract/src/locales')

type Nested = { [key: string]: string | Nested }
const flatten = (texts: Nested, above = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value]] : flatten(value, `${above}${key}.`),
  )
const filesOf = (language: string) =>
  [`${language}.json`, `administration/${language}.json`, `holds/${language}.json`]
    .map((name) => join(locales, name))
    .filter((file) => existsSync(file))
const catalogue = (language: string) =>
  new Map(filesOf(language).flatMap((file) => flatten(JSON.parse(readFileSync(file, 'utf8')) as Nested)))

const pluralForm = /_(zero|one|two|few|many|other)$/
const bare = (key: string) => key.replace(pluralForm, '')
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

const english = catalogue('en')
const englishKeys = new Set([...english.keys()].map(bare))
const plurals = new Set([...english.keys()].filter((key) => pluralForm.test(key)).map(bare))

const british = 'en-GB'

describe.each(interfaceLanguages.filter((language) => language !== british))(
  'the texts in %s',
  (language) => {
    const texts = catalogue(language)

    it('have every key of English, and no other', () => {
      expect([...new Set([...texts.keys()].map(bare))].sort()).toEqual([...englishKeys].sort())
    })

    it('have every plural form of the language', () => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      const missing = [...plurals].flatMap((key) =>
        forms.filter((form) => !texts.has(`${key}_${form}`)).map((form) => `${key}_${form}`),
      )
      expect(missing).toEqual([])
    })

    it('have the same parameters', () => {
      for (const [key, text] of texts) {
        const original = english.get(key) ?? english.get(`${bare(key)}_other`) ?? ''
        expect({ key, has: placeholders(text) }).toEqual({ key, has: placeholders(original) })
      }
    })
  },
)

describe('the texts in British English', () => {
  const texts = catalogue(british)

  it('are only those that differ from English, to which it falls back', () => {
    expect(
      [...texts.keys()].filter((key) => !english.has(key) || texts.get(key) === english.get(key)),
    ).toEqual([])
  })

  it('have the same parameters', () => {
    for (const [key, text] of texts)
      expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''))
  })
})

describe('the texts that are loaded later', () => {
  it('have sections of their own, which do not replace those of the other pages', () => {
    const sections = filesOf('en').flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8'))))
    expect(sections).toEqual([...new Set(sections)])
  })
})

describe('the texts', () => {
  const code = globSync('**/*.{ts,tsx}', { cwd: sources })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(sources, file), 'utf8'))
    .join('\n')
  const literals = new Set(
    [...code.matchAll(/['"`]([a-z0-9_]+(?:\.[a-z0-9_]+)*)['"`]/g)].map(([, key]) => key),
  )
  const prefixes = [...code.matchAll(/`([a-z0-9_.]+\.)\$\{/g)].map(([, prefix]) => prefix ?? '')
  const isUsed = (key: string) => literals.has(key) || prefixes.some((prefix) => key.startsWith(prefix))

  it('are all used', () => {
    expect([...englishKeys].filter((key) => !isUsed(key))).toEqual([])
  })

  it('are the specification’s own, letter by letter', () => {
    for (const text of [
      'Login failed, try again',
      'Too many failed attempts, please try again in 10 minutes.',
      'This page could not be found',
      'An error occurred',
      'User might be talking about fictional profiles. Please contact master.',
      '{{name}} is answering this chat',
      'Empty chat, send a message first.',
      'Are you sure you want to continue without sending your message?',
      "User won't get a reply! Only use this in case of abuse and no one should answer this (for example minors)",
      'Open poke queue',
      'Open chat queue',
      'Open combi queue',
      'Queue statistics',
      'Logout',
      'Admin settings',
      'A new version has been released! Please refresh this page.',
      'Explain why you need to skip this message',
      'Explain what is wrong; the reviewer will read this.',
      'Stop pokes',
      'Until next message',
      'Set alert at customer profile',
    ])
      expect([...english.values()]).toContain(text)
  })

  it('have the words of the specification for every value of a list, each interest and each field', () => {
    const spoken = (section: string, codes: readonly string[]) =>
      expect(codes.map((code) => english.get(`${section}.${code}`)?.toLowerCase())).toEqual(
        codes.map((code) => code.replaceAll('_', ' ')),
      )
    for (const [field, codes] of Object.entries(factChoices)) spoken(`fact_value.${field}`, codes)
    spoken('interest', interests)
    spoken('member_type', memberTypes)
    spoken('status', conversationStatuses)
    spoken('turn', messageTurns)
    for (const field of customerFields) expect(english.get(`fact.${field}`), field).toBeTruthy()
  })
})

const written = (language: string) =>
  globSync(`**/${language}.json`, { cwd: locales }).flatMap((name) =>
    flatten(JSON.parse(readFileSync(join(locales, name), 'utf8')) as Nested),
  )

/** The warning is the specification's, word for word (section 5). */
it.each(interfaceLanguages)('apostrophes in %s are no typewriter’s', (language) => {
  const straight = written(language).filter(
    ([key, text]) => key !== 'ignore.warning' && /\p{L}'\p{L}/u.test(text),
  )
  expect(straight).toEqual([])
})

it('French keeps a sign beside its word', () => {
  expect(written('fr').filter(([, text]) => / [:;?!»]|« /.test(text))).toEqual([])
})

it.each(interfaceLanguages.filter((language) => language !== british))(
  'the texts in %s use the words of their glossary',
  (language) => {
    const glossary = readFileSync(join(sources, `../../docs/words/${language}.md`), 'utf8')
    const never = [...glossary.matchAll(/^\|[^|]+\|[^|]+\|([^|]*)\|$/gm)]
      .slice(2)
      .flatMap(([, words = '']) => words.split(',').map((word) => word.trim()))
      .filter((word) => word !== '')
    expect(never.length).toBeGreaterThan(3)
    const found = new RegExp(`(?<!\\p{L})(${never.join('|')})(?!\\p{L})`, 'iu')
    expect(
      written(language).filter(([key, text]) => key !== 'setup.token.example' && found.test(text)),
    ).toEqual([])
  },
)
