import type { FastifyReply } from 'fastify'
import { digestOf } from '../../../platform/secrets.ts'

/** Sends a picture to the caller only. A browser revalidates its cached copy each time. */
export function sendPicture(
  reply: FastifyReply,
  { picture, mediaType }: { picture: Buffer; mediaType: string },
): '' {
  const etag = `"${digestOf(picture).toString('base64url')}"`
  reply.header('cache-control', 'private, no-cache').header('etag', etag)
  if (reply.request.headers['if-none-match'] === etag) {
    reply.code(304).send()
    return ''
  }
  reply
    // Nothing in the response may run as a script.
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline')
    .type(mediaType)
    .send(picture)
  return ''
}
