import { type Fault, inSeconds, putCustomer, statusOf, timeUntil } from './fault.ts'
import { play, summaryOf } from './play.ts'
import { withTestPanel } from './test-panel.ts'

/**
 * Milliseconds within which the node must have closed silent connections: the ten seconds of `docs/operations.md`, and some for a busy
 * machine. Without that, callers wait until the time limit of their statement, which is 35 seconds.
 */
const answeredWithin = 20_000
/** Milliseconds within which a node must work again after the database is back. */
const backWithin = 10_000

/** No packet of the database arrives any more, and no connection is closed, as with a firewall that forgets connections. */
export const silentDatabase: Fault = {
  name: 'silent-database',
  promise: 'The database goes silent: callers get 503, /readyz fails, and the node recovers by itself',
  async run({ prepare }) {
    return withTestPanel({ prepare }, async (panel) => {
      const { proxy, nodes } = panel
      const [node] = nodes
      const playing = await play(panel, { conversations: 300, operators: 16, seconds: 600 })
      await playing.pause(3_000)

      proxy.pause()
      const requestedAt = performance.now()
      const calls = Promise.all(
        Array.from({ length: 20 }, () =>
          putCustomer(node, 60_000).then((status) => ({ status, after: performance.now() - requestedAt })),
        ),
      )
      const unready = await timeUntil(
        async () => (await statusOf(`${node.url}/readyz`, {}, 5_000)) === 503,
        answeredWithin,
      )
      const answers = await calls
      const slowest = Math.max(...answers.map(({ after }) => after))
      const statuses = [...new Set(answers.map(({ status }) => status))]
      proxy.resume()
      const back = await timeUntil(async () => (await putCustomer(node, 5_000)) === 200, 60_000)

      // The open connections stay silent; new ones work.
      proxy.lose()
      const renewed = await timeUntil(async () => (await putCustomer(node, 5_000)) === 200, 120_000)
      const ready = await timeUntil(async () => (await statusOf(`${node.url}/readyz`)) === 200, 60_000)

      const { ledger, broken } = await playing.finish()
      return {
        measured: `answered ${statuses} after at most ${inSeconds(slowest)}, /readyz 503 after ${inSeconds(unready)}, back after ${inSeconds(back)}; connections lost: written again after ${inSeconds(renewed)}; ${summaryOf(ledger)}`,
        broken: [
          ...broken,
          ...(statuses.every((status) => status === 503) ? [] : [`callers got ${statuses}`]),
          ...(slowest > answeredWithin ? [`a caller waited ${inSeconds(slowest)}`] : []),
          ...(unready === undefined ? ['/readyz stayed 200'] : []),
          ...(back === undefined || back > backWithin ? [`back after ${inSeconds(back)}`] : []),
          ...(renewed === undefined || renewed > answeredWithin
            ? [`with lost connections, written again after ${inSeconds(renewed)}`]
            : []),
          ...(ready === undefined ? ['/readyz stayed 503'] : []),
        ],
      }
    })
  },
}
