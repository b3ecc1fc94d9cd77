import { expect, it } from 'vitest'
import { findSuggestion } from './find-suggestion.ts'

it('suggests what a phrase says, with its words', () => {
  expect(findSuggestion('Hoi! Ik ben pas 15 jaar', 'nl')).toEqual({
    kind: 'possible_minor',
    words: 'Ik ben pas 15 jaar',
  })
})

it.each([
  ['en', 'm 15 from leeds', 'possible_minor'],
  ['nl', 'm 15 utrecht', 'possible_minor'],
  ['fr', "j'ai envie d'en finir", 'distress'],
  ['en', 'ive been planning my suicide', 'distress'],
  ['en', "I'll burn your house down with you in it", 'threat'],
])('suggests in %s what the words of "%s" say without a phrase', (language, text, kind) => {
  expect(findSuggestion(text, language)?.kind).toBe(kind)
})

it('names the sentence that says most', () => {
  expect(findSuggestion('Hi. m 15 from leeds. You?', 'en')?.words).toContain('15')
})

it.each([
  ['en', "I'm dying of laughter here"],
  ['en', 'My daughter is 15 and plays the violin'],
  ['nl', 'ik snij even uien voor de soep'],
  ['it', 'mio nipote ha 14 anni e fa la terza media'],
  ['pl', 'umieram ze śmiechu, naprawdę'],
  ['es', 'me muero de hambre, ¿cenamos?'],
  ['fr', 'ce boulot me tue, vivement vendredi'],
  ['de', 'Guten Morgen'],
])('leaves ordinary talk in %s alone: %s', (language, text) => {
  expect(findSuggestion(text, language)).toBeNull()
})
