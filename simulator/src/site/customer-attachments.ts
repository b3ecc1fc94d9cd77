import type { SiteMessage } from './panel.ts'

type CustomerAttachment = Pick<SiteMessage, 'photo_url' | 'gift'>

/** Some customers send a photo or a gift with a line. @param number the number of the message in the run */
export type CustomerAttachments = (number: number) => CustomerAttachment

export const noCustomerAttachments: CustomerAttachments = () => ({})

/** A photo with every eleventh message, a gift with every thirteenth. */
export const mixedCustomerAttachments: CustomerAttachments = (number) => {
  if (number % 11 === 0) return { photo_url: `https://photos.example.com/${number}.webp` }
  return number % 13 === 0 ? { gift: 'A rose' } : {}
}
