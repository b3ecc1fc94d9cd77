import type { OutboxItem } from '@panel/contract'
import sharp from 'sharp'
import type { OpenLedger } from './ledger.ts'
import { type Panel, Stopped } from './panel.ts'

/** Checks the attachments of messages: that they match the type, and that a photo can be fetched and decoded. */
export function openAttachments(panel: Pick<Panel, 'file'>, ledger: OpenLedger) {
  const checksInProgress = new Set<Promise<void>>()

  async function checkPhoto({ id, photo_url }: OutboxItem & { photo_url: string }) {
    try {
      const { width, height } = await sharp(await panel.file(photo_url)).metadata()
      if (width * height > 0) ledger.count('photos')
    } catch (error) {
      if (error instanceof Stopped) return
      ledger.note('bad_attachments', `${id}: ${error instanceof Error ? error.message : error}`)
    }
  }

  return {
    check(item: OutboxItem) {
      const { id, type, photo_url, gift } = item
      const expected = { photo: type.endsWith('_photo'), gift: type.endsWith('_gift') }
      if (expected.photo !== (photo_url !== undefined) || expected.gift !== (gift !== undefined))
        ledger.note('bad_attachments', `${id} is ${type}, with ${JSON.stringify({ photo_url, gift })}`)
      if (gift) ledger.count('gifts')
      if (photo_url === undefined) return
      const check = checkPhoto({ ...item, photo_url }).finally(() => checksInProgress.delete(check))
      checksInProgress.add(check)
    },
    /** Resolves when all photos are checked. */
    settled: () => Promise.all(checksInProgress),
  }
}

export type Attachments = ReturnType<typeof openAttachments>
