import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { act, claim, claimNext, listTexts, makeTextWorld } from '../../../testing/text-world.ts'

const test = useTestApp()
const body = 'I bake bread in York, and live above the shop.'

describe('the next text', () => {
  it('is the one that has waited longest, and not one that was skipped', async () => {
    const { writer, want } = await makeTextWorld(test)
    const [second, first] = [
      await want(),
      await want({ waiting_since: sql<string>`now() - interval '1 hour'` }),
    ]
    const claimed = await claimNext(writer, 'to_write')
    expect(claimed.text.id).toBe(first.id)
    await act(writer, first.id, 'skip', claimed.lease.id)
    expect((await claimNext(writer, 'to_write')).text.id).toBe(second.id)
    expect(await claim(writer, first.id)).toHaveProperty('lease')
  })

  it('is in the languages of the operator, who also reads en-GB with en', async () => {
    const { writer, want } = await makeTextWorld(test)
    await want({ language: 'nl' })
    expect(await claimNext(writer, 'to_write')).toBeNull()
    const { id } = await want({ language: 'en-GB' })
    expect((await claimNext(writer, 'to_write')).text.id).toBe(id)
    expect((await listTexts(writer, 'status=to_write')).waiting.count).toBe(1)
  })
})

describe('the list', () => {
  it('has pages, oldest first for what waits and newest first for what is approved', async () => {
    const { writer, want } = await makeTextWorld(test)
    const ids = []
    for (const hours of [5, 4, 3, 2, 1]) {
      const waiting_since = sql<string>`now() - make_interval(hours => ${hours})`
      ids.push((await want({ waiting_since })).id)
    }
    const walk = async (query: string) => {
      const seen: number[] = []
      let cursor = ''
      do {
        const page = await listTexts(writer, `${query}&limit=2${cursor}`)
        seen.push(...page.items.map((item: { id: number }) => item.id))
        cursor = page.next_cursor === null ? '' : `&cursor=${encodeURIComponent(page.next_cursor)}`
      } while (cursor)
      return seen
    }
    expect(await walk('status=to_write')).toEqual(ids)
    await test.db
      .updateTable('profile_texts')
      .set({ status: 'approved', approved_at: sql<string>`waiting_since` })
      .where('id', 'in', ids)
      .execute()
    expect(await walk('status=approved')).toEqual(ids.toReversed())
  })

  it('hides the names of others from team 21 below level 150', async () => {
    const { writer, reviewer, want } = await makeTextWorld(test, 21)
    const { id } = await want({ writer_id: writer.id })
    const [item] = (await listTexts(reviewer, 'status=to_review')).items
    expect(item.writer).toEqual({ id: writer.id, name: null })
    const [own] = (await listTexts(writer, 'status=to_review')).items
    expect(own).toMatchObject({ id, is_own: true, writer: { name: writer.name } })
  })
})

describe('a similar text', () => {
  it('is found with its likeness; for another site owner only the likeness is shown', async () => {
    const [{ siteowner, writer, reviewer, want }, elsewhere] = [
      await makeTextWorld(test),
      await makeTextWorld(test),
    ]
    const { id } = await want()
    const similar = async (text: string) =>
      (await writer.send('POST', `/api/profile-texts/${id}/similar`, { text })).json().similar
    const theirs = await elsewhere.want({
      writer_id: elsewhere.writer.id,
      body: 'Bees hum in my garden all day.',
    })
    expect(theirs.language).toBe('en')
    expect(await similar('Bees hum in my garden all day!')).toEqual({ likeness: 1, other: null })
    await want({ writer_id: reviewer.id, body })
    const found = await similar(body.replace('bread', 'cakes'))
    expect(found.likeness).toBeGreaterThan(0.6)
    expect(found.other).toMatchObject({ body, siteowner_name: siteowner.name, status: 'to_review' })
    expect(await similar('Nothing of this was ever said before by anybody.')).toBeNull()
  })
})
