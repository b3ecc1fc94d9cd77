import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'
import { countHours, makeWork } from '../../../testing/make-hours.ts'
import { readCsv } from '../../../testing/read-csv.ts'

const test = useTestApp()
const day = '2026-03-02'
const period = `from=${day}&to=2026-03-08`

let teams = 800_000
const worked = (operator: { id: number }, from: string, to: string) => makeWork(test.db, operator, from, to)

let coachLevel: number
let adminLevel: number
beforeAll(async () => {
  await countHours(test.db)
  coachLevel = (await makeLevel(test.db, { id: 151, rights: ['chat_stats.board'] })).id
  adminLevel = (await makeLevel(test.db, { id: 201, rights: ['chat_stats.board', 'manage_operators'] })).id
})

/** A coach and two operators of a team. */
async function makeTeam() {
  const team = await test.db
    .insertInto('teams')
    .values({ id: ++teams, name: `Team ${teams}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const member = (own: object) => makeOperator(test.db, { team_id: team.id, ...own })
  const coach = await member({ name: 'Ilse', permissions_id: coachLevel })
  const [tom, anna] = [await member({ name: 'Tom' }), await member({ name: 'Anna' })]
  return { team, coach, tom, anna, call: await test.signedIn(coach) }
}

const correction = { day, minutes: 30, reason: 'The log-out did not reach us', seen: 0 }

describe('the hours of a team', () => {
  it('are read by its coach, in the order of names and without a total', async () => {
    const { call, tom, coach, team } = await makeTeam()
    await worked(tom, `${day}T08:00Z`, `${day}T10:00Z`)
    await worked(tom, '2026-03-08T08:00Z', '2026-03-08T09:00Z')
    const { hours } = (await call('GET', `/api/hours?${period}`)).json()
    expect(Object.keys(hours)).toEqual(['team', 'people'])
    expect(hours.team.id).toBe(team.id)
    expect(hours.people.map((row: { operator: { name: string } }) => row.operator.name)).toEqual([
      'Anna',
      coach.name,
      'Tom',
    ])
    expect(hours.people[2]).toMatchObject({ worked_seconds: 3 * 3_600, break_seconds: 0, is_working: false })
    expect(hours.people[1]).toMatchObject({ is_working: true })
    expect((await call('GET', `/api/hours?${period}&order=worked`)).statusCode).toBe(400)
  })

  it('are a file by person and day', async () => {
    const { call, tom } = await makeTeam()
    await worked(tom, `${day}T08:00Z`, `${day}T10:00Z`)
    await call('POST', `/api/hours/${tom.id}/corrections`, correction)
    const rows = readCsv((await call('GET', `/api/hours.csv?${period}`)).body)
    const span = [`${day}T08:00:00Z`, `${day}T10:00:00Z`]
    expect(rows.slice(1)).toEqual([[day, String(tom.id), 'Tom', ...span, '120', '0', '30', '150']])
  })

  it('are those of no other team, but for somebody who manages operators', async () => {
    const { team, tom } = await makeTeam()
    const other = await makeTeam()
    expect((await other.call('GET', `/api/hours?${period}&team_id=${team.id}`)).statusCode).toBe(403)
    const { json } = await other.call('GET', `/api/hours/${tom.id}?${period}`)
    expect(json()).toMatchObject({ status: 404, code: 'operator_not_found' })
    const foreign = await other.call('POST', `/api/hours/${tom.id}/corrections`, correction)
    expect(foreign.json().code).toBe('operator_not_found')
    const admin = await test.signedIn(await makeOperator(test.db, { permissions_id: adminLevel }))
    expect((await admin('GET', `/api/hours?${period}&team_id=${team.id}`)).json().hours.people).toHaveLength(
      3,
    )
    expect((await admin('GET', `/api/hours/${tom.id}?${period}`)).statusCode).toBe(200)
  })

  it('are nothing for an operator', async () => {
    const { tom, anna } = await makeTeam()
    const call = await test.signedIn(anna)
    for (const path of [`/api/hours?${period}`, `/api/hours.csv?${period}`, `/api/hours/${tom.id}?${period}`])
      expect((await call('GET', path)).statusCode).toBe(403)
  })
})

describe('a correction', () => {
  it('has a reason that the operator reads, and is in the audit log', async () => {
    const { call, tom, coach } = await makeTeam()
    const answer = await call('POST', `/api/hours/${tom.id}/corrections`, correction)
    expect(answer.json()).toEqual({ corrected_minutes: 30 })
    const own = await test.signedIn(tom)
    const { hours } = (await own('GET', `/api/user/hours?${period}`)).json()
    expect(hours.days[0]).toMatchObject({ day, worked_seconds: 0, corrected_minutes: 30 })
    expect(hours.corrections).toEqual([
      {
        id: expect.any(Number),
        day,
        minutes: 30,
        reason: correction.reason,
        by: { id: coach.id, name: expect.anything() },
        at: expect.any(String),
      },
    ])
    const entry = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'hours.correct')
      .where('subject_id', '=', tom.id)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(entry.details).toMatchObject({ day, minutes: 30, reason: correction.reason })
  })

  it('needs a reason, and minutes', async () => {
    const { call, tom } = await makeTeam()
    for (const wrong of [{ reason: ' ' }, { minutes: 0 }, { minutes: 1_441 }])
      expect(
        (await call('POST', `/api/hours/${tom.id}/corrections`, { ...correction, ...wrong })).statusCode,
      ).toBe(400)
  })

  it('is not of one’s own hours', async () => {
    const { call, coach } = await makeTeam()
    const answer = await call('POST', `/api/hours/${coach.id}/corrections`, correction)
    expect(answer.json().code).toBe('own_account')
  })

  it('of two coaches at the same moment, or repeated, is one', async () => {
    const { call, tom } = await makeTeam()
    const correct = () => call('POST', `/api/hours/${tom.id}/corrections`, correction)
    const answers = await Promise.all([correct(), correct()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await correct()).json().code).toBe('already_so')
    const more = { ...correction, minutes: -10, seen: 30 }
    expect((await call('POST', `/api/hours/${tom.id}/corrections`, more)).json()).toEqual({
      corrected_minutes: 20,
    })
  })
})
