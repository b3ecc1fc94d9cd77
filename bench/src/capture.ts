import pg from 'pg'

export type Statement = { text: string; values: unknown[] }

/** Records the statements that this process sends to PostgreSQL during the work, in order. */
export async function captureStatements(work: () => Promise<void>): Promise<Statement[]> {
  const found: Statement[] = []
  const original = pg.Client.prototype.query
  // The cast: pg overloads `query` eight times; the server calls it with a text, or with a text and its values.
  pg.Client.prototype.query = function capture(this: pg.Client, ...args: unknown[]) {
    const [query] = args
    if (typeof query === 'string') found.push({ text: query, values: [] })
    else if (isPrepared(query)) found.push({ text: query.text, values: query.values })
    return Reflect.apply(original, this, args)
  } as typeof original
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original
  }
  return found
}

function isPrepared(query: unknown): query is Statement {
  return typeof query === 'object' && query !== null && 'text' in query && 'values' in query
}
