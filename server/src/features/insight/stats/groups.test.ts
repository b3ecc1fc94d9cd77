import type { StatsGroupsResponse } from '@panel/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeSentCount, type SentCount } from '../../../testing/make-conversations.ts'
import { readCsv } from '../../../testing/read-csv.ts'
import { securityEventsOf } from '../../../testing/security-events.ts'

const test = useTestApp()

beforeAll(() => makeLevel(test.db, { id: 150 }))

const count = (own: SentCount) => makeSentCount(test.db, own)

const period = 'from=2026-11-09&to=2026-11-11'

let lastTeam = 100

/** Anna, so many colleagues in a team of their own, and a coach. */
async function makeTeam(colleagues = 0, areTogether = false) {
  const [team_id, otherTeam] = [++lastTeam, ++lastTeam]
  const siteowner = await makeSiteowner(test.db)
  const anna = await makeOperator(test.db, { siteowner_ids: [siteowner.id], team_id })
  const coach = await makeOperator(test.db, { permissions_id: 150, siteowner_ids: [siteowner.id] })
  await count({ operator: anna, siteowner, sent: 8, answered: 6 })
  await count({ operator: anna, siteowner, day: '2026-11-11', type: 'reply_gift', sent: 2, answered: 1 })
  await count({ operator: anna, siteowner, day: '2026-11-07', sent: 5, answered: 1 })
  const others = []
  for (let number = 1; number <= colleagues; number++) {
    const operator = await makeOperator(test.db, {
      siteowner_ids: [siteowner.id],
      team_id: areTogether ? team_id : otherTeam,
    })
    await count({ operator, siteowner, sent: 10 * number, answered: number * number })
    others.push(operator)
  }
  const call = async (operator: { id: number }, query: string, path = '/api/stats/groups') =>
    (await test.signedIn(operator))('GET', `${path}?${period}&${query}`)
  const read = async (operator: { id: number }, query = ''): Promise<StatsGroupsResponse> =>
    (await call(operator, query)).json()
  return { siteowner, team_id, otherTeam, anna, coach, others, call, read }
}

describe('statistics in groups', () => {
  it('have every message type, the period before, and the same days as steps', async () => {
    const { anna, read } = await makeTeam()
    const { rows, total, steps, before, panels } = await read(anna, 'compare=before')
    expect(rows).toHaveLength(15)
    expect(rows.find(({ key }) => key === 'reply')).toMatchObject({
      messages: 8,
      with_answer: 6,
      answer_percentage: 75,
      skipped: null,
      before: { messages: 5, with_answer: 1, answer_percentage: 20 },
    })
    expect(before).toEqual({ from: '2026-11-06', to: '2026-11-08' })
    expect(total).toMatchObject({ messages: 10, with_answer: 7, before: { messages: 5, with_answer: 1 } })
    expect(steps.map(({ from, messages, before: earlier }) => [from, messages, earlier?.messages])).toEqual([
      ['2026-11-09', 0, 0],
      ['2026-11-10', 8, 5],
      ['2026-11-11', 2, 0],
    ])
    // A gift counts for its turn.
    expect(panels).toMatchObject([
      { key: 'reply', steps: [{ messages: 0 }, { messages: 8 }, { messages: 2 }] },
    ])
  })

  it('are settled when a day is rolled up, and never are today and a step that has it', async () => {
    const { anna } = await makeTeam()
    const { rows } = await sql<{ day: string }>`
      select to_char(day_of(now()) - ago, 'YYYY-MM-DD') as day from generate_series(2, 0, -1) ago`.execute(
      test.db,
    )
    const [from = '', , to = ''] = rows.map(({ day }) => day)
    await sql`insert into stats_rolled_days (day, rolled_up_at, last_message_id) values (${from}, now(), 0)`.execute(
      test.db,
    )
    const read = async (step: string): Promise<boolean[]> => {
      const path = `/api/stats/groups?from=${from}&to=${to}&step=${step}`
      const { steps }: StatsGroupsResponse = (await (await test.signedIn(anna))('GET', path)).json()
      return steps.map(({ is_settled }) => is_settled)
    }
    // Yesterday is over, and not rolled up yet: a message of it may still be on its way.
    expect(await read('day')).toEqual([true, false, false])
    expect((await read('month')).at(-1)).toBe(false)
  })

  it('are not compared unless that is asked', async () => {
    const { anna, read } = await makeTeam()
    const { before, total } = await read(anna)
    expect([before, total.before]).toEqual([null, null])
  })

  it('have weeks that begin on Monday, and months', async () => {
    const { anna, siteowner, call } = await makeTeam()
    await count({ operator: anna, siteowner, day: '2026-10-31', sent: 4 })
    const read = async (query: string): Promise<StatsGroupsResponse> =>
      (await (await test.signedIn(anna))('GET', `/api/stats/groups?${query}`)).json()
    const weeks = await read('from=2026-10-31&to=2026-11-11&by=step&step=week')
    expect(weeks.rows.map(({ key, messages }) => [key, messages])).toEqual([
      ['2026-10-31', 4],
      ['2026-11-02', 5],
      ['2026-11-09', 10],
    ])
    const year = await read('from=2025-12-15&to=2026-11-11&step=day')
    expect([year.step, year.steps[0], year.steps.length]).toMatchObject([
      'month',
      { from: '2025-12-15', to: '2025-12-31' },
      12,
    ])
    expect((await call(anna, 'step=year')).statusCode).toBe(400)
  })

  it('have operators and teams by name from level 150 on', async () => {
    const { anna, coach, others, team_id, otherTeam, read } = await makeTeam(1)
    const [bram] = others
    const byOperator = await read(coach, 'by=operator')
    expect(byOperator.rows).toMatchObject([
      { key: String(anna.id), name: anna.name, messages: 10, with_answer: 7 },
      { key: String(bram?.id), name: bram?.name, messages: 10, with_answer: 1 },
    ])
    expect(byOperator.panels.map(({ name }) => name).toSorted()).toEqual([anna.name, bram?.name].toSorted())
    const byTeam = await read(coach, 'by=team')
    expect(byTeam.rows.map(({ key, messages }) => [key, messages]).toSorted()).toEqual([
      [String(team_id), 10],
      [String(otherTeam), 10],
    ])
    expect((await read(coach, `team_id=${team_id}`)).total.messages).toBe(10)
  })

  it.each(['by=operator', 'by=team', 'team_id=21', 'operator_id=1'])(
    'refuse %s below level 150, and record it',
    async (query) => {
      const { anna, call } = await makeTeam()
      for (const path of ['/api/stats/groups', '/api/stats/groups.csv'])
        expect((await call(anna, query, path)).json()).toMatchObject({ status: 403, code: 'not_allowed' })
      expect(await securityEventsOf(test, anna)).toHaveLength(2)
    },
  )

  it.each([
    ['by=hour&operator_id=ANNA', 'by'],
    ['by=type&language=nl&operator_id=ANNA', 'language'],
    ['team_id=22&operator_id=ANNA', 'team_id'],
    ['by=colour', 'by'],
    ['compare=after', 'compare'],
  ])('refuse %s and name the field', async (query, path) => {
    const { anna, coach, call } = await makeTeam()
    const refused = await call(coach, query.replace('ANNA', String(anna.id)))
    expect(refused.json()).toMatchObject({ status: 400, code: 'invalid_input', issues: [{ path }] })
  })

  it('show no numbers of site owners that the viewer does not work for', async () => {
    const [mine, other] = [await makeTeam(), await makeTeam()]
    expect((await mine.read(mine.coach)).total.messages).toBe(10)
    expect((await mine.read(mine.coach, `siteowner_id=${other.siteowner.id}`)).total.messages).toBe(0)
    expect((await mine.read(mine.coach, `operator_id=${other.anna.id}`)).total.messages).toBe(0)
  })

  it('have the same rows in the file', async () => {
    const { coach, call, read } = await makeTeam(2)
    for (const query of [
      'by=type',
      'by=operator',
      'by=step',
      'by=siteowner',
      'by=language',
      'by=skip_reason',
    ]) {
      const { rows, total } = await read(coach, `${query}&compare=before`)
      const file = await call(coach, `${query}&compare=before`, '/api/stats/groups.csv')
      const lines = readCsv(file.body)
        .slice(1)
        .map((cells) => cells.join())
      const rounded = (value: number | null | undefined) =>
        value == null ? '' : String(Number(value.toFixed(1)))
      const cells = (row: typeof total, key: string) => {
        const [now, then] = [row, row.before].map((each) =>
          query === 'by=skip_reason'
            ? [rounded(each?.skipped)]
            : [rounded(each?.messages), rounded(each?.with_answer), rounded(each?.answer_percentage)],
        )
        const name = query === 'by=operator' || query === 'by=siteowner' ? [row.name ?? ''] : []
        return [key, ...name, ...(now ?? []), ...(then ?? [])].join(',')
      }
      expect(lines).toEqual([...rows.map((row) => cells(row, row.key)), cells(total, 'total')])
    }
  })
})

describe('the middle of the team', () => {
  it('is shown to an operator below level 150 who has five colleagues with messages', async () => {
    const { anna, others, coach, otherTeam, read } = await makeTeam(5, true)
    await makeOperator(test.db, { team_id: otherTeam })
    const { team } = await read(anna)
    expect(team).toEqual({ colleagues: 5, messages: 30, answer_percentage: 30, steps: [null, 30, null] })
    expect((await read(coach)).team).toBeNull()
    await sql`update operators set team_id = ${otherTeam} where id = ${others[0]?.id ?? 0}`.execute(test.db)
    expect((await read(anna)).team).toBeNull()
  })
})
