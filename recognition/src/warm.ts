import { setImmediate } from 'node:timers/promises'
import { findDenials } from './find-denials.ts'
import { findQuestions } from './find-questions.ts'
import { findTakeBacks } from './find-take-backs.ts'
import { recognisedLanguages } from './languages.ts'
import { findSuggestion } from './suggestions/find-suggestion.ts'

type Finder = (text: string, language: string) => unknown

/** A few words are enough: most of the time goes into reading the phrases and weights of the language. */
const sample = 'A B?'

/**
 * Compiles the recognisers of all languages in the background, so that no customer or operator waits for the first text in a language. Each
 * is a turn of the event loop; requests are answered between them.
 */
export function startWarming(
  finders: Finder[] = [findQuestions, findDenials, findTakeBacks, findSuggestion],
): {
  stop(): Promise<void>
} {
  let isStopping = false
  async function warm() {
    for (const language of recognisedLanguages)
      for (const find of finders) {
        await setImmediate()
        if (isStopping) return
        find(sample, language)
      }
  }
  const running = warm()
  return {
    async stop() {
      isStopping = true
      await running
    },
  }
}
