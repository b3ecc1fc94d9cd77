import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/errors.ts'

/**
 * Refuses a GET with an effect that another page has fetched or linked to, also a page of another host of our domain. An
 * address that was typed, a link of the panel, and clients other than browsers are allowed.
 * @throws {AppError} `cross_site`
 */
export function requireOwnNavigation(request: FastifyRequest) {
  const site = request.headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return
  throw new AppError('cross_site')
}
