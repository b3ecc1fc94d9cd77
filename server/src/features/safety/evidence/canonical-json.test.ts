import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

it('has its keys in one order and no spaces', () => {
  expect(canonicalJson({ b: [1, null, 'ż'], a: { d: true, c: 1e21 }, left_out: undefined })).toBe(
    '{"a":{"c":1e+21,"d":true},"b":[1,null,"ż"]}',
  )
})

it('sorts keys by their UTF-16 codes, as RFC 8785 does', () => {
  expect(canonicalJson({ '\ufb33': 1, '\u{1f600}': 2, ö: 3, '\r': 4, 1: 5 })).toBe(
    '{"\\r":4,"1":5,"ö":3,"\u{1f600}":2,"\ufb33":1}',
  )
})

it('means the same as the value, and does not depend on the order in which it was built', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      expect(canonicalJson(JSON.parse(text))).toBe(text)
    }),
  )
})
