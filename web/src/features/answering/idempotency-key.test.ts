import { expect, it } from 'vitest'
import { newKey } from './idempotency-key'

it('the key of a message is unique, and valid in a header', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newKey()).not.toBe(newKey())
})
