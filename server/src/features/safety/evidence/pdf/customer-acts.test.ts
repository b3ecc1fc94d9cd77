import { auditActions, interfaceLanguages } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { makeDocument } from '../../../../testing/evidence-document.ts'
import { nounsOfCustomerActs } from './customer-acts.ts'
import { textsOf } from './texts.ts'
import { wordsOf } from './words.ts'

const nouns: readonly string[] = nounsOfCustomerActs

describe.each(interfaceLanguages)('in %s', (language) => {
  const words = wordsOf(makeDocument(), textsOf[language], (moment) => moment)

  it('an act about a customer or a conversation is written in words', () => {
    const acts = auditActions.filter((action) => nouns.includes(action.split('.')[0] ?? ''))
    expect(acts.length).toBeGreaterThan(20)
    expect(acts.filter((action) => words.act(action) === action)).toEqual([])
  })

  it('an act of a later release is its code', () => {
    expect(words.act('customer.something_new')).toBe('customer.something_new')
  })
})
