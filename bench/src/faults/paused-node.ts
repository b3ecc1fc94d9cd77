import type { Fault } from './fault.ts'
import { play, summaryOf } from './play.ts'
import { withTestPanel } from './test-panel.ts'

/** A node is suspended with its connections open, as when a virtual machine is moved, and then continues. */
export const pausedNode: Fault = {
  name: 'paused-node',
  promise: 'Nodes are suspended (SIGSTOP) and continue: nothing is missing, duplicated or out of order',
  async run({ isShort, prepare }) {
    const pauses = isShort ? [4_000] : [5_000, 35_000, 100_000]
    return withTestPanel({ nodes: 2, prepare }, async (panel) => {
      const { nodes } = panel
      const playing = await play(panel, {
        conversations: isShort ? 40 : 400,
        operators: isShort ? 8 : 16,
        seconds: isShort ? 120 : 600,
      })
      let paused = 0
      for (const [index, milliseconds] of pauses.entries()) {
        await playing.pause(1_500)
        if (playing.isOver()) break
        // First the operators' node, so that their leases expire.
        const node = (index % 2 === 0 ? nodes.at(-1) : undefined) ?? nodes[0]
        node.process().kill('SIGSTOP')
        await new Promise((done) => setTimeout(done, milliseconds))
        node.process().kill('SIGCONT')
        paused++
      }
      const { ledger, broken } = await playing.finish()
      const notPaused = paused < pauses.length ? [`only ${paused} of ${pauses.length} pauses`] : []
      return {
        measured: `${paused} pauses of up to ${Math.max(...pauses) / 1_000} s; ${summaryOf(ledger)}`,
        broken: [...broken, ...notPaused],
      }
    })
  },
}
