import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { transaction } from '../../../platform/database.ts'
import { useTestApp } from '../../../testing/app.ts'
import {
  act,
  claim,
  claimNext,
  listTexts,
  makeTextWorld,
  type TextWriter,
} from '../../../testing/text-world.ts'
import { untilStatementsWait } from '../../../testing/until-statements-wait.ts'

const test = useTestApp()
const body = 'I bake bread in York, and live above the shop.'

async function write(person: TextWriter, id: number, text = body) {
  const { lease } = await claim(person, id)
  return act(person, id, 'submit', lease.id, { text })
}

describe('a text', () => {
  it('is written by one operator and approved by another one; each answer has the new counts', async () => {
    const { siteowner, writer, reviewer, want } = await makeTextWorld(test)
    const { id } = await want()
    const claimed = await claim(writer, id)
    expect(claimed.text).toMatchObject({ id, title: 'About', rules: ['No prices'], rounds: [], draft: null })
    expect(await act(writer, id, 'submit', claimed.lease.id, { text: ` ${body} ` })).toEqual({
      waiting: { to_write: 0, to_review: 1, returned: 0, count: 1 },
    })
    const review = await claim(reviewer, id)
    expect(review.text).toMatchObject({ status: 'to_review', body, round: 1, is_own: false })
    expect(await act(reviewer, id, 'approve', review.lease.id)).toMatchObject({ waiting: { count: 0 } })
    const { items } = await listTexts(writer, 'status=approved')
    expect(items).toMatchObject([{ id, status: 'approved', delivery: { status: 'pending', error: null } }])
    const audit = await test.db
      .selectFrom('audit_log')
      .where('siteowner_id', '=', siteowner.id)
      .select('action')
      .orderBy('id')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual(['profile_text.submit', 'profile_text.approve'])
  })

  it('comes back with the note, and both rounds stay', async () => {
    const { writer, reviewer, want } = await makeTextWorld(test)
    const { id } = await want()
    await write(writer, id)
    const { lease } = await claim(reviewer, id)
    const note = 'More about mornings.'
    expect(await act(reviewer, id, 'return', lease.id, { note })).toMatchObject({ waiting: { returned: 1 } })
    await write(writer, id, `${body} The oven goes on at four.`)
    const { text } = (await reviewer.send('GET', `/api/profile-texts/${id}`)).json()
    expect(text.rounds).toMatchObject([
      { round: 1, body, note, reviewer: { id: reviewer.id } },
      { round: 2, note: null, reviewer: null },
    ])
    expect(text.status).toBe('to_review')
  })

  it('is never reviewed by who wrote it, not even by who wrote only an earlier round', async () => {
    const { writer, reviewer, want, person } = await makeTextWorld(test)
    const { id } = await want()
    await write(writer, id)
    expect(await claim(writer, id)).toMatchObject({ code: 'own_text', status: 409 })
    expect(await claimNext(writer, 'to_review')).toBeNull()
    const { lease } = await claim(reviewer, id)
    await act(reviewer, id, 'return', lease.id, { note: 'Again' })
    await write(await person(), id)
    expect(await claim(writer, id)).toMatchObject({ code: 'own_text' })
    const lease_id = '00000000-0000-4000-8000-000000000001'
    await test.db
      .updateTable('profile_texts')
      .set({ lease_id, holder_id: writer.id, expires_at: sql<string>`now() + interval '1 hour'` })
      .where('id', '=', id)
      .execute()
    expect(await act(writer, id, 'approve', lease_id)).toMatchObject({ code: 'own_text' })
  })

  it('must have the length that the site wants', async () => {
    const { writer, want } = await makeTextWorld(test)
    const { id } = await want({ max_length: 60 })
    const { lease } = await claim(writer, id)
    expect(await act(writer, id, 'submit', lease.id, { text: 'Short    ' })).toMatchObject({
      issues: [{ path: 'text', code: 'too_short', params: { min: 10 } }],
    })
    expect(await act(writer, id, 'submit', lease.id, { text: 'x'.repeat(61) })).toMatchObject({
      issues: [{ path: 'text', code: 'too_long', params: { max: 60 } }],
    })
  })
})

describe('a lease of a text', () => {
  it('keeps others away and names its holder; two claims at once give one lease', async () => {
    const { writer, reviewer, want } = await makeTextWorld(test)
    const { id } = await want()
    const answers = await Promise.all([claim(writer, id), claim(reviewer, id)])
    expect(answers.filter((answer) => answer.lease)).toHaveLength(1)
    const [winner, loser] = answers[0].lease ? [writer, reviewer] : [reviewer, writer]
    expect(answers.find((answer) => answer.code)).toMatchObject({
      code: 'text_taken',
      by: { id: winner.id, name: winner.name },
    })
    expect((await listTexts(loser, 'status=to_write')).items).toMatchObject([
      { id, in_hand_of: { id: winner.id } },
    ])
  })

  it.each(['claim', 'submit'])(
    'names its holder to somebody whose %s waited for their claim',
    async (what) => {
      const { writer, reviewer, want } = await makeTextWorld(test)
      const { id } = await want()
      const { lease } = await claim(reviewer, id)
      await sql`update profile_texts set lease_id = null, holder_id = null, expires_at = null, claimed_at = null
      where id = ${id}`.execute(test.db)
      const waited = await transaction(test.db, async (tx) => {
        await sql`select from profile_texts where id = ${id} for no key update`.execute(tx)
        const late =
          what === 'claim' ? claim(reviewer, id) : act(reviewer, id, what, lease.id, { text: body })
        await untilStatementsWait(test.db)
        await sql`update profile_texts set lease_id = gen_random_uuid(), holder_id = ${writer.id}, claimed_at = now(),
        expires_at = now() + interval '1 hour' where id = ${id}`.execute(tx)
        return { late }
      })
      expect(await waited.late).toMatchObject({ by: { id: writer.id, name: writer.name } })
    },
  )

  it('is lost in the first tab when a second tab claims the text; the first one saves over nothing', async () => {
    const { writer, want } = await makeTextWorld(test)
    const { id } = await want()
    const first = await claim(writer, id)
    const save = (lease_id: string, text: string) =>
      writer.send('PUT', `/api/profile-texts/${id}/draft`, { lease_id, text })
    expect((await save(first.lease.id, 'Typed first')).json()).toMatchObject({
      draft: { text: 'Typed first' },
    })
    const second = await claim(writer, id)
    expect(second.text.draft).toMatchObject({ text: 'Typed first' })
    await save(second.lease.id, 'Typed second')
    expect((await save(first.lease.id, 'Typed late')).json()).toMatchObject({
      code: 'text_lease_lost',
      by: null,
    })
    expect(await act(writer, id, 'submit', first.lease.id, { text: body })).toMatchObject({
      code: 'text_lease_lost',
    })
    expect((await claim(writer, id)).text.draft.text).toBe('Typed second')
  })

  it('is accepted after its end until somebody else claims the text', async () => {
    const { writer, reviewer, want } = await makeTextWorld(test)
    const [kept, lost] = [await want(), await want()]
    const expire = (id: number) =>
      test.db
        .updateTable('profile_texts')
        .set({ expires_at: sql<string>`now() - interval '1 second'` })
        .where('id', '=', id)
        .execute()
    const late = await claim(writer, kept.id)
    await expire(kept.id)
    expect(await act(writer, kept.id, 'submit', late.lease.id, { text: body })).toHaveProperty('waiting')
    const { lease } = await claim(writer, lost.id)
    await expire(lost.id)
    await claim(reviewer, lost.id)
    expect(await act(writer, lost.id, 'submit', lease.id, { text: body })).toMatchObject({
      code: 'text_lease_lost',
      by: { id: reviewer.id },
    })
    const renewed = await writer.send('POST', `/api/profile-text-leases/${lease.id}/renew`)
    expect(renewed.json()).toMatchObject({ code: 'text_lease_lost' })
  })

  it('accepts a repeated action once', async () => {
    const { writer, reviewer, want } = await makeTextWorld(test)
    const { id } = await want()
    const { lease } = await claim(writer, id)
    await act(writer, id, 'submit', lease.id, { text: body })
    expect(await act(writer, id, 'submit', lease.id, { text: body })).toMatchObject({ waiting: { count: 1 } })
    const review = await claim(reviewer, id)
    const answers = await Promise.all([1, 2, 3].map(() => act(reviewer, id, 'approve', review.lease.id)))
    expect(answers).toEqual(answers.map(() => ({ waiting: expect.objectContaining({ count: 0 }) })))
    const { deliveries } = await test.db
      .selectFrom('deliveries')
      .where('profile_text_id', '=', id)
      .select((e) => e.fn.countAll<number>().as('deliveries'))
      .executeTakeFirstOrThrow()
    expect(deliveries).toBe(1)
  })

  it('ends when the operator signs out or releases the text; the draft stays', async () => {
    const { writer, reviewer, want } = await makeTextWorld(test)
    const { id } = await want()
    const first = await claim(writer, id)
    await writer.send('PUT', `/api/profile-texts/${id}/draft`, { lease_id: first.lease.id, text: 'Half' })
    const release = () => writer.send('POST', `/api/profile-text-leases/${first.lease.id}/release`)
    expect((await release()).json()).toEqual({ released: true })
    expect((await release()).json()).toEqual({ released: false })
    const second = await claim(writer, id)
    expect(second.text.draft.text).toBe('Half')
    await writer.send('GET', '/api/logout.php')
    expect(await claim(reviewer, id)).toHaveProperty('lease')
  })
})
