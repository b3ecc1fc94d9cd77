import { readFileSync } from 'node:fs'
import type { InterfaceLanguage } from '@panel/contract'
import { fill, textsOf } from '../evidence/html/texts.ts'
import { labelsOf } from './copy-labels.ts'

export type CopyWords = ReturnType<typeof copyWordsIn>

/** How the sections, fields and values of a copy are written. */
export function copyWordsIn(interfaceLanguage: InterfaceLanguage, moment: (at: string) => string) {
  const language = interfaceLanguage === 'en-GB' ? 'en' : interfaceLanguage
  const texts = textsOf(interfaceLanguage)
  const { customer_rights: rights } = read(`administration/${language}.json`)
  const { reason, ignore } = read(`${language}.json`)
  const sections: Record<string, string> = {
    ...rights.erased,
    customer: texts.customer,
    chats: rights.count.chats,
    photos: rights.count.photos,
  }
  const labels = labelsOf(texts)
  const codes: Record<string, string> = {
    customer: texts.customer,
    profile: texts.profile,
    ...texts.kinds,
    ...texts.outcomes,
    ...texts.effects,
    ...reason.code,
    ...ignore.option,
  }
  return {
    page: texts.page,
    // The cast: a text of the catalogue.
    title: rights.copy as string,
    about: texts.copy.about,
    times: (zone: string) => fill(texts.times, { zone }),
    section: (name: string) => sections[name] ?? texts.copy.other,
    label: (field: string) => labels[field] ?? texts.copy.other,
    /** Null for what there is not. */
    value: (field: string, value: unknown) => wordsOf(value, moment, isCode(field) ? codes : {}),
  }
}

/** Fields whose text is one of the panel's codes. */
const isCode = (field: string) =>
  ['kind', 'from', 'about', 'outcome', 'effect', 'reason_code', 'option'].includes(field)

function wordsOf(
  value: unknown,
  moment: (at: string) => string,
  codes: Record<string, string>,
): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.map((each) => wordsOf(each, moment, codes)).join(', ') || null
  if (typeof value === 'object')
    return (
      Object.entries(value)
        .map(([key, each]) => `${key}: ${wordsOf(each, moment, codes) ?? '–'}`)
        .join('\n') || null
    )
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return moment(text)
  // A note can be the word "constructor".
  return (Object.hasOwn(codes, text) && codes[text]) || text
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(import.meta.resolve(`@panel/contract/locales/${name}`)), 'utf8'))
