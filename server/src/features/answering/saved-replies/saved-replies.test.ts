import { maxSavedReplies } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { securityEventsOf } from '../../../testing/security-events.ts'

const test = useTestApp()

async function signedInAs(own: Parameters<typeof makeOperator>[1] = {}) {
  const operator = await makeOperator(test.db, own)
  return Object.assign(await test.signedIn(operator), { operator })
}

let number = 100
/** A team without other members. */
const newTeam = () => ({ team_id: ++number })
const coachOf = (team: { team_id: number }) => signedInAs({ ...team, permissions_id: 150 })

const reply = { owner: 'own', language: 'en', title: 'Soup', body: 'Hello {customer_name}, soup again?' }
type Send = Awaited<ReturnType<typeof signedInAs>>
const add = async (send: Send, own: object = {}) =>
  (await send('POST', '/api/saved-replies', { ...reply, ...own })).json().saved_reply
const list = async (send: Send) => (await send('GET', '/api/saved-replies')).json()
const titles = async (send: Send) => (await list(send)).items.map(({ title }: { title: string }) => title)

const audited = (operatorId: number) =>
  test.db
    .selectFrom('audit_log')
    .where('operator_id', '=', operatorId)
    .where('subject_type', '=', 'saved_reply')
    .select(['action', 'subject_id', 'details'])
    .orderBy('id')
    .execute()

describe('the list', () => {
  it('is empty at first', async () => {
    const anna = await signedInAs(newTeam())
    expect(await list(anna)).toEqual({ items: [], may_edit_team: false })
  })

  it("has the operator's own and the team's, by language and title, and nobody else's", async () => {
    const team = newTeam()
    const [anna, bram, coach] = [await signedInAs(team), await signedInAs(team), await coachOf(team)]
    const stranger = await signedInAs(newTeam())
    await add(anna, { title: 'Weather' })
    await add(anna, { title: 'evening', language: 'nl' })
    await add(bram, { title: "Bram's" })
    await add(stranger, { title: 'Of another team' })
    await add(coach, { title: 'apples', owner: 'team' })
    expect(await titles(anna)).toEqual(['apples', 'Weather', 'evening'])
    expect(await titles(bram)).toEqual(['apples', "Bram's"])
    expect(await titles(stranger)).toEqual(['Of another team'])
  })

  it('shows what may be edited: own replies always, the team’s from level 150 on', async () => {
    const team = newTeam()
    const [anna, coach] = [await signedInAs(team), await coachOf(team)]
    await add(coach, { title: 'A', owner: 'team' })
    await add(anna, { title: 'B' })
    const rights = async (send: Send) => {
      const { items, may_edit_team } = await list(send)
      return { items: items.map((item: { may_edit: boolean }) => item.may_edit), may_edit_team }
    }
    expect(await rights(anna)).toEqual({ items: [false, true], may_edit_team: false })
    expect(await rights(coach)).toEqual({ items: [true], may_edit_team: true })
  })
})

describe('adding a reply', () => {
  it('stores it, with an audit entry without its text', async () => {
    const anna = await signedInAs(newTeam())
    const made = await add(anna, { title: '  Soup ' })
    expect(made).toMatchObject({ ...reply, title: 'Soup', may_edit: true })
    expect(await audited(anna.operator.id)).toEqual([
      {
        action: 'saved_reply.add',
        subject_id: made.id,
        details: { owner: 'own', language: 'en', title: 'Soup' },
      },
    ])
  })

  it('refuses an unknown placeholder with the name of the field', async () => {
    const anna = await signedInAs(newTeam())
    const answer = await anna('POST', '/api/saved-replies', { ...reply, body: 'Hello {customer_nme}' })
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'body', message: 'Contains an unknown placeholder: {customer_nme}' }],
    })
    expect(await titles(anna)).toEqual([])
  })

  it('refuses an existing title in any letter case; it can exist in another language or for another owner', async () => {
    const team = newTeam()
    const [anna, bram, coach] = [await signedInAs(team), await signedInAs(team), await coachOf(team)]
    await add(anna)
    const again = await anna('POST', '/api/saved-replies', { ...reply, title: 'SOUP' })
    expect(again.json()).toMatchObject({ status: 409, code: 'title_taken' })
    expect(await add(anna, { language: 'nl' })).toMatchObject({ language: 'nl' })
    expect(await add(bram)).toMatchObject({ title: 'Soup' })
    expect(await add(coach, { owner: 'team' })).toMatchObject({ owner: 'team' })
    const teamsAgain = await coach('POST', '/api/saved-replies', { ...reply, owner: 'team' })
    expect(teamsAgain.json().code).toBe('title_taken')
  })

  it('twice at once with one title stores one', async () => {
    const anna = await signedInAs(newTeam())
    const answers = await Promise.all([1, 2, 3].map(() => anna('POST', '/api/saved-replies', reply)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })

  it('for the team requires level 150: for others it is a refused right, which is recorded', async () => {
    const team = newTeam()
    const anna = await signedInAs(team)
    const answer = await anna('POST', '/api/saved-replies', { ...reply, owner: 'team' })
    expect(answer.json()).toMatchObject({ status: 403, code: 'not_allowed' })
    expect(await titles(anna)).toEqual([])
    expect(await securityEventsOf(test, anna.operator)).toMatchObject([
      { kind: 'access_refused', subjects: ['right {"level":150}'] },
    ])
    for (const permissions_id of [150, 200])
      expect(
        await add(await signedInAs({ ...team, permissions_id }), {
          owner: 'team',
          title: `By ${permissions_id}`,
        }),
      ).toMatchObject({ owner: 'team' })
    const almost = await signedInAs({ ...team, permissions_id: 149 })
    expect((await almost('POST', '/api/saved-replies', { ...reply, owner: 'team' })).statusCode).toBe(403)
  })

  it('is refused when the list is full, also for two at once', async () => {
    const anna = await signedInAs(newTeam())
    const rows = Array.from({ length: maxSavedReplies - 1 }, (_, index) => ({
      operator_id: anna.operator.id,
      language: 'en',
      title: `Reply ${index}`,
      body: 'Text',
    }))
    await test.db.insertInto('saved_replies').values(rows).execute()
    const both = await Promise.all(
      ['One', 'Two'].map((title) => anna('POST', '/api/saved-replies', { ...reply, title })),
    )
    expect(both.map((answer) => answer.json().code ?? 'added').sort()).toEqual(['added', 'list_full'])
  })
})

describe('changing a reply', () => {
  it('changes the given fields, and audits their names', async () => {
    const anna = await signedInAs(newTeam())
    const { id } = await add(anna)
    const answer = await anna('PATCH', `/api/saved-replies/${id}`, { title: 'Stew', language: 'en' })
    expect(answer.json().saved_reply).toMatchObject({ ...reply, title: 'Stew' })
    expect((await audited(anna.operator.id)).at(-1)).toEqual({
      action: 'saved_reply.change',
      subject_id: id,
      details: { owner: 'own', changed: ['title'] },
    })
  })

  it('to the same values changes nothing, and is not audited', async () => {
    const anna = await signedInAs(newTeam())
    const made = await add(anna)
    for (const body of [{}, { title: 'Soup' }])
      expect((await anna('PATCH', `/api/saved-replies/${made.id}`, body)).json().saved_reply).toEqual(made)
    expect(await audited(anna.operator.id)).toHaveLength(1)
  })

  it('refuses an existing title, and an unknown placeholder', async () => {
    const anna = await signedInAs(newTeam())
    await add(anna)
    const { id } = await add(anna, { title: 'Stew' })
    const change = async (body: object) => (await anna('PATCH', `/api/saved-replies/${id}`, body)).json()
    expect(await change({ title: 'soup' })).toMatchObject({ code: 'title_taken' })
    expect(await change({ body: '{me}' })).toMatchObject({ issues: [{ path: 'body' }] })
  })
})

describe("another operator's reply", () => {
  it('does not exist', async () => {
    const team = newTeam()
    const [anna, bram, coach] = [await signedInAs(team), await signedInAs(team), await coachOf(team)]
    const strangeCoach = await coachOf(newTeam())
    const own = await add(anna)
    const teams = await add(coach, { owner: 'team' })
    for (const [send, id] of [
      [bram, own.id],
      [coach, own.id],
      [strangeCoach, teams.id],
      [anna, 999_999],
    ]) {
      expect((await send('PATCH', `/api/saved-replies/${id}`, { title: 'Mine' })).json().code).toBe(
        'saved_reply_not_found',
      )
      expect((await send('DELETE', `/api/saved-replies/${id}`)).json().code).toBe('saved_reply_not_found')
    }
    expect(await titles(anna)).toEqual(['Soup', 'Soup'])
  })

  it('of the team can be used by its operators, but not changed or removed', async () => {
    const team = newTeam()
    const [anna, coach] = [await signedInAs(team), await coachOf(team)]
    const { id } = await add(coach, { owner: 'team' })
    expect((await anna('PATCH', `/api/saved-replies/${id}`, { title: 'Mine' })).json().code).toBe(
      'not_allowed',
    )
    expect((await anna('DELETE', `/api/saved-replies/${id}`)).json().code).toBe('not_allowed')
    const refused = { kind: 'access_refused', subjects: [`saved_reply ${id}`], count: 1 }
    expect(await securityEventsOf(test, anna.operator)).toMatchObject([refused, refused])
    expect(await titles(anna)).toEqual(['Soup'])
    const otherCoach = await coachOf(team)
    expect((await otherCoach('PATCH', `/api/saved-replies/${id}`, { title: 'Ours' })).statusCode).toBe(200)
    expect(await titles(anna)).toEqual(['Ours'])
  })
})

describe('removing a reply', () => {
  it('removes it from the list, keeps its row, and frees its title', async () => {
    const anna = await signedInAs(newTeam())
    const { id } = await add(anna)
    expect((await anna('DELETE', `/api/saved-replies/${id}`)).json()).toEqual({ removed: true })
    expect(await titles(anna)).toEqual([])
    const row = await test.db
      .selectFrom('saved_replies')
      .where('id', '=', id)
      .select(['body', 'removed_at'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ body: reply.body, removed_at: expect.any(String) })
    expect((await audited(anna.operator.id)).at(-1)?.action).toBe('saved_reply.remove')
    expect((await anna('DELETE', `/api/saved-replies/${id}`)).statusCode).toBe(404)
    expect(await add(anna)).toMatchObject({ title: 'Soup' })
  })
})
