import english from '@panel/contract/locales/en.json'
import i18next from 'i18next'
import { expect, it } from 'vitest'
import { isolate } from './isolate'
import { interpolation } from './texts'

it('a name in letters from left to right stays as it is', () => {
  for (const name of ['Colin P.', 'Zażółć', 'Ἀθηνᾶ', 'Иван', '山田', '💌 3', ''])
    expect(isolate(name)).toBe(name)
})

it('a name in letters from right to left, or with marks of direction, is isolated', () => {
  for (const name of ['דנה', 'سلمى', 'Anna\u202E', '\u{1E900}'])
    expect(isolate(name)).toBe(`\u2068${name}\u2069`)
})

it('isolates within a name stay, and cannot end the one around it', () => {
  expect(isolate('A\u2069\u202EB')).toBe('\u2068A\u202EB\u2069')
  expect(isolate('A\u2067B')).toBe('\u2068A\u2067B\u2069\u2069')
  expect(isolate(isolate('דנה'))).toBe('\u2068\u2068דנה\u2069\u2069')
})

it('every text of the catalogue isolates its values', async () => {
  await i18next.init({ lng: 'en', resources: { en: { translation: english } }, interpolation })
  expect(i18next.t('lock.answering', { name: 'דנה' })).toBe('\u2068דנה\u2069 is answering this chat')
  expect(i18next.t('lock.answering', { name: 'Tom <B.>' })).toBe('Tom <B.> is answering this chat')
})
