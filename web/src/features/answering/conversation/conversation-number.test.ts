import { expect, it } from 'vitest'
import { numberIn } from './conversation-number'

it('the number of a conversation is accepted with and without #, and nothing else is', () => {
  for (const text of ['48213', '#48213', ' # 48213 ']) expect(numberIn(text)).toBe(48213)
  for (const text of ['', '0', '-1', '1.5', 'x', '48 213', '1e3', '9'.repeat(16)])
    expect(numberIn(text)).toBeNull()
})
