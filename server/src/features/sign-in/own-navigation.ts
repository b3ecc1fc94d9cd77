import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/errors.ts'

/**
 * Refuses what a page of another site has fetched or linked to, for a GET that changes something. Following a link from
 * our own site, or typing the address, is fine; so is a caller that is no browser.
 * @throws {AppError} `cross_site`
 */
export function requireOwnNavigation(request: FastifyRequest) {
  const site = request.headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return
  if (site === 'same-site' && request.headers['sec-fetch-mode'] === 'navigate') return
  throw new AppError('cross_site')
}
