import { english } from './lives/en.ts'
import { spanish } from './lives/es.ts'
import { french } from './lives/fr.ts'
import { italian } from './lives/it.ts'
import { dutch } from './lives/nl.ts'
import { polish } from './lives/pl.ts'

/** Of what the demo makes the people of a language, and what operators keep about them. */
export type Life = {
  country: string
  timezone: string
  women: readonly string[]
  men: readonly string[]
  towns: readonly string[]
  /** Of a man, and of a woman. */
  jobs: readonly (readonly [string, string])[]
  hobbies: readonly string[]
  pets: readonly string[]
  /** Phrases (`phrases.ts`) to an imagined reader: the person whom they are about. */
  notes: readonly string[]
  alerts: readonly string[]
  facts: readonly string[]
  /** What a profile says about itself. */
  about: readonly string[]
}

export const lives: Record<string, Life> = {
  nl: dutch,
  it: italian,
  pl: polish,
  es: spanish,
  en: english,
  fr: french,
}
