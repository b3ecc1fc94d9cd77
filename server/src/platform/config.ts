import { isIP } from 'node:net'
import { z } from 'zod'

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'a PostgreSQL URL: postgres://user:password@host:5432/name',
})

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.trim().split('/')
  const version = isIP(address)
  if (bits === undefined) return version !== 0
  return (
    version !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
  )
}

const calls = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number)
  .optional()

/** Far above what operators and sites need. Tests and benchmarks can set a higher limit. */
const callsPerMinute = { session: 3_000, site: 12_000 }

const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .prefault('3000')
    .meta({ expects: 'a port from 0 to 65535; 0 for any free port' }),
  HOST: z
    .string()
    .min(1)
    .prefault('127.0.0.1')
    .meta({ expects: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0' }),
  DATA_DIR: z
    .string()
    .min(1)
    .prefault('.data')
    .meta({ expects: 'a folder for the embedded database and the secret key' }),
  DATABASE_URL: postgresUrl
    .optional()
    .meta({ expects: 'a PostgreSQL URL: postgres://user:password@host:5432/name' }),
  DATABASE_OWNER_URL: postgresUrl
    .optional()
    .meta({ expects: 'the URL of DATABASE_URL with the role that owns the database' }),
  DATABASE_REPLICA_URL: postgresUrl.optional().meta({ expects: 'the PostgreSQL URL of a replica' }),
  DATABASE_POOL: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .prefault('12')
    .meta({ expects: 'the maximum number of connections of a worker, 1 to 999' }),
  WORKERS: z
    .string()
    .regex(/^[1-9]\d?$/)
    .transform(Number)
    .optional()
    .meta({ expects: 'the number of processes that serve, 1 to 99' }),
  DEMO: flag.optional().meta({ expects: '1 to load the demo into an empty database, otherwise 0' }),
  SIMULATOR: flag
    .optional()
    .meta({ expects: '1 to run the simulated chat site with the server, otherwise 0' }),
  DEMO_WEBHOOK_PORT: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .prefault('4010')
    .meta({ expects: 'the port of the simulated chat site on this machine, 1 to 65535' }),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ expects: 'the URL of the panel: https://panel.example.com' }),
  TRUST_PROXY: z
    .string()
    .refine((list) => list.split(',').every(isAddressOrRange))
    .optional()
    .meta({ expects: 'addresses of the proxies, separated by commas: 10.0.0.0/8' }),
  SESSION_CALLS_PER_MINUTE: calls.meta({
    expects: 'calls of one session in a minute on one node, 1 to 9999999',
  }),
  SITE_CALLS_PER_MINUTE: calls.meta({
    expects: 'calls of one site owner in a minute on one node, 1 to 9999999',
  }),
  CACHE_SECONDS: z
    .string()
    .regex(/^[0-5]$/)
    .transform(Number)
    .optional()
    .meta({ expects: 'seconds for which polled reads are cached, 0 to 5; 0 turns the caches off' }),
  SECRET_KEY: z
    .base64()
    .refine((key) => Buffer.from(key, 'base64').length === 32)
    .optional()
    .meta({ expects: '32 random bytes in base64: openssl rand -base64 32' }),
  WEBHOOK_HOSTS: z
    .string()
    .prefault('')
    .transform((list) =>
      list
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    )
    .meta({
      expects: 'private hosts that webhooks may use, separated by commas: localhost:4000',
    }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({ expects: 'the mail server: smtp://user:password@mail.example.com:587, or smtps://' }),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/)
    .optional()
    .meta({ expects: 'the sender of mails: panel@example.com' }),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .meta({ expects: 'at least 16 characters, the bearer token of GET /metrics' }),
  SHUTDOWN_DELAY: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((seconds) => seconds <= 300)
    .optional()
    .meta({ expects: 'seconds in which a node continues to serve after SIGTERM, 0 to 300' }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .prefault('warn')
    .meta({ expects: 'fatal, error, warn, info, debug, trace or silent' }),
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .prefault('development')
    .meta({ expects: 'development, production or test' }),
})

/** All settings, which the README lists. */
export const settingNames = Object.keys(settings.shape)

export type Config = z.infer<typeof settings> & {
  DEMO: boolean
  SIMULATOR: boolean
  SHUTDOWN_DELAY: number
  SESSION_CALLS_PER_MINUTE: number
  SITE_CALLS_PER_MINUTE: number
  CACHE_SECONDS: number
}

/** Load balancers that check every second have noticed by then. */
const shutdownDelayInProduction = 5

/** Tests change rows without hints, so the caches are off unless a test turns them on. */
const cacheSeconds = { usual: 5, test: 0 }

/** An invalid setting, with a message for the person who starts the server. */
export class ConfigError extends Error {}

/** Reads the settings. @throws {ConfigError} that lists each invalid setting with what is expected */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
    throw new ConfigError(names.map((name) => `${name}: expected ${expectation(name)}`).join('\n'))
  }
  const config = parsed.data
  const isProduction = config.NODE_ENV === 'production'
  const unlimited = config.NODE_ENV === 'test' ? Number.POSITIVE_INFINITY : undefined
  if (isProduction) requireForProduction(config)
  if (config.SMTP_URL) requireForMail(config)
  const DEMO = config.DEMO ?? (!config.DATABASE_URL && !isProduction)
  // The simulated chat site receives webhooks on this machine.
  const demoHosts = DEMO ? [`127.0.0.1:${config.DEMO_WEBHOOK_PORT}`] : []
  return {
    ...config,
    DEMO,
    SIMULATOR: config.SIMULATOR ?? DEMO,
    SESSION_CALLS_PER_MINUTE: config.SESSION_CALLS_PER_MINUTE ?? unlimited ?? callsPerMinute.session,
    SITE_CALLS_PER_MINUTE: config.SITE_CALLS_PER_MINUTE ?? unlimited ?? callsPerMinute.site,
    CACHE_SECONDS:
      config.CACHE_SECONDS ?? (config.NODE_ENV === 'test' ? cacheSeconds.test : cacheSeconds.usual),
    SHUTDOWN_DELAY: config.SHUTDOWN_DELAY ?? (isProduction ? shutdownDelayInProduction : 0),
    WEBHOOK_HOSTS: [...config.WEBHOOK_HOSTS, ...demoHosts],
  }
}

/** @throws {ConfigError} for settings that production requires */
function requireForProduction({ DEMO, PUBLIC_URL, TRUST_PROXY }: z.infer<typeof settings>) {
  const wrong: string[] = []
  if (DEMO) wrong.push('DEMO: expected 0 when NODE_ENV is production')
  if (!PUBLIC_URL)
    wrong.push(`PUBLIC_URL: expected when NODE_ENV is production, ${expectation('PUBLIC_URL')}`)
  // The server itself accepts HTTP. Without TRUST_PROXY, all clients would have the proxy's address.
  else if (PUBLIC_URL.startsWith('https:') && !TRUST_PROXY)
    wrong.push(`TRUST_PROXY: expected when PUBLIC_URL is https, ${expectation('TRUST_PROXY')}`)
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'))
}

/** @throws {ConfigError} for settings without which no mail can be sent */
function requireForMail({ MAIL_FROM, PUBLIC_URL }: z.infer<typeof settings>) {
  const missing = [
    ...(MAIL_FROM ? [] : [`MAIL_FROM: expected with SMTP_URL, ${expectation('MAIL_FROM')}`]),
    ...(PUBLIC_URL ? [] : [`PUBLIC_URL: expected with SMTP_URL, ${expectation('PUBLIC_URL')}`]),
  ]
  if (missing.length > 0) throw new ConfigError(missing.join('\n'))
}

function expectation(name: string): string {
  const field = settings.shape[name as keyof typeof settings.shape]
  return String(field?.meta()?.expects ?? 'another value')
}
