import { createHash } from 'node:crypto'

/** Where a signed-in browser gets a photo of ours. */
export const photoAddress = (id: number) => `/api/photos/${id}`

/** Where it gets a customer's photo: no browser asks the hosts of sites. */
export const messagePhotoAddress = (conversationId: number, messageId: number) =>
  `/api/conversations/${conversationId}/messages/${messageId}/photo`

/** The same for the photo of the profile; another photo has another address. */
export function profilePhotoAddress(conversationId: number, photoUrl: string): string {
  const version = createHash('sha256').update(photoUrl).digest('hex').slice(0, 8)
  return `/api/conversations/${conversationId}/profile/photo?version=${version}`
}

/** Where a site gets a photo that was sent to its customer. @param publicUrl where it calls the panel, when that is known */
export function sitePhotoAddress(publicUrl: string | undefined, id: number): string {
  const path = `/site/v1/photos/${id}`
  return publicUrl ? new URL(path, publicUrl).href : path
}
