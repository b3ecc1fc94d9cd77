import { randomBytes } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { openSession, sessionCookie } from '../features/people/sign-in/session.ts'
import { readConfig } from '../platform/config.ts'
import { type Db, openDatabase } from '../platform/database.ts'
import { drain } from '../platform/drain.ts'
import { type Live, openLive } from '../platform/live.ts'
import { type Secrets, secretsFrom } from '../platform/secrets.ts'
import type { Watchdog } from '../platform/watchdog.ts'
import { createTestDatabase } from './database.ts'

type Send = (
  method: Method,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The app in-process with its own database, and callers for it. */
export type TestApp = {
  app: FastifyInstance
  db: Db
  urgent: Db
  batches: Db
  live: Live
  watchdog: Watchdog
  secrets: Secrets
  url: string
  /** A browser without a session. */
  anonymous: Send
  /** A browser signed in as this operator. */
  signedIn(
    operator: { id: number },
    options?: { tfa?: boolean },
  ): Promise<Send & { token: string; sessionId: number }>
  /** A site with this bearer key. */
  site(key: string): Send
  close(): Promise<void>
}

/** With other tests beside it, a process can wait for a processor longer than a server would. */
const testConnectionTimeout = 30_000
const testOverload = { maxEventLoopDelay: 0 }

type TestAppOptions = {
  size?: number
  responseTimeout?: number
  heartbeat?: number
  /** The clock of the caches in milliseconds. */
  now?: () => number
}

/** Starts a node. @param url an existing database, for a second node; otherwise one is created and dropped at the end */
export async function startTestApp(
  url?: string,
  environment: Record<string, string> = {},
  { size = 30, now, ...timeouts }: TestAppOptions = {},
): Promise<TestApp> {
  const made = url ? undefined : await createTestDatabase()
  const address = url ?? made?.url ?? ''
  const live = openLive(address, { ...timeouts, onSilent: (since) => database.abortSilent(since) })
  const database = openDatabase(address, {
    size,
    // Who tests silence wants the times of a server.
    connectionTimeout: timeouts.responseTimeout === undefined ? testConnectionTimeout : undefined,
    ...timeouts,
    onCommit: live.sendHints,
  })
  const secrets = secretsFrom(testKey)
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', ...environment })
  const { db, urgent, batches } = database
  const app = await buildApp({
    db,
    urgent,
    batches,
    replica: db,
    live,
    secrets,
    config,
    now,
    overload: testOverload,
  })
  await Promise.all([app.ready(), live.ready])

  const send =
    (own: Record<string, string>): Send =>
    (method, path, body, headers = {}) =>
      app.inject({
        method,
        url: path,
        headers: {
          host: 'panel.test',
          'sec-fetch-site': 'same-origin',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...own,
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      })

  return {
    app,
    db,
    urgent,
    batches,
    live,
    watchdog: app.watchdog,
    secrets,
    url: address,
    anonymous: send({}),
    async signedIn(operator, { tfa = true } = {}) {
      const visitor = { address: '127.0.0.1', device: 'test' }
      const session = await openSession(database.db, { operatorId: operator.id, tfa, ...visitor })
      return Object.assign(send({ cookie: `${sessionCookie}=${session.token}` }), session)
    },
    site: (key) => send({ authorization: `Bearer ${key}` }),
    async close() {
      await drain(app)
      await live.close()
      await database.close()
      await made?.drop()
    },
  }
}

/** Starts a node as `startTestApp` does, and closes it when the test ends. */
export async function startNode(...options: Parameters<typeof startTestApp>): Promise<TestApp> {
  const node = await startTestApp(...options)
  onTestFinished(() => node.close())
  return node
}

/** The SECRET_KEY of all test apps of a file, for programs that run with them. */
export const testKey = randomBytes(32)

/** One app for all tests of a file. */
export function useTestApp(environment?: Record<string, string>, options?: TestAppOptions): TestApp {
  // Set before the first test runs.
  const shared = {} as TestApp
  beforeAll(async () => {
    Object.assign(shared, await startTestApp(undefined, environment, options))
  })
  afterAll(() => shared.close())
  return shared
}

/** Two nodes on one database for all tests of a file. */
export function useTwoNodes(): [TestApp, TestApp] {
  const first = useTestApp()
  const second = {} as TestApp
  beforeAll(async () => {
    Object.assign(second, await startTestApp(first.url))
  })
  afterAll(() => second.close())
  return [first, second]
}
