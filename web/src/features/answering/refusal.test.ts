import { type IssueCode, issueAt } from '@panel/contract/rules/issues'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error'
import { asksLanguage, checkText, refusalOfError } from './refusal'

describe('a text', () => {
  it('is not sent empty', () => {
    for (const text of ['', '  \n ', '\u0000', '\u200b\u2800'])
      expect(checkText(text)).toEqual({ kind: 'empty' })
  })

  it('may be empty with a photo or a gift', () => {
    expect(checkText('', true)).toBeNull()
  })

  it('is not sent too long', () => {
    expect(checkText('x'.repeat(2_000))).toBeNull()
    expect(checkText('x'.repeat(2_001))).toEqual({ kind: 'too_long' })
  })

  it('is not sent with a placeholder that is still open', () => {
    expect(checkText('How is {customer_city}?')).toEqual({ kind: 'open_placeholder' })
    expect(checkText('How is {Leeds}?')).toBeNull()
  })
})

describe('a refused message', () => {
  it('has the kind of work that is not allowed, or the attachment that is no longer available', () => {
    expect(refusalOfError(new ApiError(403, { code: 'not_allowed', kind: 'poke' }))).toEqual({
      kind: 'not_allowed',
      work: 'poke',
    })
    expect(refusalOfError(new ApiError(403, { code: 'not_allowed' }))).toEqual({
      kind: 'not_allowed',
      work: null,
    })
    const invalid = (path: string, code: IssueCode) =>
      refusalOfError(new ApiError(400, { code: 'invalid_input', issues: [issueAt(path, code)] }))
    expect([
      invalid('attachment.id', 'photo_not_available'),
      invalid('attachment.id', 'not_in_catalogue'),
      invalid('text', 'too_long'),
    ]).toEqual([
      { kind: 'attachment_gone', attachment: 'photo' },
      { kind: 'attachment_gone', attachment: 'gift' },
      { kind: 'failed', requestId: null },
    ])
  })

  it('has why the lease is lost: the operator who holds it, or the erasure of the customer', () => {
    const by = { id: 2, name: 'Bram' }
    expect(refusalOfError(new ApiError(409, { code: 'lease_lost', by }))).toMatchObject({
      kind: 'lease_lost',
      lost: { by },
    })
    expect(refusalOfError(new ApiError(409, { code: 'lease_lost', by: null, erased: true }))).toMatchObject({
      lost: { by: null, erased: true },
    })
  })

  it('has the messages that the customer wrote in the meantime', () => {
    const messages = [{ id: 5 }]
    expect(refusalOfError(new ApiError(409, { code: 'newer_message', messages }))).toEqual({
      kind: 'newer_message',
      messages,
    })
  })

  it('waits for a true answer, or for the confirmation that the text is one', () => {
    const refusal = (kind: string) => refusalOfError(new ApiError(409, { code: 'true_answer_due', kind }))
    expect(['approved', 'elsewhere', 'own_words'].map(refusal)).toEqual([
      { kind: 'true_answer_due', why: 'here' },
      { kind: 'true_answer_due', why: 'elsewhere' },
      { kind: 'confirm_true' },
    ])
  })

  it('has the words that a check found: the operator may send them, or not', () => {
    const found = [{ id: 7, kind: 'money' as const, words: 'lend me' }]
    const refusal = (kind: string) => refusalOfError(new ApiError(409, { code: 'text_checked', kind, found }))
    expect(['warn', 'block'].map(refusal)).toEqual([
      { kind: 'text_warned', found },
      { kind: 'text_blocked', found },
    ])
  })

  it('asks about the language alone, or about words as well', () => {
    const [language, money] = [
      { id: 7, kind: 'language' as const, words: 'it' },
      { id: 8, kind: 'money' as const, words: 'lend me' },
    ]
    expect(asksLanguage({ kind: 'text_warned', found: [language] })).toBe(true)
    expect(asksLanguage({ kind: 'text_warned', found: [money, language] })).toBe(false)
    expect(asksLanguage({ kind: 'text_blocked', found: [money] })).toBe(false)
  })

  it('has the limit of extra replies', () => {
    expect(refusalOfError(new ApiError(409, { code: 'extra_limit', limit: 3 }))).toEqual({
      kind: 'extra_limit',
      limit: 3,
    })
  })

  it('has the request id for support if it is unexpected', () => {
    expect(refusalOfError(new ApiError(500, { code: 'unexpected', request_id: '7f3a-21c' }))).toEqual({
      kind: 'failed',
      requestId: '7f3a-21c',
    })
  })
})
