import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import french from '../locales/fr.json'
import { readReason, writeReason } from './reasons'

beforeAll(() => i18next.init({ lng: 'fr', resources: { fr: { translation: french } } }))

describe('a reason', () => {
  it('is written in one language, with the words of who gives it', () => {
    expect(writeReason('skip.reason.language', ' I think Turkish ')).toBe('Other language: I think Turkish')
    expect(writeReason('away.reason.water', '')).toBe('Glass of water')
    expect(writeReason(null, 'The cat')).toBe('The cat')
  })

  it('is read in the language of who reads it', () => {
    const read = (reason: string) => readReason(i18next.t, reason)
    expect(read('Glass of water')).toBe(french.away.reason.water)
    expect(read('Other language: I think: Turkish')).toBe('Autre langue\u00a0: I think: Turkish')
    expect(read('Other languages')).toBe('Other languages')
    expect(read('The cat')).toBe('The cat')
  })
})
