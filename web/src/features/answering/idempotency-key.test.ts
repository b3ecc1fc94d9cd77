import { expect, it } from 'vitest'
import { newKey } from './idempotency-key'

it('the key of a message is long enough never to come twice, in characters a header takes', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newKey()).not.toBe(newKey())
})
