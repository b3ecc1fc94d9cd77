import english from '@panel/contract/locales/en.json'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { ApiError, OfflineError } from '../../api/api-error'
import { failureText } from './failure'

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { translation: english } } }))

describe('the text of a failure', () => {
  const textOf = (error?: unknown) => failureText(i18next.t, 'The facts did not load', error)

  it('says that an error occurred, and what failed', () => {
    expect(textOf()).toBe('An error occurred. The facts did not load.')
    expect(textOf(new Error('?'))).toBe('An error occurred. The facts did not load.')
  })

  it('has the request id for support after an error of the server', () => {
    const error = new ApiError(500, { code: 'unexpected', request_id: '7f3a-21c' })
    expect(textOf(error)).toBe('An error occurred. The facts did not load. Support reference: 7f3a-21c')
  })

  it('says that there is no connection', () => {
    expect(textOf(new OfflineError())).toBe(
      'An error occurred. The facts did not load. No connection. Check your network, then try again.',
    )
  })
})
