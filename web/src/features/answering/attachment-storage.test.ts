import { describe, expect, it } from 'vitest'
import { openStorage } from '../../testing/storage'
import { readStoredAttachment, storeAttachment } from './attachment-storage'
import type { Attachment } from './attachments/attachment'

const photo: Attachment = { kind: 'photo', id: 5, url: '/api/photos/5', description: 'A hill', seen: false }
const gift: Attachment = { kind: 'gift', id: 7, name: 'A rose', credits: 5, icon: 'flower' }
const attached = (url: string) => ({ kind: 'photo' as const, url, size: null })
const later = () => new Date(Date.now() + 60_000).toISOString()

describe('the chosen attachment', () => {
  it.each([photo, gift])('is restored after a reload: $kind', (chosen) => {
    openStorage()
    storeAttachment(1, 2, chosen)
    expect(readStoredAttachment(1, 2, null)).toEqual(chosen)
    expect(readStoredAttachment(1, 3, null)).toBeNull()
    expect(readStoredAttachment(9, 2, null)).toBeNull()
  })

  it('is not restored after it was removed, or sent with the response lost', () => {
    openStorage()
    storeAttachment(1, 2, photo)
    const sent = { attachments: [attached(photo.url)], sent_at: later() }
    expect(readStoredAttachment(1, 2, sent)).toBeNull()
    expect(readStoredAttachment(1, 2, { ...sent, attachments: [attached('/api/photos/6')] })).toEqual(photo)
    expect(readStoredAttachment(1, 2, { ...sent, sent_at: '2020-01-01T00:00:00Z' })).toEqual(photo)
    storeAttachment(1, 2, null)
    expect(readStoredAttachment(1, 2, null)).toBeNull()
  })

  it('is not restored from an invalid value', () => {
    for (const text of [
      '',
      '{',
      'null',
      '{"attachment":{"kind":"gift","id":1},"at":1}',
      '{"attachment":{"kind":"toString","id":1},"at":1}',
      '{"at":1}',
    ]) {
      const storage = openStorage()
      storage.setItem('attachment:1:2', text)
      expect(readStoredAttachment(1, 2, null)).toBeNull()
    }
  })
})
