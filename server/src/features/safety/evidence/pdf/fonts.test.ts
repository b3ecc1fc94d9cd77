import { expect, it } from 'vitest'
import { runsOf } from './fonts.ts'

it('shows the seven languages with one font', () => {
  for (const words of [
    'Zażółć gęślą jaźń ŻÓŁĆ',
    'Één, twee… ëïöü',
    'Perché è così già più',
    '¿Qué año? ¡Güey!',
    'Où ça ? Œuvre, « noël », ÿ',
    'Price: £5 or €6 – “quoted” — it’s',
    'Привет, Ελληνικά',
  ])
    expect(runsOf(words)).toEqual([{ isEmoji: false, text: words }])
})

it('shows emoji with their own font, also families and those with a skin', () => {
  expect(runsOf('ok 🥰🔥 ❤️ 👨‍👩‍👧 👍🏽')).toEqual([
    { isEmoji: false, text: 'ok ' },
    { isEmoji: true, text: '🥰🔥' },
    { isEmoji: false, text: ' ' },
    { isEmoji: true, text: '❤️' },
    { isEmoji: false, text: ' ' },
    { isEmoji: true, text: '👨‍👩‍👧' },
    { isEmoji: false, text: ' ' },
    { isEmoji: true, text: '👍🏽' },
  ])
})

it('writes what no font has as its number, also control characters and halves of characters', () => {
  expect(runsOf('中 \u0007 \ud83d.')).toEqual([{ isEmoji: false, text: '[U+4E2D] [U+0007] [U+D83D].' }])
  expect(runsOf('one\r\ntwo\tthree')).toEqual([{ isEmoji: false, text: 'one\ntwo three' }])
})
