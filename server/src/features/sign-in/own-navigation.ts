import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/errors.ts'

/**
 * Refuses what another page has fetched or linked to, for a GET that changes something: also one of another host of our own
 * domain. Typing the address is fine; so is a link of the panel, and a caller that is no browser.
 * @throws {AppError} `cross_site`
 */
export function requireOwnNavigation(request: FastifyRequest) {
  const site = request.headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return
  throw new AppError('cross_site')
}
