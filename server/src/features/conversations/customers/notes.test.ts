import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'

const test = useTestApp()

async function logbook() {
  const siteowner = await makeSiteowner(test.db)
  const { id, customer } = await makeWaiting(test.db, { siteowner })
  await makeLevel(test.db, { id: 150, name: 'Coach', rights: ['other_chats.overview'] })
  const person = async (name: string) => {
    const operator = await makeOperator(test.db, { name, permissions_id: 150, siteowner_ids: [siteowner.id] })
    return Object.assign(await test.signedIn(operator), { operator })
  }
  const [anna, bram] = [await person('Anna V.'), await person('Bram K.')]
  const path = `/api/customers/${customer.id}/notes`
  const add = async (text: string, by = anna) => (await by('POST', path, { text })).json()
  const page = async (query = '', by = anna) => (await by('GET', `${path}?${query}`)).json()
  const shown = async () => (await anna('GET', `/api/conversations/${id}`)).json().conversation.customer.notes
  return { anna, bram, path, add, page, shown, customer }
}

const textsOf = (items: { text: string }[]) => items.map(({ text }) => text)

describe('the logbook', () => {
  it('is empty at first', async () => {
    const { page, shown } = await logbook()
    expect(await page()).toEqual({ items: [], next_cursor: null })
    expect(await shown()).toEqual({ count: 0, latest: [] })
  })

  it('has notes with author and time, newest first; the conversation has the newest two and their number', async () => {
    const { anna, bram, add, page, shown } = await logbook()
    const { note, customer } = await add(' Prefers evenings after seven. ')
    expect(note).toMatchObject({
      text: 'Prefers evenings after seven.',
      operator: { id: anna.operator.id, name: 'Anna V.' },
      created_at: expect.stringMatching(/Z$/),
    })
    expect(customer.notes).toMatchObject({ count: 1, latest: [{ id: note.id }] })
    await add('New job Monday.', bram)
    await add('Ask how it went.', bram)
    expect(textsOf((await page()).items)).toEqual([
      'Ask how it went.',
      'New job Monday.',
      'Prefers evenings after seven.',
    ])
    const newest = await page('limit=2')
    expect(await page(`limit=2&cursor=${newest.next_cursor}`)).toMatchObject({
      items: [{ text: 'Prefers evenings after seven.' }],
      next_cursor: null,
    })
    const { count, latest } = await shown()
    expect([count, textsOf(latest)]).toEqual([3, ['Ask how it went.', 'New job Monday.']])
  })

  it('is read in pages without gaps or repeats, also with ten thousand notes and while one is written', async () => {
    const { anna, add, page, customer, shown } = await logbook()
    await sql`insert into customer_notes (customer_id, operator_id, body)
      select ${customer.id}, ${anna.operator.id}, 'Note ' || n from generate_series(1, 10000) n`.execute(
      test.db,
    )
    const first = await page('limit=150')
    await add('Written meanwhile')
    const second = await page(`limit=150&cursor=${first.next_cursor}`)
    expect(textsOf([...first.items, ...second.items])).toEqual(
      Array.from({ length: 300 }, (_, index) => `Note ${10_000 - index}`),
    )
    expect((await shown()).count).toBe(10_001)
  })

  it('refuses an empty note, one that is too long, and a page of 201', async () => {
    const { anna, path } = await logbook()
    for (const text of [' ', 'x'.repeat(2_001)])
      expect((await anna('POST', path, { text })).json()).toMatchObject({
        status: 400,
        issues: [{ path: 'text' }],
      })
    expect((await anna('GET', `${path}?limit=201`)).json().issues).toMatchObject([{ path: 'limit' }])
  })

  it('stores the same text once if it is repeated at once', async () => {
    const { add, bram, shown } = await logbook()
    const [one, again] = [await add('Call back'), await add('Call back')]
    expect(again.note).toEqual(one.note)
    await add('Call back', bram)
    expect((await shown()).count).toBe(2)
  })
})

describe('a note', () => {
  it('is deleted by its author within a day, but its row stays', async () => {
    const { anna, path, add, page, shown, customer } = await logbook()
    const { note } = await add('Wrong customer')
    expect((await anna('DELETE', `${path}/${note.id}`)).json().customer.notes).toEqual({
      count: 0,
      latest: [],
    })
    expect((await page()).items).toEqual([])
    expect((await shown()).count).toBe(0)
    const row = await test.db
      .selectFrom('customer_notes')
      .where('id', '=', note.id)
      .select(['body', 'deleted_at'])
      .executeTakeFirst()
    expect(row).toEqual({ body: 'Wrong customer', deleted_at: expect.any(String) })
    const entries = await test.db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'customer')
      .where('subject_id', '=', customer.id)
      .select(['action', 'operator_id', 'details'])
      .orderBy('id')
      .execute()
    const common = { operator_id: anna.operator.id, details: { note_id: note.id } }
    expect(entries).toEqual([
      { action: 'note.add', ...common },
      { action: 'note.delete', ...common },
    ])
    expect((await anna('DELETE', `${path}/${note.id}`)).json().code).toBe('note_not_found')
  })

  it('of another operator, of another customer, or older than a day cannot be deleted', async () => {
    const { anna, bram, path, add, page } = await logbook()
    const { note } = await add('Stays')
    expect((await page('', bram)).items[0].deletable_until).toBeNull()
    expect((await bram('DELETE', `${path}/${note.id}`)).json().code).toBe('note_not_found')
    const other = await logbook()
    expect((await other.anna('DELETE', `${other.path}/${note.id}`)).json().code).toBe('note_not_found')
    await test.db
      .updateTable('customer_notes')
      .set({ created_at: sql<string>`now() - interval '25 hours'` })
      .where('id', '=', note.id)
      .execute()
    expect((await anna('DELETE', `${path}/${note.id}`)).json().code).toBe('note_not_found')
    expect((await page()).items).toMatchObject([{ text: 'Stays', deletable_until: null }])
  })

  it('has no author for members of team 21 below level 150', async () => {
    const { add, path, customer } = await logbook()
    await add('Prefers evenings')
    const { id: levelId } = await makeLevel(test.db, { id: 120, rights: ['other_chats.overview'] })
    const nameless = await makeOperator(test.db, {
      team_id: 21,
      permissions_id: levelId,
      siteowner_ids: [customer.siteowner_id],
    })
    const { items } = (await (await test.signedIn(nameless))('GET', path)).json()
    expect(items).toMatchObject([{ text: 'Prefers evenings', operator: { name: null } }])
  })
})
