import type { Reminder } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeInHand } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'
import { forgetReminders } from './forget.ts'

const test = useTestApp()

/** An operator with a conversation in hand, and their reminders. */
async function makeWorld() {
  const hand = await makeInHand(test)
  const remind = (body: object, call = hand.call) =>
    call('PUT', `/api/conversations/${hand.id}/reminder`, body)
  const remove = (call = hand.call) => call('DELETE', `/api/conversations/${hand.id}/reminder`)
  const list = async (call = hand.call): Promise<Reminder[]> =>
    (await call('GET', '/api/reminders')).json().items
  const due = async () => (await hand.call('GET', '/api/user.php')).json().user.reminders
  const passTime = (interval: string) =>
    sql`update reminders set due_at = due_at - ${interval}::interval, created_at = created_at - ${interval}::interval
      where operator_id = ${hand.operator.id}`.execute(test.db)
  const item = () =>
    test.db
      .selectFrom('queue_items')
      .where('conversation_id', '=', hand.id)
      .selectAll()
      .executeTakeFirstOrThrow()
  return { ...hand, remind, remove, list, due, passTime, item }
}

const minutesUntil = ({ due_at }: Reminder) => (Date.parse(due_at) - Date.now()) / 60_000

describe('a reminder', () => {
  it('is due after some minutes by the clock of the server, with its note and what became of the chat', async () => {
    const { id, customer, profile, remind, list, due } = await makeWorld()
    const answer = await remind({ after_minutes: 30, note: ' At the dentist ' })
    expect(answer.statusCode).toBe(200)
    const [reminder, ...others] = await list()
    expect(others).toEqual([])
    expect(reminder).toEqual({
      id: expect.any(Number),
      conversation: { id },
      customer: { name: customer.name },
      profile: { name: profile.name },
      due_at: expect.any(String),
      is_due: false,
      note: 'At the dentist',
      is_readable: true,
      state: 'in_hand',
      by: null,
    })
    expect(reminder && minutesUntil(reminder)).toBeCloseTo(30, 0)
    expect(await due()).toEqual({ due: 0, next_at: expect.any(String) })
  })

  it('is counted when it is due', async () => {
    const { remind, list, due, passTime } = await makeWorld()
    await remind({ after_minutes: 30 })
    await passTime('31 minutes')
    expect(await list()).toMatchObject([{ is_due: true, note: null }])
    // The user is read again after the hint of another change.
    await remind({ after_minutes: 30 })
    await passTime('31 minutes')
    await expect.poll(due).toEqual({ due: 1, next_at: null })
  })

  it('changes nothing about the queue, and not who gets the chat', async () => {
    const { remind, item, passTime } = await makeWorld()
    const before = await item()
    await remind({ after_minutes: 1 })
    await passTime('2 minutes')
    expect(await item()).toEqual(before)
  })

  it('is one for each chat: a new one replaces it', async () => {
    const { remind, list } = await makeWorld()
    await remind({ after_minutes: 30, note: 'First' })
    const at = new Date(Date.now() + 3 * 86_400_000).toISOString()
    await remind({ at })
    expect(await list()).toMatchObject([{ note: null }])
    expect(Date.parse((await list())[0]?.due_at ?? '')).toBe(Date.parse(at))
  })

  it.each([
    ['a time that is over', { at: new Date(Date.now() - 60_000).toISOString() }],
    ['a time in more than 14 days', { at: new Date(Date.now() + 15 * 86_400_000).toISOString() }],
  ])('is refused for %s', async (_, body) => {
    const { remind, list } = await makeWorld()
    expect((await remind(body)).json()).toMatchObject({ status: 409, code: 'reminder_out_of_range' })
    expect(await list()).toEqual([])
  })

  it.each([
    [{}],
    [{ after_minutes: 30, at: new Date().toISOString() }],
    [{ after_minutes: 0 }],
    [{ after_minutes: 5, note: ' ' }],
  ])('is refused when it is not clear: %j', async (body) => {
    const { remind } = await makeWorld()
    expect((await remind(body)).json()).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  it('is removed, also twice', async () => {
    const { remind, remove, list } = await makeWorld()
    await remind({ after_minutes: 30 })
    for (const _ of [1, 2]) expect((await remove()).json()).toEqual({ items: [] })
    expect(await list()).toEqual([])
  })

  it('is the own one only, of a chat that may be read', async () => {
    const { remind, remove, list } = await makeWorld()
    const stranger = await test.signedIn(await makeOperator(test.db))
    expect((await remind({ after_minutes: 30 }, stranger)).json()).toMatchObject({
      code: 'conversation_not_found',
    })
    await remind({ after_minutes: 30 })
    expect((await remove(stranger)).json()).toMatchObject({ code: 'conversation_not_found' })
    expect(await list(stranger)).toEqual([])
    expect(await list()).toHaveLength(1)
  })

  it('is the hundredth at most', async () => {
    const { remind, operator } = await makeWorld()
    const { siteowner } = await makeWaiting(test.db)
    await sql`with p as (
        insert into profiles (siteowner_id, external_id, name, age, city, language, gender)
        select ${siteowner.id}, 'reminded-' || n, 'P', 40, 'York', 'en', 'female' from generate_series(1, 100) n returning id
      ), c as (
        insert into conversations (siteowner_id, customer_id, profile_id, language)
        select ${siteowner.id}, (select id from customers where siteowner_id = ${siteowner.id} limit 1), p.id, 'en' from p returning id
      )
      insert into reminders (operator_id, conversation_id, due_at) select ${operator.id}, id, now() + interval '1 hour' from c`.execute(
      test.db,
    )
    expect((await remind({ after_minutes: 30 })).json()).toMatchObject({ code: 'too_many_reminders' })
  })

  it('is forgotten two weeks after it was due', async () => {
    const { remind, list, passTime } = await makeWorld()
    await remind({ after_minutes: 30 })
    await passTime('14 days')
    expect(await forgetReminders(test.db)).toBe(0)
    await passTime('1 hour')
    expect(await forgetReminders(test.db)).toBe(1)
    expect(await list()).toEqual([])
  })
})
