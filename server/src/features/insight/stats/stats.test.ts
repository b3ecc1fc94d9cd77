import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import {
  makeReceived,
  makeSentCount,
  makeSentMessage,
  makeWaiting,
  type SentCount,
} from '../../../testing/make-conversations.ts'
import { readCsv } from '../../../testing/read-csv.ts'
import { securityEventsOf } from '../../../testing/security-events.ts'

const test = useTestApp()

beforeAll(() => makeLevel(test.db, { id: 150 }))

const count = (own: SentCount) => makeSentCount(test.db, own)

const period = 'from=2026-11-09&to=2026-11-11'

async function makeStaff() {
  const [siteowner, elsewhere] = [await makeSiteowner(test.db), await makeSiteowner(test.db)]
  const [anna, bram] = [await makeOperator(test.db), await makeOperator(test.db)]
  const coach = await makeOperator(test.db, { permissions_id: 150, siteowner_ids: [siteowner.id] })
  await count({ operator: anna, siteowner, sent: 8, answered: 6 })
  await count({ operator: anna, siteowner, day: '2026-11-11', type: 'poke_gift', sent: 3, answered: 1 })
  await count({ operator: anna, siteowner, day: '2026-11-08', sent: 100, answered: 100 })
  await count({ operator: anna, siteowner, day: '2026-11-12', sent: 100 })
  await count({ operator: anna, siteowner: elsewhere, sent: 2, answered: 2 })
  await count({ operator: bram, siteowner, sent: 20, answered: 5 })
  const statsFor = async (operator: { id: number }, query = period, path = '/api/stats') =>
    (await test.signedIn(operator))('GET', `${path}?${query}`)
  return { siteowner, elsewhere, anna, bram, coach, statsFor }
}

describe('statistics', () => {
  it('count every type of the days from and to, including the last message', async () => {
    const { anna, statsFor } = await makeStaff()
    const stats = (await statsFor(anna)).json()
    expect(stats.types).toHaveLength(15)
    expect(stats.types.filter(({ messages }: { messages: number }) => messages > 0)).toEqual([
      { type: 'reply', messages: 10, with_answer: 8, answer_percentage: 80 },
      { type: 'poke_gift', messages: 3, with_answer: 1, answer_percentage: (1 / 3) * 100 },
    ])
    expect(stats.total).toEqual({ messages: 13, with_answer: 9, answer_percentage: (9 / 13) * 100 })
    expect(stats.days).toMatchObject([
      { day: '2026-11-10', messages: 10 },
      { day: '2026-11-11', messages: 3 },
    ])
    expect(stats.period).toEqual({ from: '2026-11-09', to: '2026-11-11' })
  })

  it('have no percentage when nothing was sent', async () => {
    const { statsFor } = await makeStaff()
    const { types, total, days } = (await statsFor(await makeOperator(test.db))).json()
    expect(total).toEqual({ messages: 0, with_answer: 0, answer_percentage: null })
    expect(types[0]).toEqual({ type: 'starter', messages: 0, with_answer: 0, answer_percentage: null })
    expect(days).toEqual([])
  })

  it('are of the last seven days by default, and change with sent and answered messages', async () => {
    const { statsFor } = await makeStaff()
    const operator = await makeOperator(test.db)
    const { id } = await makeWaiting(test.db)
    await makeSentMessage(test.db, { conversationId: id, operatorId: operator.id })
    const { total, period: defaultPeriod } = (await statsFor(operator, '')).json()
    expect(total).toMatchObject({ messages: 1, with_answer: 0 })
    expect(Date.parse(defaultPeriod.to) - Date.parse(defaultPeriod.from)).toBe(6 * 86_400_000)
    await makeReceived(test.db, { conversationId: id })
    expect((await statsFor(operator, `from=${defaultPeriod.to}`)).json().total.messages).toBe(1)
    expect((await statsFor(operator, `to=${defaultPeriod.from}`)).json().total.messages).toBe(0)
  })

  it('show an operator below level 150 only their own, and record requests for others', async () => {
    const { anna, bram, statsFor } = await makeStaff()
    expect((await statsFor(anna)).json().operators).toBeNull()
    expect((await statsFor(anna, `${period}&operator_id=${anna.id}`)).statusCode).toBe(200)
    for (const path of ['/api/stats', '/api/stats.csv']) {
      const refused = await statsFor(anna, `${period}&operator_id=${bram.id}`, path)
      expect(refused.json()).toMatchObject({ status: 403, code: 'not_allowed' })
    }
    const refused = { kind: 'access_refused', subjects: [`operator ${bram.id}`], count: 1 }
    expect(await securityEventsOf(test, anna)).toEqual([
      { ...refused, route: 'GET /api/stats' },
      { ...refused, route: 'GET /api/stats.csv' },
    ])
  })

  it('show all operators from level 150 on, for the site owners that the viewer works for', async () => {
    const { anna, bram, coach, siteowner, elsewhere, statsFor } = await makeStaff()
    const all = (await statsFor(coach)).json()
    expect(all.total).toMatchObject({ messages: 31, with_answer: 12 })
    expect(all.operators).toEqual([
      { operator: { id: bram.id, name: bram.name }, messages: 20, with_answer: 5, answer_percentage: 25 },
      {
        operator: { id: anna.id, name: anna.name },
        messages: 11,
        with_answer: 7,
        answer_percentage: (7 / 11) * 100,
      },
    ])
    const one = (await statsFor(coach, `${period}&operator_id=${bram.id}`)).json()
    expect(one.total).toMatchObject({ messages: 20, with_answer: 5 })
    expect((await statsFor(coach, `${period}&siteowner_id=${siteowner.id}`)).json().total.messages).toBe(31)
    expect((await statsFor(coach, `${period}&siteowner_id=${elsewhere.id}`)).json().total.messages).toBe(0)
  })

  it('have the same numbers in the CSV file', async () => {
    const { anna, statsFor } = await makeStaff()
    const answer = await statsFor(anna, period, '/api/stats.csv')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="stats 2026-11-09 2026-11-11.csv"',
    })
    const lines = readCsv(answer.body).map((cells) => cells.join())
    expect(lines[0]).toBe('message type,number of messages,number with answer,answer percentage')
    expect(lines).toContain('reply,10,8,80')
    expect(lines).toContain('poke_gift,3,1,33.3')
    expect(lines).toContain('starter,0,0,')
    expect(lines).toContain('total,13,9,69.2')
  })

  it.each([
    ['from=2026-02-30', 'from'],
    ['to=yesterday', 'to'],
    ['from=2026-11-11&to=2026-11-09', 'to'],
    ['operator_id=anna', 'operator_id'],
    ['timezone=UTC', 'timezone'],
  ])('refuse %s and name the field', async (query, path) => {
    const { anna, statsFor } = await makeStaff()
    for (const address of ['/api/stats', '/api/stats.csv'])
      expect((await statsFor(anna, query, address)).json()).toMatchObject({
        status: 400,
        code: 'invalid_input',
        issues: [{ path }],
      })
  })
})
