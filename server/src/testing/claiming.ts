import type { TestApp } from './app.ts'
import { makeOperator } from './make.ts'

/** Operators who answer in one language, and their claims. */
export function claimingOf(test: TestApp) {
  return {
    async operatorIn(language: string, own = {}) {
      const operator = await makeOperator(test.db, { languages: [language], ...own })
      return { ...operator, call: await test.signedIn(operator) }
    },
    claim: async (
      operator: { call: Awaited<ReturnType<typeof test.signedIn>> },
      body = {},
      queue = 'reply',
    ) => (await operator.call('POST', `/api/queues/${queue}/claim`, body)).json(),
  }
}

/** The ids of the conversations that these operators have in hand. */
export async function inHandOf({ db }: TestApp, ...operatorIds: number[]): Promise<number[]> {
  const held = await db
    .selectFrom('queue_items')
    .where('operator_id', 'in', operatorIds)
    .where('expires_at', 'is not', null)
    .select('conversation_id')
    .execute()
  return held.map((item) => item.conversation_id)
}
