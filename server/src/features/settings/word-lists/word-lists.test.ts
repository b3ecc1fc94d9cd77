import type { Word } from '@panel/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { startNode, useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { useStreams } from '../../../testing/event-stream.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'
import { countWordUse } from './use.ts'

const test = useTestApp()

type Call = Awaited<ReturnType<typeof test.signedIn>>

let call: Call
let admin: Awaited<ReturnType<typeof operatorOf>>
beforeEach(async () => {
  await sql`delete from reportreasons where id > 7`.execute(test.db)
  await sql`update reportreasons set texts = '{}', retired_at = null, position = id`.execute(test.db)
  admin = await operatorOf(test, 'admin')
  call = await test.signedIn(admin)
})

const path = '/api/word-lists/report_reasons'
const words = async (by = call): Promise<Word[]> => (await by('GET', path)).json().words
const named = async (code: string) => {
  const found = (await words()).find((word) => word.code === code)
  if (!found) throw new Error(`No word has the code ${code}`)
  return found
}
const codes = async () => (await words()).map(({ code }) => code)
const add = (code: string, texts: object = { en: 'Sells something' }) => call('POST', path, { code, texts })
const chosen = async () => (await call('GET', '/api/reportreasons.php')).json()
const audited = (action: string) =>
  test.db
    .selectFrom('audit_log')
    .where('operator_id', '=', admin.id)
    .where('action', '=', action)
    .select(['subject_type', 'details'])
    .orderBy('id')
    .execute()

describe('a word of a list', () => {
  it('is added at the end, with texts, and can be chosen at once', async () => {
    const answer = await add('sells_something', { en: ' Sells something ', nl: 'Verkoopt iets' })
    expect(answer.statusCode).toBe(200)
    const texts = { en: 'Sells something', nl: 'Verkoopt iets' }
    const word = (await words()).at(-1)
    expect(word).toEqual({
      id: expect.any(Number),
      code: 'sells_something',
      group: null,
      texts,
      retired_at: null,
      changed: { at: expect.any(String), by: { id: admin.id, name: admin.name } },
      changes: [],
    })
    const { reasons } = await chosen()
    expect(reasons.at(-1)).toEqual({ id: word?.id, code: 'sells_something', texts })
    expect(await audited('word.add')).toEqual([
      {
        subject_type: 'word',
        details: { list: 'report_reasons', code: 'sells_something', after: texts },
      },
    ])
    expect((await call('GET', '/api/word-lists')).json().counts).toMatchObject({ report_reasons: 8 })
  })

  it('has a code that nobody else has, also no retired word, and that nobody changes', async () => {
    expect((await add('spam')).json()).toMatchObject({ code: 'code_taken', issues: [{ path: 'code' }] })
    await call('POST', `${path}/${(await named('spam')).id}/retire`, {})
    expect((await add('spam')).statusCode).toBe(409)
    const both = await Promise.all([add('twice'), add('twice')])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const answer = await call('PATCH', `${path}/1`, { code: 'other', texts: {}, seen: {} })
    expect(answer.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: 'code' }] })
  })

  it.each([
    [{ code: 'Two Words', texts: { en: 'x' } }, 'code'],
    [{ code: 'no_english', texts: { nl: 'Geen Engels' } }, 'texts.en'],
    [{ code: 'blank', texts: { en: ' \u200b' } }, 'texts.en'],
    [{ code: 'long', texts: { en: 'x'.repeat(81) } }, 'texts.en'],
    [{ code: 'lines', texts: { en: 'One\nTwo' } }, 'texts.en'],
    [{ code: 'single_name', texts: { en: 'x', name: 'y' } }, 'texts.name'],
    [{ code: 'unknown_language', texts: { en: 'x', de: 'y' } }, 'texts'],
    [{ code: 'grouped', texts: { en: 'x' }, group: 'skip' }, 'group'],
  ])('%j is refused at its field', async (body, field) => {
    const answer = await call('POST', path, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues[0].path).toMatch(new RegExp(`^${field}`))
    expect(await codes()).toHaveLength(7)
  })

  it('has the text of the pages where it has no own one, and loses only its own', async () => {
    const { id } = await named('spam')
    const change = (texts: object, seen: object) => call('PATCH', `${path}/${id}`, { texts, seen })
    await change({ en: 'Adverts' }, {})
    expect((await chosen()).reasons).toContainEqual({ id, code: 'spam', texts: { en: 'Adverts' } })
    expect((await change({ en: null }, { en: 'Adverts' })).statusCode).toBe(200)
    expect(await named('spam')).toMatchObject({
      texts: {},
      changes: [
        { text: 'en', from: 'Adverts', by: { id: admin.id } },
        { text: 'en', from: null, by: { id: admin.id } },
      ],
    })
    expect(await audited('word.change')).toMatchObject([
      { details: { code: 'spam', before: { en: null }, after: { en: 'Adverts' } } },
      { details: { code: 'spam', before: { en: 'Adverts' }, after: { en: null } } },
    ])
    await add('own')
    const own = await named('own')
    const answer = await call('PATCH', `${path}/${own.id}`, {
      texts: { en: null },
      seen: { en: 'Sells something' },
    })
    expect(answer.json()).toMatchObject({ issues: [{ path: 'texts.en', code: 'required' }] })
  })

  it('that two admins edit: the second sees who changed it, other texts are not concerned', async () => {
    const { id } = await named('spam')
    const colleague = await test.signedIn(
      await makeOperator(test.db, { permissions_id: admin.permissions_id }),
    )
    const patch = (by: Call, texts: object, seen: object) => by('PATCH', `${path}/${id}`, { texts, seen })
    const both = await Promise.all([
      patch(call, { fr: 'Publicité' }, { fr: null }),
      patch(colleague, { it: 'Pubblicità' }, { it: null }),
    ])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const second = await patch(colleague, { fr: 'Réclame' }, { fr: null })
    expect([second.statusCode, second.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'edited_meanwhile',
        by: { id: admin.id, name: admin.name },
        issues: [expect.objectContaining({ path: 'texts.fr' })],
      }),
    ])
    // A repeated request finds its own value.
    expect((await patch(call, { fr: 'Publicité' }, { fr: null })).statusCode).toBe(200)
    expect((await named('spam')).texts).toEqual({ fr: 'Publicité', it: 'Pubblicità' })
  })

  it('is moved in front of another one; two admins who move at once lose nothing', async () => {
    const [one, two, three] = await words()
    const place = (word: Word | undefined, before: number | null) =>
      call('PUT', `${path}/${word?.id}/place`, { before })
    const before = await codes()
    await Promise.all([place(one, null), place(three, two?.id ?? null)])
    expect(await codes()).toEqual([before[2], before[1], ...before.slice(3), before[0]])
    expect((await chosen()).reasons.map(({ code }: { code: string }) => code)).toEqual(await codes())
    expect(await audited('word.move')).toHaveLength(2)
    expect((await place(one, 999_999)).json().code).toBe('word_not_found')
    expect((await call('PUT', `${path}/999999/place`, { before: null })).statusCode).toBe(404)
  })

  it('that is retired can no longer be chosen, stays readable, and is restored at its place', async () => {
    const reader = await test.signedIn(await makeOperator(test.db, { languages: ['da'] }))
    const { message } = await makeWaiting(test.db, { language: 'da' })
    await reader('POST', '/api/queues/reply/claim', {})
    const { id } = await named('spam')
    expect((await call('POST', `${path}/${id}/retire`, {})).statusCode).toBe(200)
    expect((await call('POST', `${path}/${id}/retire`, {})).statusCode).toBe(200)
    const report = () => reader('POST', `/api/messages/${message.id}/report`, { reason_id: id, notes: 'x' })
    expect((await report()).json()).toMatchObject({ issues: [{ path: 'reason_id', code: 'word_retired' }] })
    const { reasons, retired } = await chosen()
    expect(reasons.some((word: Word) => word.id === id)).toBe(false)
    expect(retired).toEqual([{ id, code: 'spam', texts: {} }])
    await call('POST', `${path}/${id}/restore`, {})
    expect(await codes()).toEqual((await chosen()).reasons.map((word: Word) => word.code))
    expect((await report()).statusCode).toBe(200)
    await countWordUse(test.db)
    expect((await call('GET', `${path}/use`)).json().used).toMatchObject({ [id]: 1 })
    expect([await audited('word.retire'), await audited('word.restore')]).toMatchObject([
      [{ details: { code: 'spam' } }],
      [{ details: { code: 'spam' } }],
    ])
  })

  it('is not retired when it is the last one, also not by two admins at once', async () => {
    const [one, two, ...others] = await words()
    const retire = (word: Word | undefined) => call('POST', `${path}/${word?.id}/retire`, {})
    for (const word of others) await retire(word)
    const last = await Promise.all([retire(one), retire(two)])
    expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await chosen()).reasons).toHaveLength(1)
  })

  it('is not one of more than the maximum', async () => {
    await sql`insert into reportreasons (code, position) select 'many_' || chr(97 + n / 26) || chr(97 + n % 26), n
      from generate_series(1, 493) n`.execute(test.db)
    expect((await add('one_more')).json()).toMatchObject({ code: 'word_list_full' })
  })
})

it('a change reaches an open page on another node within 5 seconds', async () => {
  const other = await startNode(test.url)
  const operator = await other.signedIn(await makeOperator(test.db))
  const stream = await useStreams(other)(operator.token)
  await stream.next(({ topic }) => topic === 'ready')
  const start = performance.now()
  await add('reached', { en: 'Reached' })
  await stream.next(({ topic }) => topic === 'settings')
  expect((await operator('GET', '/api/reportreasons.php')).json().reasons.at(-1)).toMatchObject({
    texts: { en: 'Reached' },
  })
  expect(performance.now() - start).toBeLessThan(5_000)
})
