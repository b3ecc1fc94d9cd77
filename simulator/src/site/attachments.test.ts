import type { OutboxItem } from '@panel/contract'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openAttachments } from './attachments.ts'
import { isCorrect, openLedger } from './ledger.ts'

const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
  .webp()
  .toBuffer()
const gift = { external_id: 'tea', name: 'A pot of tea', credits: 2 }

/** The ledger after one message. */
async function ledgerOf(own: Partial<OutboxItem>, file: (address: string) => Promise<Buffer>) {
  const ledger = openLedger('run')
  const attachments = openAttachments({ file }, ledger)
  attachments.check({
    id: 1,
    type: 'reply',
    text: '',
    customer_external_id: 'c',
    profile_external_id: 'p',
    sent_at: '2026-11-20T10:00:00Z',
    ...own,
  })
  await attachments.settled()
  return ledger.close([])
}

describe('an attachment of a message', () => {
  it('is counted: a photo that can be fetched and decoded, and a gift', async () => {
    const addresses: string[] = []
    const get = async (address: string) => {
      addresses.push(address)
      return picture
    }
    expect(await ledgerOf({ type: 'poke_photo', photo_url: '/site/v1/photos/5' }, get)).toMatchObject({
      photos: 1,
      gifts: 0,
      bad_attachments: 0,
    })
    expect(addresses).toEqual(['/site/v1/photos/5'])
    expect(await ledgerOf({ type: 'reply_gift', gift }, get)).toMatchObject({ gifts: 1, bad_attachments: 0 })
  })

  it('is noted when it does not match the type, or when the photo cannot be fetched', async () => {
    const get = () => picture
    for (const own of [
      { type: 'reply_photo' as const },
      { type: 'reply_gift' as const },
      { type: 'reply' as const, gift },
      { type: 'reply' as const, photo_url: '/x' },
    ]) {
      const ledger = await ledgerOf(own, get)
      expect(ledger.bad_attachments).toBe(1)
      expect(isCorrect(ledger, true)).toBe(false)
    }
    const photo = { type: 'reply_photo' as const, photo_url: '/x' }
    expect(await ledgerOf(photo, async () => Buffer.from('no picture'))).toMatchObject({ bad_attachments: 1 })
    expect(await ledgerOf(photo, () => Promise.reject(new Error('404')))).toMatchObject({
      bad_attachments: 1,
      notes: ['bad_attachments: 1: 404'],
    })
  })
})
