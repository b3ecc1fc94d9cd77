import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeLevel, makeOperator } from '../../testing/make.ts'
import { makeSentMessage } from '../../testing/make-conversations.ts'
import { makeSite } from '../../testing/site.ts'

const test = useTestApp()

async function makeAsking(...texts: string[]) {
  const site = await makeSite(test)
  const answer = await site.post(...texts.map((text) => site.message({ text })))
  const ids: number[] = answer.json().results.map((result: { id: number }) => result.id)
  const { id } = await test.db
    .selectFrom('conversations')
    .where('customer_id', '=', site.customer.id)
    .select('id')
    .executeTakeFirstOrThrow()
  await makeLevel(test.db, { id: 150, rights: ['other_chats.overview'] })
  const operator = await makeOperator(test.db, { permissions_id: 150 })
  const reader = await test.signedIn(operator)
  const shown = async () => (await reader('GET', `/api/conversations/${id}`)).json().conversation.questions
  return { site, id, ids, operator, shown }
}

it('shows which unanswered messages ask who writes, and where', async () => {
  const { ids, shown } = await makeAsking('Hoi!', 'Leuke foto. Ben je een robot?', 'Hoe was je dag?')
  expect(await shown()).toEqual([
    { message_id: ids[1], kind: 'bot', certainty: 'certain', start: 12, end: 28 },
  ])
})

it('shows nothing for ordinary messages', async () => {
  const { shown } = await makeAsking('Hoi!', 'Hoe was je dag?')
  expect(await shown()).toEqual([])
})

it('shows no question that an operator has answered, and a later one again', async () => {
  const { site, id, operator, shown } = await makeAsking('Ben je een robot?')
  await makeSentMessage(test.db, { conversationId: id, operatorId: operator.id })
  expect(await shown()).toEqual([])
  await site.post(site.message({ text: 'Ben je echt?' }))
  expect(await shown()).toMatchObject([{ kind: 'real' }])
})

it('stores the questions of a message once, also when the site repeats it', async () => {
  const site = await makeSite(test)
  const message = site.message({ text: 'Ben je echt? Of ben je een robot? Ben je echt?' })
  for (let time = 0; time < 2; time++) expect((await site.post(message)).statusCode).toBe(200)
  const rows = await test.db
    .selectFrom('questions')
    .innerJoin('conversations as c', 'c.id', 'questions.conversation_id')
    .where('c.customer_id', '=', site.customer.id)
    .select('kind')
    .orderBy('kind')
    .execute()
  expect(rows).toEqual([{ kind: 'bot' }, { kind: 'real' }])
})
