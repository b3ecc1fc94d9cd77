import pg from 'pg'

/** A connection without time limits. */
export type Connection = { run(text: string, values?: unknown[]): Promise<Record<string, unknown>[]> }

const settings = [
  'set statement_timeout = 0',
  'set synchronous_commit = off',
  "set work_mem = '256MB'",
  "set maintenance_work_mem = '512MB'",
  'set jit = off',
  "set timezone = 'UTC'",
  'set client_min_messages = warning',
]

/** Opens connections for the work and closes them afterwards. */
export async function withConnections<T>(
  url: string,
  count: number,
  work: (connections: [Connection, ...Connection[]]) => Promise<T>,
): Promise<T> {
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: url }))
  try {
    for (const client of clients) {
      await client.connect()
      await client.query(settings.join('; '))
    }
    const [first, ...others] = clients.map(
      (client): Connection => ({
        run: async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows,
      }),
    )
    if (!first) throw new Error('At least one connection is needed')
    return await work([first, ...others])
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** Runs the tasks in their order, one on each connection at a time. */
export async function shareOut<T>(
  connections: readonly Connection[],
  tasks: readonly T[],
  run: (connection: Connection, task: T) => Promise<unknown>,
) {
  const waiting = [...tasks]
  await Promise.all(
    connections.map(async (connection) => {
      for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) await run(connection, task)
    }),
  )
}
