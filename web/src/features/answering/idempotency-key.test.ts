import { describe, expect, it } from 'vitest'
import { keyRing, newKey } from './idempotency-key'

describe('the key of a message', () => {
  const makeRing = () => {
    let count = 0
    return keyRing(() => `key-${++count}`)
  }

  it('stays the same for the same message, however often it is tried', () => {
    const keys = makeRing()
    expect(keys.keyFor({ text: 'a', in_reply_to: 1 })).toBe('key-1')
    expect(keys.keyFor({ text: 'a', in_reply_to: 1 })).toBe('key-1')
  })

  it('is a new one when the message has changed', () => {
    const keys = makeRing()
    keys.keyFor({ text: 'a', in_reply_to: 1 })
    expect(keys.keyFor({ text: 'b', in_reply_to: 1 })).toBe('key-2')
    expect(keys.keyFor({ text: 'b', in_reply_to: 2 })).toBe('key-3')
  })

  it('is a new one after the server said that it is taken', () => {
    const keys = makeRing()
    keys.keyFor({ text: 'a' })
    keys.drop()
    expect(keys.keyFor({ text: 'a' })).toBe('key-2')
  })

  it('is long enough never to come twice, in characters a header takes', () => {
    expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
    expect(newKey()).not.toBe(newKey())
  })
})
