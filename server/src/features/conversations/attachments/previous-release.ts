import type { Attachment, message } from '@panel/contract'
import type { z } from 'zod'

type OfPreviousRelease = Pick<z.input<typeof message>, 'photo_url' | 'photo_size' | 'gift' | 'gift_icon'>

/** The fields that pages of the previous release read instead of `attachments`. The next release removes them. */
export function attachmentsOfPreviousRelease(attachments: Attachment[]): OfPreviousRelease {
  const photo = attachments.find((each) => each.kind === 'photo')
  const gift = attachments.find((each) => each.kind === 'gift')
  return {
    photo_url: photo?.url ?? null,
    photo_size: photo?.size ?? null,
    gift: gift?.name ?? null,
    gift_icon: gift?.icon ?? null,
  }
}
