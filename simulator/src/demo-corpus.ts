import { english } from './demo-corpus/en.ts'
import { spanish } from './demo-corpus/es.ts'
import { french } from './demo-corpus/fr.ts'
import { italian } from './demo-corpus/it.ts'
import { dutch } from './demo-corpus/nl.ts'
import { polish } from './demo-corpus/pl.ts'
import type { Script } from './site/corpus.ts'

const languages = [dutch, italian, polish, spanish, english, french]

/** The project's own conversations, in alternating languages. What customers write fits any answer. */
export const demoCorpus: Script[] = Array.from({ length: Math.max(...languages.map((all) => all.length)) })
  .flatMap((_, number) => languages.map((all) => all[number]))
  .filter((script) => script !== undefined)
