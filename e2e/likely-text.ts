import { enforcedQuestions } from '@panel/contract'
import { findDenials, findQuestions, type RecognisedLanguage } from '@panel/recognition'
import { readReaders } from '../recognition/src/measuring/read-corpus.ts'

const judges = {
  question: (text: string, language: string) =>
    findQuestions(text, language).filter(({ kind }) => enforcedQuestions.includes(kind)),
  denial: (text: string, language: string) => findDenials(text, language),
}

/** A sentence of a reader that is only likely to ask who writes, or to deny that an operator does: which ones are depends on what was learnt. */
export function likelyText(subject: keyof typeof judges, language: RecognisedLanguage): string {
  const found = readReaders(language).find(({ label, text }) => {
    const results = judges[subject](text, language)
    return label === subject && results.length > 0 && results.every(({ certainty }) => certainty === 'likely')
  })
  if (!found) throw new Error(`No sentence of a reader in ${language} is a likely ${subject}`)
  return found.text
}
