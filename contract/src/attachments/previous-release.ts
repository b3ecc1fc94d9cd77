import { z } from 'zod'
import { giftIcons } from '../rules/enumerations.ts'

/** The fields that pages of the previous release read instead of `attachments`. The next release removes them. */
export const attachmentsOfPreviousRelease = {
  photo_url: z.string().nullable(),
  photo_size: z.object({ width: z.int(), height: z.int() }).nullable(),
  gift: z.string().nullable(),
  gift_icon: z.enum(giftIcons).nullable(),
}
