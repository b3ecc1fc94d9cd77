import { expect, it } from 'vitest'
import { ConceptIndex } from './concept-index.ts'
import { conceptsOf } from './concepts-of.ts'
import { recognisedLanguages } from './languages.ts'

it('knows the concepts of a word, also by its beginning', () => {
  const index = new ConceptIndex('machine: bot comput*\n  robot play: robot')
  const named = (word: string) => index.find(word).map((concept) => index.names[concept])
  expect(named('computers')).toEqual(['machine'])
  expect(named('robot')).toEqual(['machine', 'play'])
  expect(named('robots')).toEqual([])
})

it('refuses words without a concept', () => {
  expect(() => new ConceptIndex('bot machine: robot')).toThrow('"bot" belongs to no concept')
})

it.each(recognisedLanguages)('has the same concepts in %s as in every language, each once', (language) => {
  const { names } = conceptsOf(language)
  expect(names).toEqual(conceptsOf('en').names)
  expect(new Set(names).size).toBe(names.length)
})
