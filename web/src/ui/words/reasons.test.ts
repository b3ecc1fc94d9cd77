import { describe, expect, it } from 'vitest'
import { giveReason } from './reasons'

describe('a reason', () => {
  it('is sent as the chosen code, own words, or both', () => {
    expect(giveReason('language', ' I think Turkish ')).toEqual({
      reason_code: 'language',
      reason_words: 'I think Turkish',
    })
    expect(giveReason('water', ' \u200b')).toEqual({ reason_code: 'water' })
    expect(giveReason('other', 'The cat')).toEqual({ reason_words: 'The cat' })
    expect(giveReason(null, 'The cat')).toEqual({ reason_words: 'The cat' })
    expect([giveReason('other', ' '), giveReason(null, '')]).toEqual([null, null])
  })
})
