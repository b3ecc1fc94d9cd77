import { expect, it } from 'vitest'
import { findOtherLanguage, isWrittenIn } from './find-other-language.ts'
import { recognisedLanguages } from './languages.ts'
import { countLanguages, readEverydayLines } from './measuring/count-languages.ts'

const italian = 'Buonasera Jan, oggi ho finito presto e sto preparando il minestrone.'

it('a text in another language is found', async () => {
  expect(await findOtherLanguage(italian, 'pl')).toBe('it')
  expect(await findOtherLanguage(italian, 'en-GB')).toBe('it')
})

it.each([
  ['in the language of its conversation', italian, 'it'],
  ['short', 'Buonasera, oggi ho finito presto', 'pl'],
  ['mostly an address', 'Buonasera! leo.van.der.berg@example-mail.com', 'pl'],
  ['with a name and loanwords', 'I enjoy american marathons and basketball.', 'en'],
  ['in a conversation whose language has no list', italian, 'xx'],
  ['without accents', 'u nas dzis wywoz gabarytow, polowa osiedla oglada co druga polowa wyrzuca', 'pl'],
])('nothing is found in a text that is %s', async (_what, text, language) => {
  expect(await findOtherLanguage(text, language)).toBeUndefined()
})

it('a rather short text is in a language, a word in none', async () => {
  expect(await isWrittenIn('Buonasera, come stai?', 'it')).toBe(true)
  expect(await isWrittenIn('Dobry wieczór, co u ciebie?', 'it')).toBe(false)
  expect(await isWrittenIn('Hello?', 'it')).toBe(false)
})

it.each(recognisedLanguages)(
  'everyday lines in %s: none is asked about, and most are found elsewhere',
  async (language) => {
    const elsewhere = language === 'en' ? 'nl' : 'en'
    const { judged, wrong, found } = await countLanguages(readEverydayLines(language), [elsewhere])
    expect(judged).toBeGreaterThan(30)
    expect(wrong).toEqual([])
    // Many of the Polish lines have no accents.
    expect(found).toBeGreaterThan(0.85)
  },
)
