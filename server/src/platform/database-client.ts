import pg from 'pg'

/** How this process is shown in `pg_stat_activity`. */
export const applicationName = `operator-panel/${process.pid}`

/** Maximum time of a statement, in milliseconds. */
export const statementTimeout = 30_000
/** If a response takes this many milliseconds longer than the statement timeout, the connection is dead. */
const answerGrace = 5_000
/** Milliseconds between two checks for late responses. */
const lookEvery = 1_000
/** Milliseconds to wait for an orderly close. A silent connection does not close. */
const endsWithin = 2_000
/** Milliseconds after which the operating system sends keep-alive probes on an idle connection. */
const keepAliveAfter = 10_000
/** Maximum time for opening a connection, in milliseconds. */
export const connectionTimeout = 5_000

/** No connection is available, or it does not respond: the caller should try again later. */
export class DatabaseUnavailable extends Error {}

export type DatabaseClientConfig = pg.ClientConfig & {
  /** Milliseconds without a response after which a connection is destroyed. */
  answerWithin?: number
  /** Called when that happens, with the time (`performance.now()`) since which the connection has been silent. */
  onSilent?: (since: number) => void
  /** Called when the server accepts no writes; then other connections to it do not either. */
  onReadOnly?: () => void
}

/** Options of every lasting connection. */
export const connectionTo = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: connectionTimeout,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveAfter,
  application_name: applicationName,
})

/** The server is a standby, or a primary that has become one. */
const readOnly = '25006'
// 08: connection. 57P01 to 57P03: shutdown, crash or start.
const leavesConnectionUseless = /^(08...|25006|57P0[123])$/

type ErrorMessage = { code?: string }
type ParameterStatus = { parameterName: string; parameterValue: string }

/**
 * A connection that fails instead of waiting: it is destroyed, with its statements rejected, when a response is too late. It is
 * not used again when the server is a standby or shuts down.
 */
export class DatabaseClient extends pg.Client {
  /** When data was last received, by `performance.now()`. */
  answeredAt = performance.now()
  /** When the oldest statement without a response was sent. */
  waitingSince: number | undefined
  /** The server is a standby, which replays the writes of a primary and accepts none. */
  isStandby = false
  readonly #answerWithin: number
  readonly #onSilent: (since: number) => void
  readonly #onReadOnly: () => void
  readonly #looking: NodeJS.Timeout
  #isOpen = false
  #isOver = false

  constructor(config: DatabaseClientConfig = {}) {
    super(config)
    this.#answerWithin = config.answerWithin ?? statementTimeout + answerGrace
    this.#onSilent = config.onSilent ?? (() => {})
    this.#onReadOnly = config.onReadOnly ?? (() => {})
    // One interval for all statements: a timer for each statement costs more than the rest of this class.
    this.#looking = setInterval(() => this.#look(), Math.min(lookEvery, this.#answerWithin / 4)).unref()
    this.connection.on('readyForQuery', () => {
      this.#isOpen = true
      this.answeredAt = performance.now()
      if (this.waitingSince !== undefined) this.waitingSince = this.answeredAt
    })
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
      if (parameterName === 'in_hot_standby') this.isStandby = parameterValue === 'on'
    })
    // `end` marks the connection at once, so that no pool uses it again; the statement still gets the error.
    this.connection.on('errorMessage', ({ code = '' }: ErrorMessage) => {
      if (!this.#isOpen || !leavesConnectionUseless.test(code)) return
      void this.end()
      if (code === readOnly) this.#onReadOnly()
    })
    this.connection.on('end', () => this.#expectNoMore())
    this.on('drain', () => {
      this.waitingSince = undefined
    })
  }

  // The cast: pg overloads `query` eight times.
  override query = ((...args: unknown[]) => {
    if (!this.#isOver) this.waitingSince ??= performance.now()
    return super.query(...(this.statement(args) as [string]))
  }) as pg.Client['query']

  /** The arguments that replace these arguments of `query`. */
  protected statement(args: unknown[]): unknown[] {
    return args
  }

  // The cast: with or without a callback.
  override end = ((...args: []) => {
    this.#expectNoMore()
    const timer = setTimeout(() => this.connection.stream.destroy(), endsWithin).unref()
    this.connection.once('end', () => clearTimeout(timer))
    return super.end(...args)
  }) as pg.Client['end']

  /** Destroys the connection, so that its statements are rejected. */
  giveUp(reason: string) {
    this.#expectNoMore()
    this.connection.stream.destroy(new DatabaseUnavailable(reason))
  }

  #isLate() {
    return this.waitingSince !== undefined && performance.now() - this.waitingSince >= this.#answerWithin
  }

  #look() {
    if (!this.#isLate()) return
    // First read what has arrived while this process was busy.
    setImmediate(() => {
      const since = this.waitingSince
      if (since === undefined || !this.#isLate()) return
      this.giveUp('The database does not answer')
      this.#onSilent(since)
    })
  }

  #expectNoMore() {
    this.#isOver = true
    this.waitingSince = undefined
    clearInterval(this.#looking)
  }
}
