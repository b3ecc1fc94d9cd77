import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeSiteowner } from '../../../testing/make.ts'
import { forgetSamples, sampleQueues } from './samples.ts'

const test = useTestApp()

type Sample = { at: string; replies: number; pokes: number }
type Call = Awaited<ReturnType<typeof test.signedIn>>
const samplesOf = async (call: Call): Promise<Sample[]> =>
  (await call('GET', '/api/queue-samples')).json().items

const age = (siteowner: { id: number }, interval: string) =>
  test.db
    .updateTable('queue_samples')
    .set({ at: sql<string>`at - ${sql.lit(interval)}::interval` })
    .where('siteowner_id', '=', siteowner.id)
    .execute()

describe('the samples of waiting conversations', () => {
  it('are empty when there was no sample yet', async () => {
    const { call } = await (await makeStaffedSite(test)).colleague()
    expect(await samplesOf(call)).toEqual([])
  })

  it('are stored for each ten minutes, once, also by two nodes', async () => {
    const { waiting, colleague } = await makeStaffedSite(test)
    await waiting()
    await waiting({ item: { kind: 'poke' } })
    await waiting({ item: { kind: 'poke', due_at: new Date(Date.now() + 600_000).toISOString() } })
    await waiting({ item: { held: true } })
    await waiting({ item: { for_master: true } })
    const { call, take } = await colleague()
    await waiting()
    await take()
    await Promise.all([sampleQueues(test.db), sampleQueues(test.db)])
    const samples = await samplesOf(call)
    // The two runs can be in different ten minutes.
    for (const sample of samples) expect(sample).toMatchObject({ replies: 1, pokes: 1 })
    for (const { at } of samples) expect(Date.parse(at) % 600_000).toBe(0)
    expect(new Set(samples.map(({ at }) => at)).size).toBe(samples.length)
  })

  it('are summed over the sites that the operator works for, and no others', async () => {
    const [one, other] = [await makeStaffedSite(test), await makeStaffedSite(test)]
    const second = await makeSiteowner(test.db)
    const both = await one.colleague({ siteowner_ids: [one.siteowner.id, second.id] })
    const at = new Date(Math.floor(Date.now() / 600_000) * 600_000 - 3_600_000).toISOString()
    await test.db
      .insertInto('queue_samples')
      .values([
        { at, siteowner_id: one.siteowner.id, replies: 3, pokes: 1 },
        { at, siteowner_id: second.id, replies: 4, pokes: 0 },
        { at, siteowner_id: other.siteowner.id, replies: 50, pokes: 50 },
      ])
      .execute()
    const [sum] = (await samplesOf(both.call)).filter((sample) => Date.parse(sample.at) === Date.parse(at))
    expect(sum).toMatchObject({ replies: 7, pokes: 1 })
  })

  it('go back 24 hours, and are kept for two days', async () => {
    const { siteowner, colleague } = await makeStaffedSite(test)
    const { call } = await colleague()
    await sampleQueues(test.db)
    expect(await samplesOf(call)).not.toEqual([])
    await age(siteowner, '25 hours')
    expect(await samplesOf(call)).toEqual([])
    const kept = () =>
      test.db.selectFrom('queue_samples').where('siteowner_id', '=', siteowner.id).select('at').execute()
    await forgetSamples(test.db)
    expect(await kept()).not.toEqual([])
    await age(siteowner, '24 hours')
    await forgetSamples(test.db)
    expect(await kept()).toEqual([])
  })
})
