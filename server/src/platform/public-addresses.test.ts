import { describe, expect, it } from 'vitest'
import { isAllowedByName, isPublicAddress } from './public-addresses.ts'

describe('an IP address', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::1',
    'example.com',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['8.8.8.8', '172.32.0.1', '193.0.6.139', '2a00:1450:4001:800::200e', '2606:4700::1111'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it('is allowed by host and port together, not by one of them', () => {
    const allowed = ['127.0.0.1:4010', 'chat.internal:443']
    expect(isAllowedByName(new URL('http://127.0.0.1:4010/webhooks'), allowed)).toBe(true)
    expect(isAllowedByName(new URL('https://chat.internal/webhooks'), allowed)).toBe(true)
    expect(isAllowedByName(new URL('http://chat.internal/webhooks'), allowed)).toBe(false)
    expect(isAllowedByName(new URL('http://127.0.0.1:4011/webhooks'), allowed)).toBe(false)
    expect(isAllowedByName(new URL('http://127.0.0.2:4010/webhooks'), allowed)).toBe(false)
  })
})
