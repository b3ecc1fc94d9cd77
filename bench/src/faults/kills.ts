import { killDatabase } from '../server.ts'
import type { Fault } from './fault.ts'
import { play, summaryOf } from './play.ts'
import { withTestPanel } from './test-panel.ts'

/** Nodes and the database are killed with -9 while operators work, and started again. */
export const kills: Fault = {
  name: 'kills',
  promise: 'Two nodes and PostgreSQL are killed with -9: nothing is missing, duplicated or out of order',
  async run({ isShort, prepare }) {
    const nodeKills = isShort ? 2 : 20
    const databaseKills = isShort ? 1 : 5
    const pauseBetweenKills = isShort ? 1_000 : 2_500
    return withTestPanel({ nodes: 2, prepare }, async (panel) => {
      const { nodes, postgres, dataDir } = panel
      const playing = await play(panel, {
        conversations: isShort ? 45 : 900,
        operators: isShort ? 8 : 32,
        seconds: isShort ? 600 : 1_800,
      })
      let [killedNodes, killedDatabases] = [0, 0]
      for (let kill = 1; kill <= nodeKills + databaseKills; kill++) {
        await playing.pause(pauseBetweenKills)
        if (playing.isOver()) break
        if (kill % 4 === 3 && killedDatabases < databaseKills) {
          killDatabase(dataDir)
          await postgres.ensureRunning()
          killedDatabases++
        } else {
          const node = nodes[kill % nodes.length] ?? nodes[0]
          await node.end('SIGKILL')
          await node.start()
          killedNodes++
        }
      }
      const { ledger, broken } = await playing.finish()
      const measured = `${killedNodes} nodes, ${killedDatabases} times PostgreSQL; ${summaryOf(ledger)}`
      return { measured, broken }
    })
  },
}
