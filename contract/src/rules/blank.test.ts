import { describe, expect, it } from 'vitest'
import { isBlank } from './blank.ts'

describe('a text is blank', () => {
  it.each([
    ['nothing', ''],
    ['white space', ' \n\t\u00a0\u3000'],
    ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
    ['marks of direction', '\u200e\u202e\u2066'],
    ['a soft hyphen and variation selectors', '\u00ad\ufe0f\u{e0100}'],
    ['fillers', '\u115f\u3164\uffa0'],
    ['controls', '\u0000\u001b\u0085'],
    ['an empty braille pattern', '\u2800'],
    ['several of them', ' \u200b\n\u2800 '],
  ])('of %s', (_what, text) => expect(isBlank(text)).toBe(true))
})

describe('a text is not blank', () => {
  it.each([
    ['a letter', 'x'],
    ['a letter between invisible ones', '\u200bx\u200b'],
    ['an emoji of joined parts', '👩‍👩‍👧'],
    ['a sign with a variation selector', '❤️'],
    ['right-to-left letters', '\u200fשלום'],
    ['a full stop', '.'],
    ['the replacement character', '\ufffd'],
    ['an Arabic number sign', '\u0600'],
  ])('with %s', (_what, text) => expect(isBlank(text)).toBe(false))
})
