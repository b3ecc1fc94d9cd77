import { english } from './corpus/en.ts'
import { spanish } from './corpus/es.ts'
import { french } from './corpus/fr.ts'
import { italian } from './corpus/it.ts'
import { dutch } from './corpus/nl.ts'
import { polish } from './corpus/pl.ts'
import type { Script } from './script.ts'

const languages = [dutch, italian, polish, spanish, english, french]

/** The project's own conversations, in alternating languages. What customers write fits any answer. */
export const demoCorpus: Script[] = Array.from({ length: Math.max(...languages.map((all) => all.length)) })
  .flatMap((_, number) => languages.map((all) => all[number]))
  .filter((script) => script !== undefined)
