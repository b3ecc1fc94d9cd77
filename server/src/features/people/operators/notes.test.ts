import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'

const test = useTestApp()

async function makeCoach() {
  await makeLevel(test.db, { id: 150, rights: ['reviews.view'] })
  const coach = await makeOperator(test.db, { permissions_id: 150 })
  const call = await test.signedIn(coach)
  return { coach, call }
}

async function start() {
  const operator = await makeOperator(test.db)
  const path = `/api/operators/${operator.id}/notes`
  const { coach, call } = await makeCoach()
  const list = async (by = call) => (await by('GET', path)).json()
  const add = async (text: string, by = call) => (await by('POST', path, { text })).json().note
  return { operator, path, coach, call, list, add }
}

describe('a note about an operator', () => {
  it('is written by a coach and read by others, newest first, in pages', async () => {
    const { list, add, coach, path } = await start()
    const first = await add(' Warm with new customers. ')
    expect(first).toMatchObject({
      text: 'Warm with new customers.',
      author: { id: coach.id, name: coach.name },
      is_own: true,
      edited_at: null,
    })
    const second = await add('Reads back too little.')
    const { call: other } = await makeCoach()
    expect((await list(other)).items).toEqual([
      { ...second, is_own: false },
      { ...first, is_own: false },
    ])
    const page = (await other('GET', `${path}?limit=1`)).json()
    expect(page.items).toMatchObject([{ id: second.id }])
    const next = (await other('GET', `${path}?limit=1&cursor=${page.next_cursor}`)).json()
    expect(next).toMatchObject({ items: [{ id: first.id }], next_cursor: null })
  })

  it('comes with the name, team and level of the operator; the name as section 6 allows', async () => {
    const { operator, list } = await start()
    const { team, level, ...named } = (await list()).operator
    expect(named).toEqual({ id: operator.id, name: operator.name })
    expect(team.id).toBe(operator.team_id)
    expect(level.id).toBe(operator.permissions_id)
    await makeLevel(test.db, { id: 140, rights: ['reviews.view'] })
    const reviewer = await makeOperator(test.db, { permissions_id: 140, team_id: 21 })
    const answer = await list(await test.signedIn(reviewer))
    expect(answer.operator).toMatchObject({ id: operator.id, name: null })
  })

  it('is changed and deleted by its author only', async () => {
    const { list, add, call, path } = await start()
    const note = await add('Warm')
    const { call: other } = await makeCoach()
    const body = { text: 'Cold', seen: 'Warm' }
    expect((await other('PATCH', `${path}/${note.id}`, body)).json().code).toBe('note_not_found')
    expect((await other('DELETE', `${path}/${note.id}`)).json().code).toBe('note_not_found')
    const changed = (await call('PATCH', `${path}/${note.id}`, body)).json().note
    expect(changed).toMatchObject({ text: 'Cold', edited_at: expect.any(String) })
    expect((await call('DELETE', `${path}/${note.id}`)).statusCode).toBe(200)
    expect((await call('DELETE', `${path}/${note.id}`)).json().code).toBe('note_not_found')
    expect((await list()).items).toEqual([])
  })

  it('that another tab has changed keeps that text', async () => {
    const { list, add, call, path } = await start()
    const { id } = await add('Warm')
    const change = (text: string) => call('PATCH', `${path}/${id}`, { text, seen: 'Warm' })
    const answers = await Promise.all([change('Warmer'), change('Cold')])
    expect(answers.map((answer) => answer.json().code ?? 'done').sort()).toEqual(['done', 'edited_meanwhile'])
    const kept = answers.find((answer) => answer.statusCode === 200)?.json().note.text
    expect((await list()).items).toMatchObject([{ text: kept }])
  })

  it('is added once when the request is repeated', async () => {
    const { add, list } = await start()
    const notes = await Promise.all([add('Warm'), add('Warm')])
    expect(notes[0].id).toBe(notes[1].id)
    expect((await list()).items).toHaveLength(1)
  })

  it('is never seen or written by the operator concerned, whatever their rights; the audit log has no text', async () => {
    const { operator, add, path, coach } = await start()
    const { id } = await add('Secretive')
    const own = await test.signedIn(operator)
    expect((await own('GET', path)).json().code).toBe('not_allowed')
    await test.db
      .updateTable('operators')
      .set({ permissions_id: 150 })
      .where('id', '=', operator.id)
      .execute()
    expect((await own('GET', path)).json().code).toBe('own_account')
    expect((await own('POST', path, { text: 'Great' })).json().code).toBe('own_account')
    expect((await own('DELETE', `${path}/${id}`)).json().code).toBe('own_account')
    const audit = await test.db
      .selectFrom('audit_log')
      .where('subject_id', '=', operator.id)
      .where('action', 'like', 'operator_note.%')
      .select(['operator_id', 'action', 'details'])
      .orderBy('id')
      .execute()
    expect(audit).toEqual([{ operator_id: coach.id, action: 'operator_note.add', details: { note_id: id } }])
  })

  it('needs a text', async () => {
    const { call, path } = await start()
    expect((await call('POST', path, { text: ' ' })).json().issues).toMatchObject([{ path: 'text' }])
  })
})
