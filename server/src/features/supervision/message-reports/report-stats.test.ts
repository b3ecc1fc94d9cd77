import type { ReportStats } from '@panel/contract'
import { seeded } from '@panel/demo/random'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeReceived, makeSentMessage, makeWaiting } from '../../../testing/make-conversations.ts'
import { makeSupervisor } from '../../../testing/make-reports.ts'
import { inTimeZone } from '../../../testing/time-zone.ts'

const test = useTestApp()

it('the numbers of the reports equal the lists that they open, after random work', async () => {
  await inTimeZone(test.db, 'Europe/Amsterdam')
  const random = seeded(7)
  // The cast: an empty list gives undefined, and none of these is empty.
  const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
  const siteowner = await makeSiteowner(test.db)
  const call = await makeSupervisor(test, siteowner)
  const writers = [await makeOperator(test.db), await makeOperator(test.db)]
  for (let number = 0; number < 24; number++) {
    const { id } = await makeWaiting(test.db, { siteowner })
    const message =
      random() < 0.2
        ? await makeReceived(test.db, { conversationId: id })
        : await makeSentMessage(test.db, { conversationId: id, operatorId: oneOf(writers).id })
    await call('POST', `/api/messages/${message.id}/report`, { reason_id: oneOf([1, 2, 3]), notes: 'x' })
  }
  const { items } = (await call('GET', '/api/message-reports?state=open&limit=200')).json()
  for (const { id, writer } of items) {
    await sql`update report_cases set opened_at = now() - make_interval(days => ${Math.floor(random() * 60)}) where id = ${id}`.execute(
      test.db,
    )
    if (random() < 0.4) continue
    const outcome = oneOf(writer ? ['unfounded', 'coach', 'hide'] : ['unfounded', 'hide'])
    const settled = await call('POST', `/api/message-reports/${id}/settle`, { outcome, note: 'Well' })
    expect(settled.statusCode).toBe(200)
    await sql`update report_cases set settled_at = now() - make_interval(days => ${Math.floor(random() * 40)}) where id = ${id}`.execute(
      test.db,
    )
  }
  const stats: ReportStats = (await call('GET', `/api/message-reports/stats`)).json()
  const { from, to } = stats.period
  const listed = async (filters: string) =>
    (await call('GET', `/api/message-reports?from=${from}&to=${to}&limit=200&${filters}`)).json().items.length
  const compare = async (group: ReportStats['total'], filter: string) => {
    const found = {
      open: await listed(`state=open${filter}`),
      settled: await listed(`state=settled${filter}`),
      founded: await listed(`state=settled&founded=yes${filter}`),
    }
    expect({ filter, ...found }).toEqual({
      filter,
      open: group.open,
      settled: group.settled,
      founded: group.founded,
    })
  }
  expect(stats.total.open).toBeGreaterThan(2)
  expect(stats.total.founded).toBeGreaterThan(2)
  await compare(stats.total, '')
  for (const reason of stats.reasons) await compare(reason, `&reason_id=${reason.id}`)
  for (const operator of stats.operators)
    if (operator.id !== null) await compare(operator, `&operator_id=${operator.id}`)
  for (const owner of stats.siteowners) await compare(owner, `&siteowner_id=${owner.id}`)
  const sum = (groups: ReportStats['reasons']) => groups.reduce((all, { settled }) => all + settled, 0)
  for (const groups of [stats.reasons, stats.operators, stats.siteowners])
    expect(sum(groups)).toBe(stats.total.settled)
})

it('reports of other site owners are not counted', async () => {
  const [mine, other] = [await makeSiteowner(test.db), await makeSiteowner(test.db)]
  const call = await makeSupervisor(test, mine)
  const elsewhere = await makeSupervisor(test, other)
  const { id } = await makeWaiting(test.db, { siteowner: other })
  const message = await makeSentMessage(test.db, { conversationId: id })
  await elsewhere('POST', `/api/messages/${message.id}/report`, { reason_id: 1, notes: 'x' })
  expect((await elsewhere('GET', '/api/message-reports/stats')).json().total.open).toBe(1)
  for (const query of ['', `?siteowner_id=${other.id}`])
    expect((await call('GET', `/api/message-reports/stats${query}`)).json()).toMatchObject({
      total: { open: 0, settled: 0, founded: 0 },
      operators: [],
    })
})
