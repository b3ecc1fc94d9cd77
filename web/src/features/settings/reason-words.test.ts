import english from '@panel/contract/locales/en.json'
import french from '@panel/contract/locales/fr.json'
import { allReasonCodes, interfaceLanguages } from '@panel/contract/rules/enumerations'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { choiceText, readReason } from './reason-words'

beforeAll(() => i18next.init({ lng: 'fr', resources: { fr: { translation: french } } }))

const words = [{ id: 1, code: 'tired', texts: { en: 'Too tired', fr: 'Fatigué' } }]

describe('a stored reason', () => {
  it('shows its code in the language of the reader, and its words as written', () => {
    const read = (reason: Parameters<typeof readReason>[2]) => readReason(i18next, words, reason)
    expect(read({ reason_code: 'water', reason_words: null })).toBe(french.reason.code.water)
    expect(read({ reason_code: 'language', reason_words: 'I think: Turkish' })).toBe(
      'Autre langue\u00a0: I think: Turkish',
    )
    expect(read({ reason_code: 'tired' })).toBe('Fatigué')
    expect(read({ reason_code: 'coffee' })).toBe('coffee')
    expect(read({ reason_code: null, reason_words: 'Other language' })).toBe('Other language')
  })
})

it.each(interfaceLanguages)('every reason has its text in %s', async (language) => {
  const { default: translation } = await import(`../../../../contract/src/locales/${language}.json`)
  // British English has only what differs.
  const resources = { en: { translation: english }, [language]: { translation } }
  const fallbackLng = { 'en-GB': ['en'], default: [] }
  const one = i18next.createInstance({ lng: language, fallbackLng, resources })
  await one.init()
  const missing = [...allReasonCodes, 'other' as const].filter((code) =>
    [code, `reason.${code}`].includes(choiceText(one, [], code)),
  )
  expect(missing).toEqual([])
})
