import { describe, expect, it } from 'vitest'
import { makeStorage } from '../../testing/storage'
import { attachmentBody, keepAttachment } from './attachment-keeper'
import type { Attachment } from './attachments/attachment'

const photo: Attachment = { kind: 'photo', id: 5, url: '/api/photos/5', description: 'A hill', seen: false }
const gift: Attachment = { kind: 'gift', id: 7, name: 'A rose', credits: 5, icon: 'flower' }
const attached = (url: string) => ({ kind: 'photo' as const, url, size: null })
const later = () => new Date(Date.now() + 60_000).toISOString()

describe('what was chosen to go with a text', () => {
  it.each([photo, gift])('is there again after a reload: $kind', (chosen) => {
    const storage = makeStorage()
    keepAttachment(1, 2, null, storage).set(chosen)
    expect(keepAttachment(1, 2, null, storage).get()).toEqual(chosen)
    expect(keepAttachment(1, 3, null, storage).get()).toBeNull()
    expect(keepAttachment(9, 2, null, storage).get()).toBeNull()
  })

  it('is gone when it was removed, or sent without the answer coming back', () => {
    const storage = makeStorage()
    const keeper = keepAttachment(1, 2, null, storage)
    keeper.set(photo)
    const sent = { attachments: [attached(photo.url)], sent_at: later() }
    expect(keepAttachment(1, 2, sent, storage).get()).toBeNull()
    expect(
      keepAttachment(1, 2, { ...sent, attachments: [attached('/api/photos/6')] }, storage).get(),
    ).toEqual(photo)
    expect(keepAttachment(1, 2, { ...sent, sent_at: '2020-01-01T00:00:00Z' }, storage).get()).toEqual(photo)
    keeper.remove()
    expect(keepAttachment(1, 2, null, storage).get()).toBeNull()
  })

  it('is not made up from what else stands in the storage', () => {
    for (const text of [
      '',
      '{',
      'null',
      '{"attachment":{"kind":"gift","id":1},"at":1}',
      '{"attachment":{"kind":"toString","id":1},"at":1}',
      '{"at":1}',
    ]) {
      const storage = makeStorage()
      storage.setItem('attachment:1:2', text)
      expect(keepAttachment(1, 2, null, storage).get()).toBeNull()
    }
  })

  it('tells who listens', () => {
    const keeper = keepAttachment(1, 2, null, makeStorage())
    const heard: (Attachment | null)[] = []
    const stop = keeper.subscribe(() => heard.push(keeper.get()))
    keeper.set(gift)
    keeper.remove()
    stop()
    keeper.set(photo)
    expect(heard).toEqual([gift, null])
  })

  it('is named in the body of the message', () => {
    expect([null, photo, gift].map(attachmentBody)).toEqual([
      {},
      { attachment: { kind: 'photo', id: 5 } },
      { attachment: { kind: 'gift', id: 7 } },
    ])
  })
})
