import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** The path to which browsers report violations of the content security policy. */
export const reportPath = '/csp-reports'

/**
 * The hashes of the two style elements that React Aria inserts: one for elements that can be pressed, one for dialogs in
 * Safari on iOS. The test computes them from the source of the library.
 */
const reactAriaStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
]

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "script-src-attr 'none'",
  `style-src 'self' ${reactAriaStyles.join(' ')}`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  `report-uri ${reportPath}`,
  'report-to csp',
].join('; ')

/** Browser features that the pages never use are disabled. */
const refusedFeatures = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const year = 365 * 24 * 60 * 60

/** The headers of every response. */
export function securityHeaders({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): Record<string, string> {
  return {
    'content-security-policy': policy,
    'reporting-endpoints': `csp="${reportPath}"`,
    'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(PUBLIC_URL?.startsWith('https:') && {
      'strict-transport-security': `max-age=${year}; includeSubDomains`,
    }),
  }
}

/** Adds these headers to every request of the app. `unreadable.ts` handles what never becomes a request. */
export function sendSecurityHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
