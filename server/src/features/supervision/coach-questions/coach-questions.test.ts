import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'

const test = useTestApp()

/** An operator with a conversation in hand, and a coach of its site owner. */
async function makeInHand() {
  const site = await makeStaffedSite(test)
  const { id } = await site.waiting()
  const { call, take, operator } = await site.colleague()
  const { lease } = await take()
  await makeLevel(test.db, { id: 150, rights: ['chat_stats.away', 'other_chats.overview'] })
  const makeCoach = async (siteownerId = site.siteowner.id) => {
    const coach = await makeOperator(test.db, { permissions_id: 150, siteowner_ids: [siteownerId] })
    return Object.assign(await test.signedIn(coach), { coach })
  }
  const ask = (text = 'May I name the town?') =>
    call('POST', `/api/conversations/${id}/coach-questions`, { text, ...lease })
  const inChat = async (reader = call) =>
    (await reader('GET', `/api/conversations/${id}`)).json().conversation.coach_questions
  return { id, lease, call, operator, makeCoach, ask, inChat, site }
}

type Call = Awaited<ReturnType<Awaited<ReturnType<typeof makeInHand>>['makeCoach']>>

const listed = async (coach: Call) => (await coach('GET', '/api/coach-questions')).json().items
const waiting = async (coach: Call) => (await coach('GET', '/api/user.php')).json().user.coach_questions
const answer = (coach: Call, id: number, text = 'The region only.') =>
  coach('POST', `/api/coach-questions/${id}/answer`, { text })

describe('a question to the coaches', () => {
  it('is about the conversation in hand, which stays there; the coaches of its site owner get it', async () => {
    const { id, call, operator, makeCoach, ask, inChat, site } = await makeInHand()
    const coach = await makeCoach()
    const stranger = await makeCoach((await makeStaffedSite(test)).siteowner.id)
    const asked = (await ask('  May I name the town? ')).json()
    expect(asked).toMatchObject({
      question: { text: 'May I name the town?', by: { id: operator.id }, answer: null },
      coaches_here: 1,
    })
    expect(await listed(coach)).toMatchObject([
      { id: asked.question.id, conversation: { id }, siteowner: { id: site.siteowner.id } },
    ])
    expect([await waiting(coach), await waiting(stranger)]).toEqual([1, 0])
    expect(await listed(stranger)).toEqual([])
    expect(await inChat()).toMatchObject([{ id: asked.question.id }])
    const { lease } = (await call('GET', `/api/conversations/${id}`)).json()
    expect(lease).not.toBeNull()
  })

  it('needs the conversation in hand', async () => {
    const { id, lease, makeCoach } = await makeInHand()
    const reader = await makeCoach()
    const refused = await reader('POST', `/api/conversations/${id}/coach-questions`, { text: 'x', ...lease })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'lease_lost'])
  })

  it('is stored once when its answer got lost, and the next one waits for the answer', async () => {
    const { ask, inChat } = await makeInHand()
    const [first, repeated] = await Promise.all([ask(), ask()])
    expect(repeated.json().question.id).toBe(first.json().question.id)
    expect(await inChat()).toHaveLength(1)
    expect((await ask('Another one')).json().code).toBe('coach_question_open')
  })

  it.each(['', ' \n'])('needs words: %j is refused', async (text) => {
    const { ask } = await makeInHand()
    expect((await ask(text)).json()).toMatchObject({ code: 'invalid_input', issues: [{ path: 'text' }] })
  })
})

describe('the answer of a coach', () => {
  it('is kept with the chat, and never sent', async () => {
    const { id, ask, inChat, makeCoach } = await makeInHand()
    const coach = await makeCoach()
    const { question } = (await ask()).json()
    expect((await answer(coach, question.id, ' The region only. ')).json().question.answer).toMatchObject({
      text: 'The region only.',
      by: { id: coach.coach.id },
    })
    expect(await inChat()).toMatchObject([{ answer: { text: 'The region only.' } }])
    expect([await listed(coach), await waiting(coach)]).toEqual([[], 0])
    const sent = await test.db
      .selectFrom('messages')
      .where('conversation_id', '=', id)
      .where('direction', '=', 'out')
      .select('id')
      .execute()
    expect(sent).toEqual([])
    const entries = await test.db
      .selectFrom('audit_log')
      .where('action', 'like', 'coach_question.%')
      .where('subject_id', '=', id)
      .select(['action', 'details'])
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { action: 'coach_question.ask', details: { question_id: question.id } },
      { action: 'coach_question.answer', details: { question_id: question.id } },
    ])
  })

  it('is given once: the second coach reads who was first, and a repeated one changes nothing', async () => {
    const { ask, makeCoach } = await makeInHand()
    const [coach, other] = [await makeCoach(), await makeCoach()]
    const { question } = (await ask()).json()
    await answer(coach, question.id)
    const refused = await answer(other, question.id)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'coach_question_answered', by: { id: coach.coach.id } },
    ])
    expect((await answer(coach, question.id)).statusCode).toBe(200)
    const stranger = await makeCoach((await makeStaffedSite(test)).siteowner.id)
    expect((await answer(stranger, question.id)).json().code).toBe('coach_question_not_found')
  })

  it('is refused for operators who are no coaches', async () => {
    const { ask, site } = await makeInHand()
    const { question } = (await ask()).json()
    const { call } = await site.colleague()
    expect((await call('POST', `/api/coach-questions/${question.id}/answer`, { text: 'x' })).statusCode).toBe(
      403,
    )
  })
})
