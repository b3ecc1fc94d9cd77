import { withConnections } from './connection.ts'
import { fillDatabase } from './fill.ts'
import { sizeOf } from './size.ts'

/** Fills a migrated database that has no conversations, and prints how long each step took. @param url of the role that owns it */
export async function seedDatabase(
  url: string,
  { messages, seed = 1, until = new Date() }: { messages: number; seed?: number; until?: Date },
  print: (line: string) => void = console.log,
) {
  await withConnections(url, 2, async (connections) => {
    const [connection] = connections
    const [found] = await connection.run('select exists (select from conversations) as "isUsed"')
    if (found?.isUsed)
      throw new Error('The database has conversations. Only one without conversations is filled.')
    const start = performance.now()
    const seconds = () => `${((performance.now() - start) / 1_000).toFixed(1)} s`
    await fillDatabase(connections, sizeOf(messages, seed, until), (name) =>
      print(`${seconds().padStart(8)}  ${name}`),
    )
    const [count] =
      await connection.run(`select (select count(*) from messages) as messages, (select count(*) from conversations) as conversations,
      pg_size_pretty(pg_database_size(current_database())) as size`)
    print(
      `${seconds().padStart(8)}  ${count?.messages} messages in ${count?.conversations} conversations, ${count?.size}`,
    )
  })
}
