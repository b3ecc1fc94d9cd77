import type { Fault } from './fault.ts'
import { play, summaryOf } from './play.ts'
import { withTestPanel } from './test-panel.ts'

/** CommandComplete with the tag COMMIT, as PostgreSQL's protocol 3 writes it. */
const commitComplete = Buffer.from('C\0\0\0\x0bCOMMIT\0', 'latin1')
/** The columns of what a batch has stored (`send_and_claim`). They are sent after its commit, which has no statement. */
const storedBatch = ['sentAt\0', 'hasWebhook\0']
const isCommitted = (bytes: Buffer) =>
  bytes.includes(commitComplete) || storedBatch.every((column) => bytes.includes(column))
/** One of this number of commits loses its response. */
const commitsPerLoss = 8

/** The database commits, and the connection fails before its response: the node cannot know the result. */
export const lostCommits: Fault = {
  name: 'lost-commits',
  promise: 'Responses to COMMIT are lost: nothing is missing, duplicated or out of order',
  async run({ isShort, prepare }) {
    const wanted = isShort ? 40 : 1_000
    let lost = 0
    let commits = 0
    let isPlaying = false
    return withTestPanel(
      {
        prepare,
        hooks: {
          onResponse(line, bytes) {
            if (!isPlaying || lost >= wanted || !isCommitted(bytes)) return
            if (++commits % commitsPerLoss !== 0) return
            lost++
            line.drop()
          },
        },
      },
      async (panel) => {
        const playing = await play(panel, {
          conversations: isShort ? 32 : 900,
          operators: isShort ? 8 : 32,
          // With a defect, the conversations never end by themselves.
          seconds: isShort ? (prepare ? 40 : 120) : 600,
        })
        isPlaying = true
        const { ledger, broken } = await playing.finish()
        return {
          measured: `${lost} lost of ${commits}; ${summaryOf(ledger)}`,
          broken: [...broken, ...(lost < wanted ? [`only ${lost} of ${wanted} were lost`] : [])],
        }
      },
    )
  },
}
