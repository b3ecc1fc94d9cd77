import pg from 'pg'

/** How this process is shown in `pg_stat_activity`. */
export const applicationName = `operator-panel/${process.pid}`

/** Maximum time of a statement, in milliseconds. */
export const statementTimeout = 30_000
/** A connection without a response is dead this many milliseconds after the statement timeout. */
export const responseGrace = 5_000
/** Milliseconds between two checks for late responses. */
const checkInterval = 1_000
/** Milliseconds to wait for the server to close a connection. A dead connection is never closed by it. */
const closeTimeout = 2_000
/** Milliseconds after which the operating system sends keep-alive probes on an idle connection. */
const keepAliveDelay = 10_000
/** Maximum time for opening a connection, in milliseconds. */
export const connectionTimeout = 5_000

/** No connection is available, or it does not respond: the caller should try again later. */
export class DatabaseUnavailable extends Error {}

export type DatabaseClientConfig = pg.ClientConfig & {
  /** Milliseconds without a response after which a connection is destroyed. */
  responseTimeout?: number
  /**
   * Called after a silent connection was destroyed. `since` is when its last response arrived, or when its statement was sent
   * if that was later (`performance.now()`).
   */
  onSilent?: (since: number) => void
  /** Called when the server refuses a write because it is read-only. It then refuses writes on every connection. */
  onReadOnly?: () => void
}

/** Options of every long-lived connection. */
export const connectionOptions = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: connectionTimeout,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveDelay,
  application_name: applicationName,
})

/** The server is a standby, or a primary that has become one. */
const readOnly = '25006'
// 08: connection. 57P01 to 57P03: shutdown, crash or start.
const unusableConnection = /^(08...|25006|57P0[123])$/

type ErrorMessage = { code?: string }
type ParameterStatus = { parameterName: string; parameterValue: string }

/**
 * A connection that does not wait forever. When a response is too late, the connection is destroyed and its statements are
 * rejected. When the server is a standby or shuts down, the connection is closed and not used again.
 */
export class DatabaseClient extends pg.Client {
  /** Time of the last complete response, by `performance.now()`. */
  lastResponseAt = performance.now()
  /** Time from which the oldest statement has been waiting for its response. */
  waitingSince: number | undefined
  /** The server is a standby, which replays the writes of a primary and accepts none. */
  isStandby = false
  readonly #responseTimeout: number
  readonly #onSilent: (since: number) => void
  readonly #onReadOnly: () => void
  readonly #lateTimer: NodeJS.Timeout
  #isOpen = false
  #isClosing = false

  constructor(config: DatabaseClientConfig = {}) {
    super(config)
    this.#responseTimeout = config.responseTimeout ?? statementTimeout + responseGrace
    this.#onSilent = config.onSilent ?? (() => {})
    this.#onReadOnly = config.onReadOnly ?? (() => {})
    // One interval for all statements: a timer for each statement costs more than the rest of this class.
    this.#lateTimer = setInterval(
      () => this.#checkLate(),
      Math.min(checkInterval, this.#responseTimeout / 4),
    ).unref()
    this.connection.on('readyForQuery', () => {
      this.#isOpen = true
      this.lastResponseAt = performance.now()
      if (this.waitingSince !== undefined) this.waitingSince = this.lastResponseAt
    })
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
      if (parameterName === 'in_hot_standby') this.isStandby = parameterValue === 'on'
    })
    // `end` marks the connection as closing at once, so that the pool does not reuse it. The statement is still rejected with
    // this error.
    this.connection.on('errorMessage', ({ code = '' }: ErrorMessage) => {
      if (!this.#isOpen || !unusableConnection.test(code)) return
      void this.end()
      if (code === readOnly) this.#onReadOnly()
    })
    this.connection.on('end', () => this.#stopWaiting())
    this.on('drain', () => {
      this.waitingSince = undefined
    })
  }

  // A cast, because pg declares eight overloads of `query`.
  override query = ((...args: unknown[]) => {
    if (!this.#isClosing) this.waitingSince ??= performance.now()
    return super.query(...(this.statement(args) as [string]))
  }) as pg.Client['query']

  /** Returns the arguments that are passed to `query` of pg. A subclass can replace them. */
  protected statement(args: unknown[]): unknown[] {
    return args
  }

  // A cast, because pg declares `end` with and without a callback.
  override end = ((...args: []) => {
    this.#stopWaiting()
    const timer = setTimeout(() => this.connection.stream.destroy(), closeTimeout).unref()
    this.connection.once('end', () => clearTimeout(timer))
    return super.end(...args)
  }) as pg.Client['end']

  /** Destroys the connection, so that its statements are rejected. */
  abort(reason: string) {
    this.#stopWaiting()
    this.connection.stream.destroy(new DatabaseUnavailable(reason))
  }

  #isLate() {
    return this.waitingSince !== undefined && performance.now() - this.waitingSince >= this.#responseTimeout
  }

  #checkLate() {
    if (!this.#isLate()) return
    // A response may have arrived while this process was busy. `setImmediate` lets it be read before the next check.
    setImmediate(() => {
      const since = this.waitingSince
      if (since === undefined || !this.#isLate()) return
      this.abort('The database does not answer')
      this.#onSilent(since)
    })
  }

  #stopWaiting() {
    this.#isClosing = true
    this.waitingSince = undefined
    clearInterval(this.#lateTimer)
  }
}
