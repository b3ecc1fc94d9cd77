import type { FastifyReply } from 'fastify'

const day = 24 * 60 * 60

/**
 * Answers with a picture, for the caller alone. Its address never stands for another one, so a browser may keep it.
 * @param options.seconds it is kept; without end unless said
 */
export function sendPicture(
  reply: FastifyReply,
  { picture, mediaType }: { picture: Buffer; mediaType: string },
  { seconds = 365 * day } = {},
): '' {
  reply
    .header('cache-control', `private, max-age=${seconds}, immutable`)
    // Nothing in it may run, whoever opens its address.
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline')
    .type(mediaType)
    .send(picture)
  return ''
}

/** A site may change the picture behind its address. */
export const siteSeconds = day
