import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makePokeRule, makeSilent } from '../../testing/pokes.ts'
import { makeSite } from '../../testing/site.ts'
import { planPokes } from '../answering/poke-rules/plan-pokes.ts'

const test = useTestApp()

describe('a profile that its site no longer uses', () => {
  it('gets no pokes: those that wait leave the queue, and come back when it is used again', async () => {
    const { siteowner, call } = await makeSite(test)
    await makePokeRule(test.db, { siteowner_id: siteowner.id })
    const { id, profile } = await makeSilent(test.db, { siteowner })
    const path = `/site/v1/profiles/${profile.external_id}`
    const retire = async (is_retired: boolean) => {
      const { name, age, city, gender, language } = profile
      expect((await call('PUT', path, { name, age, city, gender, language, is_retired })).statusCode).toBe(
        200,
      )
      expect((await call('GET', path)).json()).toMatchObject({ is_retired })
    }
    const items = () =>
      test.db.selectFrom('queue_items').where('conversation_id', '=', id).select('kind').execute()
    await planPokes(test.db)
    expect(await items()).toEqual([{ kind: 'poke' }])
    await retire(true)
    await retire(true)
    expect(await items()).toEqual([])
    const silent = () =>
      test.db
        .updateTable('conversations')
        .set({ silence_from: '2026-01-01T00:00:00Z' })
        .where('id', '=', id)
        .execute()
    await silent()
    await planPokes(test.db)
    expect(await items()).toEqual([])
    await retire(false)
    await silent()
    await planPokes(test.db)
    expect(await items()).toEqual([{ kind: 'poke' }])
    const entries = await test.db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'profile')
      .where('subject_id', '=', profile.id)
      .select('action')
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['profile.retire', 'profile.use_again'])
  })
})
