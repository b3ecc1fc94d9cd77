import type { FastifyReply } from 'fastify'
import { digestOf } from '../../platform/secrets.ts'

/** Answers with a picture, for the caller alone. A browser asks each time whether it may show the one it keeps. */
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
    // Nothing in it may run, whoever opens its address.
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline')
    .type(mediaType)
    .send(picture)
  return ''
}
