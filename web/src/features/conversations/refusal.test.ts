import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error'
import { refusalFrom, refusalOf } from './refusal'
import { cleanText } from './text'

describe('a text', () => {
  it('is not sent empty', () => {
    for (const text of ['', '  \n ', '\u0000']) expect(refusalOf(text)).toEqual({ kind: 'empty' })
  })

  it('is not sent too long', () => {
    expect(refusalOf('x'.repeat(2_000))).toBeNull()
    expect(refusalOf('x'.repeat(2_001))).toEqual({ kind: 'too_long' })
  })

  it('is freed of what can not be stored', () => {
    expect(cleanText('a\u0000b\ud83d')).toBe('ab\ufffd')
    expect(cleanText('👋🏽')).toBe('👋🏽')
  })
})

describe('a refused message', () => {
  it('tells who has the conversation', () => {
    const by = { id: 2, name: 'Bram' }
    expect(refusalFrom(new ApiError(409, { code: 'lease_lost', by }))).toEqual({ kind: 'lease_lost', by })
    expect(refusalFrom(new ApiError(409, { code: 'lease_lost' }))).toEqual({ kind: 'lease_lost', by: null })
  })

  it('brings what the customer wrote meanwhile', () => {
    const messages = [{ id: 5 }]
    expect(refusalFrom(new ApiError(409, { code: 'newer_message', messages }))).toEqual({
      kind: 'newer_message',
      messages,
    })
  })

  it('names the number for support when it is unexpected', () => {
    expect(refusalFrom(new ApiError(500, { code: 'unexpected', request_id: '7f3a-21c' }))).toEqual({
      kind: 'failed',
      requestId: '7f3a-21c',
    })
  })
})
