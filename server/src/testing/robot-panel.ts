import { startTestApp, type TestApp } from './app.ts'
import { makeWaiting } from './make-conversations.ts'

/** A panel that robots can call, with conversations to answer. */
export function robotPanelOf(test: TestApp) {
  /** A node of the panel on a port, which stays the same after a restart. */
  async function startPanel(port = 0) {
    const node = await startTestApp(test.url)
    const address = new URL(await node.app.listen({ port, host: '127.0.0.1' }))
    return { address, port: Number(address.port), node }
  }

  const answersTo = (conversations: { id: number }[]) =>
    test.db
      .selectFrom('messages')
      .where('direction', '=', 'out')
      .where(
        'conversation_id',
        'in',
        conversations.map(({ id }) => id),
      )
      .orderBy('conversation_id')
      .select(['conversation_id', 'in_reply_to', 'body'])
      .execute()

  const countAnswersTo = (conversations: { id: number }[]) => async () =>
    (await answersTo(conversations)).length

  async function makeConversations(count: number) {
    const made = []
    for (let number = 0; number < count; number++) made.push(await makeWaiting(test.db))
    return made
  }

  return { startPanel, answersTo, countAnswersTo, makeConversations }
}
