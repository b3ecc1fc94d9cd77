import { maxPhotoBytes } from '@panel/contract/rules/limits'
import { describe, expect, it } from 'vitest'
import { ApiError, OfflineError } from '../../../api/api-error'
import { troubleFrom, troubleOf } from './use-upload'

describe('a file', () => {
  it('is not sent when it is of an unsupported type or too large', () => {
    expect(troubleOf({ type: 'image/jpeg', size: maxPhotoBytes })).toBeNull()
    expect(troubleOf({ type: 'image/jpeg', size: maxPhotoBytes + 1 })).toBe('too_many_bytes')
    for (const type of ['', 'text/plain', 'image/svg+xml', 'image/heic'])
      expect(troubleOf({ type, size: 1 })).toBe('no_picture')
  })

  it('that was refused has a reason', () => {
    expect(troubleFrom(new ApiError(422, { code: 'picture_unreadable' }))).toBe('no_picture')
    expect(troubleFrom(new ApiError(413, { code: 'picture_too_large' }))).toBe('too_many_pixels')
    expect(troubleFrom(new ApiError(413, { code: 'request_too_large' }))).toBe('too_many_bytes')
    expect(troubleFrom(new ApiError(429, { code: 'too_many_uploads' }))).toBe('no_room')
    expect(troubleFrom(new ApiError(500, { code: 'unexpected' }))).toBe('failed')
    expect(troubleFrom(new OfflineError())).toBe('offline')
    expect(troubleFrom(new Error('x'))).toBe('failed')
  })
})
