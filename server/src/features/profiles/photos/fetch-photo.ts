import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { maxPhotoBytes } from '@panel/contract'
import { AppError } from '../../../platform/http/errors.ts'
import { type Picture, readPicture } from '../../../platform/pictures.ts'
import {
  AddressRefused,
  isAllowedByName,
  isPublicAddress,
  lookupPublic,
} from '../../../platform/public-addresses.ts'

/**
 * Fetches a photo from a site's host with the rules of webhooks: no private address unless it is allowed by name, no redirects.
 * @param options.allowedHosts hosts and ports that may have a private address
 * @param options.timeLimit maximum time in milliseconds
 * @throws {PhotoUnavailable} for any failure
 */
export async function fetchPhoto(
  address: string,
  { allowedHosts, timeLimit = 10_000 }: { allowedHosts: readonly string[]; timeLimit?: number },
): Promise<Picture> {
  const signal = AbortSignal.timeout(timeLimit)
  let hasAnswered = false
  try {
    const response = await request(new URL(address), allowedHosts, signal)
    hasAnswered = true
    return await readPicture(await readBody(response))
  } catch {
    throw new PhotoUnavailable(!hasAnswered || signal.aborted)
  }
}

export class PhotoUnavailable extends AppError {
  /** The host did not respond, or not completely. */
  readonly isSilent: boolean
  constructor(isSilent: boolean) {
    super('photo_unavailable')
    this.isSilent = isSilent
  }
}

function request(url: URL, allowedHosts: readonly string[], signal: AbortSignal): Promise<IncomingMessage> {
  const isAllowed = isAllowedByName(url, allowedHosts)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // node:net does not look up a host that is an IP address.
  if (!isAllowed && isIP(host) && !isPublicAddress(host)) throw new AddressRefused(host)
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise((done, fail) => {
    const outgoing = get(url, {
      agent: false,
      lookup: isAllowed ? undefined : lookupPublic,
      headers: { accept: 'image/*' },
      signal,
    })
    outgoing.on('response', done)
    outgoing.on('error', fail)
  })
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  if (response.statusCode !== 200) {
    response.destroy()
    throw new Error(`HTTP ${response.statusCode}`)
  }
  const chunks: Buffer[] = []
  let bytes = 0
  // Leaving the loop destroys the response.
  for await (const chunk of response) {
    bytes += chunk.length
    if (bytes > maxPhotoBytes) throw new Error('Too many bytes')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
