import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeSiteowner } from '../../testing/make.ts'

const test = useTestApp()

describe('JSON', () => {
  it.each([
    '__proto__',
    '_\\u005fproto__',
    '__\\u0070roto__',
    '__p\\u0072oto__',
    '__pr\\u006Fto__',
    '__pro\\u0074o__',
  ])('with the key %s is refused, at any depth', async (key) => {
    const { key: siteKey } = await makeSiteowner(test.db)
    const person = '"name":"P","age":40,"city":"York","gender":"female","language":"en"'
    const answer = await test.site(siteKey)(
      'PUT',
      '/site/v1/profiles/p',
      `{${person},"facts":{"job":"Baker","${key}":{"admin":true}}}`,
    )
    expect(answer.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: '__proto__' }] })
  })
})

describe('a request that trickles', () => {
  it('is cut off', () => {
    expect(test.app.server.requestTimeout).toBe(60_000)
  })
})
