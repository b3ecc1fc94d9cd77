import { createHash } from 'node:crypto'

/** The path of a photo that the panel stores, for signed-in browsers. */
export const photoAddress = (id: number) => `/api/photos/${id}`

/** The path of its small version. */
export const thumbnailAddress = (id: number) => `${photoAddress(id)}?size=thumbnail`

/** The path of a customer's photo. Browsers never request it from the site's host. */
export const messagePhotoAddress = (conversationId: number, messageId: number) =>
  `/api/conversations/${conversationId}/messages/${messageId}/photo`

/** The path of a profile's photo. It changes with the photo. */
export function profilePhotoAddress(conversationId: number, photoUrl: string): string {
  const version = createHash('sha256').update(photoUrl).digest('hex').slice(0, 8)
  return `/api/conversations/${conversationId}/profile/photo?version=${version}`
}

/** The URL at which a site gets a sent photo. @param publicUrl the public URL of the panel, if it is configured */
export function sitePhotoAddress(publicUrl: string | undefined, id: number): string {
  const path = `/site/v1/photos/${id}`
  return publicUrl ? new URL(path, publicUrl).href : path
}
