import { describe, expect, it } from 'vitest'
import { distanceOf, nearest } from './nearest-word.ts'

describe('the distance of two words', () => {
  it.each([
    ['garden', 'garden', 0],
    ['gardn', 'garden', 1],
    ['garrden', 'garden', 1],
    ['gaxden', 'garden', 1],
    ['gadren', 'garden', 1],
    ['gradne', 'garden', 2],
    ['', 'tea', 3],
    ['tea', '', 3],
  ])('%s and %s: %i', (one, other, distance) => {
    expect(distanceOf(one, other)).toBe(distance)
  })
})

describe('the nearest word', () => {
  const known = new Map([
    ['garden', 9],
    ['warden', 40],
    ['wonderful', 3],
    ['tea', 80],
  ])
  it.each([
    // A word that is known is no typing mistake, also in one language only.
    [['garden'], null],
    [['gardn', 'garden'], null],
    // Fewer mistakes come first, then more uses.
    [['gardenn'], 'garden'],
    [['barden'], 'warden'],
    [['wondreful'], 'wonderful'],
    [['wondrefull'], 'wonderful'],
    // Two mistakes in a short word make another word.
    [['gaddon'], null],
    [[], null],
  ])('of %j is %s', (forms, word) => {
    expect(nearest(forms, known)).toBe(word)
  })
})
