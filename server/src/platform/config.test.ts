import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const key = randomBytes(32).toString('base64')

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://panel.example.com',
  TRUST_PROXY: '10.0.0.0/8',
}

function complaint(environment: Record<string, string>): string {
  try {
    readConfig(environment)
    return ''
  } catch (error) {
    return error instanceof ConfigError ? error.message : `not a ConfigError: ${error}`
  }
}

describe('the settings', () => {
  it('are all optional', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      LOG_LEVEL: 'warn',
    })
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
  })

  it('are parsed to their types', () => {
    const given = {
      PORT: '0',
      DEMO: '1',
      SIMULATOR: '0',
      DEMO_WEBHOOK_PORT: '4011',
      SECRET_KEY: key,
      WEBHOOK_HOSTS: 'localhost:4000, hooks',
    }
    expect(readConfig(given)).toMatchObject({
      PORT: 0,
      DEMO: true,
      SIMULATOR: false,
      DEMO_WEBHOOK_PORT: 4011,
      SECRET_KEY: key,
      WEBHOOK_HOSTS: ['localhost:4000', 'hooks', '127.0.0.1:4011'],
    })
  })

  it.each([
    ['PORT', 'http', 'a port from 0 to 65535; 0 for any free port'],
    ['PORT', '65536', 'a port from 0 to 65535; 0 for any free port'],
    [
      'DATABASE_URL',
      'mysql://root@localhost/panel',
      'a PostgreSQL URL: postgres://user:password@host:5432/name',
    ],
    ['DATABASE_OWNER_URL', 'owner', 'the URL of DATABASE_URL with the role that owns the database'],
    ['DATABASE_REPLICA_URL', 'replica', 'the PostgreSQL URL of a replica'],
    ['DATABASE_POOL', '0', 'the maximum number of connections of a worker, 1 to 999'],
    ['WORKERS', '0', 'the number of processes that serve, 1 to 99'],
    ['DEMO', 'yes', '1 to load the demo into an empty database, otherwise 0'],
    ['SIMULATOR', 'on', '1 to run the simulated chat site with the server, otherwise 0'],
    ['DEMO_WEBHOOK_PORT', '0', 'the port of the simulated chat site on this machine, 1 to 65535'],
    ['PUBLIC_URL', 'panel.example.com', 'the URL of the panel: https://panel.example.com'],
    ['TRUST_PROXY', 'yes', 'addresses of the proxies, separated by commas: 10.0.0.0/8'],
    ['TRUST_PROXY', '10.0.0.0/33', 'addresses of the proxies, separated by commas: 10.0.0.0/8'],
    ['SECRET_KEY', randomBytes(16).toString('base64'), '32 random bytes in base64: openssl rand -base64 32'],
    ['METRICS_TOKEN', 'short', 'at least 16 characters, the bearer token of GET /metrics'],
    ['LOG_LEVEL', 'verbose', 'fatal, error, warn, info, debug, trace or silent'],
    ['NODE_ENV', 'staging', 'development, production or test'],
  ])('report what is expected of %s when it is %s', (name, value, expected) => {
    expect(complaint({ [name]: value })).toBe(`${name}: expected ${expected}`)
  })

  it('accept addresses and ranges of proxies', () => {
    expect(complaint({ TRUST_PROXY: '10.0.0.0/8, 192.0.2.1,2001:db8::/32' })).toBe('')
  })

  it('report each invalid one on its own line', () => {
    expect(complaint({ PORT: 'x', LOG_LEVEL: 'x' }).split('\n')).toHaveLength(2)
  })

  it('enable the demo only for the embedded database, and the simulator with it, by default', () => {
    const own = { DATABASE_URL: 'postgres://panel@localhost/panel' }
    expect(readConfig({})).toMatchObject({ DEMO: true, SIMULATOR: true })
    expect(readConfig({ SIMULATOR: '0' })).toMatchObject({ DEMO: true, SIMULATOR: false })
    expect(readConfig(own)).toMatchObject({ DEMO: false, SIMULATOR: false })
    expect(readConfig({ ...own, DEMO: '1' })).toMatchObject({ DEMO: true, SIMULATOR: true })
    expect(readConfig(production)).toMatchObject({
      DEMO: false,
      SIMULATOR: false,
      WEBHOOK_HOSTS: [],
    })
  })

  it('refuse the demo in production', () => {
    expect(complaint({ ...production, DEMO: '1' })).toBe('DEMO: expected 0 when NODE_ENV is production')
    expect(complaint({ ...production, DEMO: '0' })).toBe('')
  })

  it('require the sender and the public URL with a mail server', () => {
    const lines = complaint({ SMTP_URL: 'smtp://mail.example.com' }).split('\n')
    expect(lines.map((line) => line.split(':')[0])).toEqual(['MAIL_FROM', 'PUBLIC_URL'])
    expect(complaint({ SMTP_URL: 'https://mail.example.com' })).toContain(
      'SMTP_URL: expected the mail server',
    )
  })

  it('require the public URL in production, and the proxies if that is https', () => {
    expect(complaint({ NODE_ENV: 'production' })).toBe(
      'PUBLIC_URL: expected when NODE_ENV is production, the URL of the panel: https://panel.example.com',
    )
    const { TRUST_PROXY: _, ...withoutProxy } = production
    expect(complaint(withoutProxy)).toBe(
      'TRUST_PROXY: expected when PUBLIC_URL is https, addresses of the proxies, separated by commas: 10.0.0.0/8',
    )
    expect(complaint({ ...withoutProxy, PUBLIC_URL: 'http://panel.internal:3000' })).toBe('')
    expect(complaint({ ...withoutProxy, NODE_ENV: 'development' })).toBe('')
    expect(complaint({ NODE_ENV: 'production', DEMO: '1' }).split('\n')).toHaveLength(2)
  })
})
