import { type RecognisedLanguage, recogniserByLanguage } from './by-language.ts'
import type { DenialKind } from './denials/denial-kinds.ts'
import { englishDenials } from './denials/en.ts'
import { spanishDenials } from './denials/es.ts'
import { frenchDenials } from './denials/fr.ts'
import { italianDenials } from './denials/it.ts'
import { dutchDenials } from './denials/nl.ts'
import { polishDenials } from './denials/pl.ts'
import type { Phrases } from './phrases.ts'
import type { Recognised } from './recogniser.ts'
import { weights as concepts } from './weights/concepts-denial.ts'
import { weights as en } from './weights/en-denial.ts'
import { weights as es } from './weights/es-denial.ts'
import { weights as fr } from './weights/fr-denial.ts'
import { weights as it } from './weights/it-denial.ts'
import { weights as nl } from './weights/nl-denial.ts'
import { weights as pl } from './weights/pl-denial.ts'

export const denialPhrases: Record<RecognisedLanguage, Phrases<DenialKind>> = {
  nl: dutchDenials,
  it: italianDenials,
  pl: polishDenials,
  es: spanishDenials,
  en: englishDenials,
  fr: frenchDenials,
}

const recognisers = recogniserByLanguage<DenialKind, (typeof concepts.kinds)[number]>(
  denialPhrases,
  { nl, it, pl, es, en, fr },
  concepts,
)

/** Where a draft denies that an operator writes, or promises to meet. `language` is that of the conversation. */
export function findDenials(text: string, language: string): Recognised<DenialKind>[] {
  return recognisers(language)?.find(text) ?? []
}
