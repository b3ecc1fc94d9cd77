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
