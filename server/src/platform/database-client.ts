import pg from 'pg'

/** How this process shows in `pg_stat_activity`. */
export const applicationName = `operator-panel/${process.pid}`

/** Milliseconds that PostgreSQL may take for one statement. */
export const statementTimeout = 30_000
/** An answer that is later than the statement timeout by so many milliseconds never comes: the connection is dead. */
const answerGrace = 5_000
/** Milliseconds between two looks whether an answer is late. */
const lookEvery = 1_000
/** Milliseconds for the goodbye of a connection. A silent one never says it. */
const endsWithin = 2_000
/** Milliseconds after which the operating system asks an idle peer whether it is still there. */
const keepAliveAfter = 10_000
/** Milliseconds until a connection is open, or there is none. */
export const connectsWithin = 5_000

/** No connection to be had, or one that doesn't answer: try again later. */
export class DatabaseUnavailable extends Error {}

export type DatabaseClientConfig = pg.ClientConfig & {
  /** Milliseconds until a connection that owes an answer is destroyed. */
  answerWithin?: number
  /** Told when that happens, with the moment since which it has been silent, by `performance.now()`. */
  onSilent?: (since: number) => void
  /** Told when the server takes no writes: other connections to it are no better. */
  onReadOnly?: () => void
}

/** What every lasting connection of ours has. */
export const connectionTo = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: connectsWithin,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveAfter,
  application_name: applicationName,
})

/** A standby, or a primary that became one. */
const readOnly = '25006'
// 08: connection. 57P01 to 57P03: it shuts down, crashed, or starts.
const leavesConnectionUseless = /^(08...|25006|57P0[123])$/

type ErrorMessage = { code?: string }
type ParameterStatus = { parameterName: string; parameterValue: string }

/**
 * A connection that fails rather than waits. One that owes an answer for too long is destroyed, its statements rejected; one
 * whose server can't do its work any more is never used again.
 */
export class DatabaseClient extends pg.Client {
  /** When it was last heard of, by `performance.now()`. */
  answeredAt = performance.now()
  /** When the oldest statement that it owes an answer to was sent. */
  waitingSince: number | undefined
  /** It leads to a server that replays the writes of another, and takes none. */
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
    // A look now and then: a timer for each statement costs more than the rest of it.
    this.#looking = setInterval(() => this.#look(), Math.min(lookEvery, this.#answerWithin / 4)).unref()
    this.connection.on('readyForQuery', () => {
      this.#isOpen = true
      this.answeredAt = performance.now()
      if (this.waitingSince !== undefined) this.waitingSince = this.answeredAt
    })
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
      if (parameterName === 'in_hot_standby') this.isStandby = parameterValue === 'on'
    })
    // `end` marks it at once, so that no pool hands it out again; the statement still gets the error.
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

  // The signature: pg overloads `query` eight times.
  override query = ((...args: unknown[]) => {
    if (!this.#isOver) this.waitingSince ??= performance.now()
    return super.query(...(this.statement(args) as [string]))
  }) as pg.Client['query']

  /** What is sent in place of these arguments of `query`. */
  protected statement(args: unknown[]): unknown[] {
    return args
  }

  // The signature: with a callback, or without.
  override end = ((...args: []) => {
    this.#expectNoMore()
    const timer = setTimeout(() => this.connection.stream.destroy(), endsWithin).unref()
    this.connection.once('end', () => clearTimeout(timer))
    return super.end(...args)
  }) as pg.Client['end']

  /** Destroys the connection: whoever waits for it hears that it is gone. */
  giveUp(reason: string) {
    this.#expectNoMore()
    this.connection.stream.destroy(new DatabaseUnavailable(reason))
  }

  #isLate() {
    return this.waitingSince !== undefined && performance.now() - this.waitingSince >= this.#answerWithin
  }

  #look() {
    if (!this.#isLate()) return
    // What has come in while this process was busy is read first.
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
