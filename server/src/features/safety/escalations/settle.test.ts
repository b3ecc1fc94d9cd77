import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeEscalating, makeMaster } from '../../../testing/escalating.ts'
import { makeSiteowner } from '../../../testing/make.ts'

const test = useTestApp()

/** An escalation that waits for a master. */
async function makeEscalated(kind: Parameters<Awaited<ReturnType<typeof makeEscalating>>['escalate']>[0]) {
  const world = await makeEscalating(test)
  const { escalation } = (await world.escalate(kind)).json()
  const master = await makeMaster(test, world.siteowner)
  const settle = (outcome: string, effect: string, note = 'Looked at it', call = master) =>
    call('POST', `/api/escalations/${escalation.id}/settle`, { outcome, effect, note })
  const listed = async (query: string) => (await master('GET', `/api/escalations?${query}`)).json().items
  const badge = async () => (await master('GET', '/api/user.php')).json().user.open_escalations as number
  return { world, id: escalation.id as number, master, settle, listed, badge }
}

describe('the list of escalations', () => {
  it('has the open ones with message, customer and hold, oldest first, and a badge', async () => {
    const { world, id, listed, badge } = await makeEscalated('possible_minor')
    expect(await listed('state=open&urgency=at_once')).toMatchObject([
      {
        id,
        kind: 'possible_minor',
        by: { name: 'Sanne W.' },
        conversation: { id: world.id },
        customer: { id: world.customer.id },
        message: { id: world.message.id, text: 'I turn 16 in March' },
        hold: { released_at: null },
        settled: null,
      },
    ])
    expect(await listed('state=open&urgency=today')).toEqual([])
    expect(await listed('state=settled')).toEqual([])
    await expect.poll(badge).toBe(1)
  })

  it('opens one with its context, the disclosure and the number of chats on hold', async () => {
    const { world, id, master } = await makeEscalated('distress')
    const { escalation } = (await master('GET', `/api/escalations/${id}`)).json()
    expect(escalation).toMatchObject({
      chat_count: 2,
      earlier_count: 0,
      claimed_at: expect.stringMatching(/Z$/),
      context: [{ id: world.message.id }],
    })
  })

  it('has nothing of other site owners, and nothing that was undone', async () => {
    const { world, id, listed } = await makeEscalated('threat')
    const stranger = await makeMaster(test, await makeSiteowner(test.db))
    expect((await stranger('GET', '/api/escalations?state=open')).json().items).toEqual([])
    expect((await stranger('GET', `/api/escalations/${id}`)).json().code).toBe('escalation_not_found')
    await world.operator.call('POST', `/api/escalations/${id}/undo`)
    expect(await listed('state=open')).toEqual([])
  })

  it('is exported as CSV', async () => {
    const { id, master, settle } = await makeEscalated('harassment')
    await settle('confirmed', 'keep', 'Third time')
    const file = await master('GET', '/api/escalations.csv?state=settled')
    expect(file.statusCode).toBe(200)
    expect(file.body).toContain(`${id},"harassment"`)
    expect(file.body).toContain('Third time')
  })
})

describe('settling', () => {
  it('can release the hold: the conversation is back at its place in the queue', async () => {
    const { world, master, settle, listed } = await makeEscalated('possible_minor')
    const { due_at } = (await world.item()) ?? {}
    const answer = await settle('unfounded', 'release', 'He is 42, his daughter turns 16')
    expect(answer.json().escalation).toMatchObject({
      settled: { outcome: 'unfounded', effect: 'release', by: { name: 'Bram H.' } },
      hold: { released_at: expect.stringMatching(/Z$/) },
    })
    expect(await world.item()).toMatchObject({ held: false, due_at })
    expect(await world.holds()).toMatchObject([
      { released_by: master.operator.id, release_reason: 'He is 42, his daughter turns 16' },
    ])
    expect(await listed('state=open')).toEqual([])
    expect(await listed('state=settled')).toHaveLength(1)
    expect((await world.operator.take()).id).toBe(world.id)
  })

  it('can keep the hold', async () => {
    const { world, settle } = await makeEscalated('distress')
    expect((await settle('confirmed', 'keep')).statusCode).toBe(200)
    expect(await world.holds()).toMatchObject([{ released_at: null }])
    expect(await world.item()).toMatchObject({ held: true })
  })

  it('never releases the hold of a confirmed minor, and keeps none that is unfounded', async () => {
    const { world, settle } = await makeEscalated('possible_minor')
    expect((await settle('confirmed', 'release')).json().code).toBe('effect_not_allowed')
    expect((await settle('site_asked', 'release')).json().code).toBe('effect_not_allowed')
    expect((await settle('unfounded', 'keep')).json().code).toBe('effect_not_allowed')
    expect(await world.holds()).toMatchObject([{ released_at: null }])
  })

  it('happens once, and names who did it', async () => {
    const { world, settle } = await makeEscalated('threat')
    const other = await makeMaster(test, world.siteowner)
    const answers = await Promise.all([
      settle('unfounded', 'release'),
      settle('other', 'keep', 'Mine', other),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'escalation_settled',
      by: { name: 'Bram H.' },
    })
    expect((await settle('other', 'keep')).json().code).toBe('escalation_settled')
  })

  it('needs a note', async () => {
    const { settle } = await makeEscalated('threat')
    expect((await settle('other', 'keep', ' ')).statusCode).toBe(400)
  })

  it('of one escalation leaves the hold of another one', async () => {
    const { world, settle } = await makeEscalated('threat')
    await sql`insert into conversation_operators values (${world.id}, ${world.operator.operator.id})`.execute(
      test.db,
    )
    await world.escalate('distress')
    await settle('unfounded', 'release')
    expect(await world.item()).toMatchObject({ held: true })
  })

  it('is for masters', async () => {
    const { world, settle } = await makeEscalated('threat')
    const operator = Object.assign(world.operator.call, { operator: world.operator.operator })
    expect((await settle('other', 'keep', 'Mine', operator)).json().code).toBe('not_allowed')
  })
})
