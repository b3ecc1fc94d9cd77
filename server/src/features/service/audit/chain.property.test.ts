import fc from 'fast-check'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { chainBlock } from './chain.ts'
import { verifyAudit } from './verify.ts'

/** A step of one of three connections, or of one of two nodes that write the chain. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('insert' as const), on: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('commit', 'rollback'), on: fc.nat(2) }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('chain' as const), on: fc.nat(1) }) },
)

it('however transactions and nodes take turns, the chain has exactly what was committed, and never has to be changed', async () => {
  const nodes = [await startTestApp()]
  onTestFinished(() => nodes[0]?.close())
  nodes.push(await startTestApp(nodes[0]?.url))
  onTestFinished(() => nodes[1]?.close())
  const [first] = nodes
  if (!first) throw new Error('There is no node')
  const clients = await Promise.all(
    [0, 1, 2].map(async () => {
      const client = new pg.Client({ connectionString: first.url })
      await client.connect()
      onTestFinished(() => client.end())
      return client
    }),
  )
  const chain = (on: number) => chainBlock(nodes[on]?.db ?? first.db, first.secrets, 3)
  const insert = `insert into audit_log (action, subject_type) values ('session.open', 'operator'), ('session.end', 'operator')`
  let committed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const open = [0, 0, 0]
      const end = async (on: number, act: 'commit' | 'rollback') => {
        if (!open[on]) return
        await clients[on]?.query(act)
        if (act === 'commit') committed += open[on]
        open[on] = 0
      }
      for (const { act, on } of steps)
        if (act === 'chain') await chain(on)
        else if (act === 'insert') {
          if (!open[on]) await clients[on]?.query('begin')
          await clients[on]?.query(insert)
          open[on] = (open[on] ?? 0) + 2
        } else await end(on, act)
      expect((await verifyAudit(first.url)).fault).toBeNull()
      for (const on of [2, 0, 1]) await end(on, 'commit')
      while ((await chain(0)) > 0);
      expect(await verifyAudit(first.url)).toMatchObject({ entries: committed, waiting: 0, fault: null })
    }),
    { numRuns: propertyRuns(30) },
  )
})
