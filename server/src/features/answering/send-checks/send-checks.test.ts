import { type CheckedKind, checkedKinds } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeInHand, sentIn } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeOperator } from '../../../testing/make.ts'
import { findRaised } from './check-words.ts'
import { findCheckedWords } from './find-checked-words.ts'

const test = useTestApp()

const checked = checkedKinds.filter((kind) => kind !== 'denial')

const words: Record<Exclude<CheckedKind, 'denial'>, string> = {
  promise: 'See you on Saturday outside the station',
  contact: 'Write to ron.gardener@mail.com',
  money: 'Could you lend me some money?',
  age: 'I am only 16',
}

async function makeChecked(kind: keyof typeof words, mode: 'warn' | 'block') {
  const hand = await makeInHand(test)
  const { id, siteowner } = hand
  await sql`update conversations set language = 'en' where id = ${id}`.execute(test.db)
  await sql`update queue_items set language = 'en' where conversation_id = ${id}`.execute(test.db)
  await test.db.insertInto('send_checks').values({ siteowner_id: siteowner.id, kind, mode }).execute()
  return hand
}

const raisedIn = (conversationId: number) =>
  test.db
    .selectFrom('raised_checks')
    .where('conversation_id', '=', conversationId)
    .select(['id', 'kind', 'outcome', 'operator_id', 'siteowner_id', 'false_alarm_at'])
    .orderBy('id')
    .execute()

describe.each(checked)('a check of %s', (kind) => {
  it('asks, and sends what the operator confirms', async () => {
    const { id, send, operator, siteowner } = await makeChecked(kind, 'warn')
    const asked = await send({ text: words[kind] })
    expect([asked.statusCode, asked.json()]).toMatchObject([
      409,
      { code: 'text_checked', kind: 'warn', found: [{ kind, id: expect.any(Number) }] },
    ])
    expect(words[kind]).toContain(asked.json().found[0].words)
    expect(await sentIn(test, id)).toEqual([])
    expect((await send({ text: words[kind], checked: true })).statusCode).toBe(200)
    const own = { kind, operator_id: operator.id, siteowner_id: siteowner.id }
    expect(await raisedIn(id)).toMatchObject([
      { ...own, outcome: 'warned' },
      { ...own, outcome: 'sent' },
    ])
  })

  it('stops, also what the operator confirms, and lets another text pass', async () => {
    const { id, send } = await makeChecked(kind, 'block')
    for (const checked of [false, true])
      expect((await send({ text: words[kind], checked })).json()).toMatchObject({
        code: 'text_checked',
        kind: 'block',
      })
    expect(await sentIn(test, id)).toEqual([])
    expect(await raisedIn(id)).toMatchObject([{ outcome: 'stopped' }, { outcome: 'stopped' }])
    expect((await send()).statusCode).toBe(200)
  })
})

it('a check that is off, or of another kind, changes nothing', async () => {
  const { id, send } = await makeChecked('money', 'block')
  expect((await send({ text: words.contact })).statusCode).toBe(200)
  expect(await raisedIn(id)).toEqual([])
})

it('a repeated request is logged once; a message that was sent is returned again after its check stops', async () => {
  const { id, send, siteowner } = await makeChecked('promise', 'warn')
  const text = words.promise
  const asked = (await send({ text }, 'key-of-one')).json()
  expect((await send({ text }, 'key-of-one')).json().found).toEqual(asked.found)
  expect(await raisedIn(id)).toHaveLength(1)
  const sent = await send({ text, checked: true }, 'key-of-two')
  await test.db
    .updateTable('send_checks')
    .set({ mode: 'block' })
    .where('siteowner_id', '=', siteowner.id)
    .execute()
  const again = await send({ text, checked: true }, 'key-of-two')
  expect([again.statusCode, again.json().message.id]).toEqual([200, sent.json().message.id])
  expect(await sentIn(test, id)).toHaveLength(1)
})

it.each([
  ['Of course I am real, who else?', 'denial'],
  [words.promise, 'promise'],
])('"%s" is stopped in every conversation, whatever the site owner has set', async (text, kind) => {
  const { id, send, siteowner } = await makeChecked('money', 'warn')
  for (const checked of [false, true])
    expect((await send({ text, checked })).json()).toMatchObject({
      code: 'text_checked',
      kind: 'block',
      found: [{ id: expect.any(Number), kind }],
    })
  expect(await sentIn(test, id)).toEqual([])
  expect(await raisedIn(id)).toMatchObject([
    { kind, outcome: 'stopped', siteowner_id: siteowner.id },
    { kind, outcome: 'stopped' },
  ])
})

it('a promise to meet is not left unchecked', async () => {
  const { siteowner } = await makeInHand(test)
  const admin = await test.signedIn(await operatorOf(test, 'admin'))
  const path = `/api/siteowners/${siteowner.id}/send-checks`
  expect((await admin('PATCH', path, { kind: 'promise', mode: 'off' })).json().issues).toMatchObject([
    { path: 'mode' },
  ])
  const { items } = (await admin('PATCH', path, { kind: 'promise', mode: 'warn' })).json()
  expect(items.map(({ kind, mode }: { kind: string; mode: string }) => `${kind} ${mode}`)).toEqual([
    'denial block',
    'promise warn',
    'contact off',
    'money off',
    'age off',
    'likely warn',
    'language off',
  ])
})

describe('a denial or a promise that is only likely', () => {
  const likely = [{ kind: 'denial', words: 'real', certainty: 'likely' }] as const
  const raise = async (
    siteowner_id: number,
    { asked = false, kind = 'denial' as 'denial' | 'promise' } = {},
  ) =>
    test.db.transaction().execute((tx) => findRaised(tx, { siteowner_id, asked }, [{ ...likely[0], kind }]))

  it('asks, and stops when the site owner has chosen so, or a promise stands beside a question who writes', async () => {
    const { siteowner } = await makeInHand(test)
    expect(await raise(siteowner.id)).toMatchObject([{ kind: 'denial', mode: 'warn' }])
    expect(await raise(siteowner.id, { kind: 'promise', asked: true })).toMatchObject([{ mode: 'block' }])
    const admin = await test.signedIn(await operatorOf(test, 'admin'))
    const path = `/api/siteowners/${siteowner.id}/send-checks`
    expect((await admin('PATCH', path, { kind: 'likely', mode: 'off' })).json().issues).toMatchObject([
      { path: 'mode' },
    ])
    expect((await admin('PATCH', path, { kind: 'likely', mode: 'block' })).statusCode).toBe(200)
    expect(await raise(siteowner.id)).toMatchObject([{ kind: 'denial', mode: 'block' }])
  })

  it('asks no more than the site owner has asked of what is certain', async () => {
    const { siteowner } = await makeChecked('promise', 'warn')
    await test.db
      .insertInto('send_checks')
      .values({ siteowner_id: siteowner.id, kind: 'likely', mode: 'block' })
      .execute()
    expect(await raise(siteowner.id, { kind: 'promise' })).toMatchObject([{ mode: 'warn' }])
  })

  it('is counted among what was likely', async () => {
    const { id, siteowner, operator } = await makeInHand(test)
    const at = { siteowner_id: siteowner.id, operator_id: operator.id, conversation_id: id, key: 'one' }
    await test.db
      .insertInto('raised_checks')
      .values([
        { ...at, kind: 'denial', certainty: 'likely', outcome: 'warned' },
        { ...at, kind: 'denial', certainty: 'likely', outcome: 'sent' },
        { ...at, kind: 'promise', outcome: 'stopped' },
      ])
      .execute()
    const admin = await test.signedIn(await operatorOf(test, 'admin'))
    const { items } = (await admin('GET', `/api/siteowners/${siteowner.id}/send-checks`)).json()
    const counts = { false_alarms: 0, stopped: 0 }
    expect(items.find(({ kind }: { kind: string }) => kind === 'likely')).toMatchObject({
      ...counts,
      warned: 1,
      sent: 1,
    })
    expect(items.find(({ kind }: { kind: string }) => kind === 'promise')).toMatchObject({ stopped: 1 })
  })
})

it('an extra reply is checked as well', async () => {
  const { id, send } = await makeChecked('promise', 'block')
  const { message } = (await send()).json()
  const extra = { extra: true, in_reply_to: message.in_reply_to, last_seen_id: message.id }
  expect((await send({ text: words.promise, ...extra })).json()).toMatchObject({ code: 'text_checked' })
  expect((await send({ text: 'And you?', ...extra })).statusCode).toBe(200)
  expect(await sentIn(test, id)).toHaveLength(2)
})

it('a false alarm is counted once, and only for the own text', async () => {
  const { id, send, call, siteowner } = await makeChecked('age', 'warn')
  const [found] = (await send({ text: words.age })).json().found
  const other = await test.signedIn(await makeOperator(test.db))
  const path = `/api/raised-checks/${found.id}/false-alarm`
  expect((await other('POST', path)).json()).toMatchObject({ code: 'raised_check_not_found' })
  for (const _ of [1, 2]) expect((await call('POST', path)).statusCode).toBe(200)
  expect(await raisedIn(id)).toMatchObject([{ false_alarm_at: expect.any(String) }])
  const admin = await test.signedIn(await operatorOf(test, 'admin'))
  const { items } = (await admin('GET', `/api/siteowners/${siteowner.id}/send-checks`)).json()
  expect(items.find(({ kind }: { kind: string }) => kind === 'age')).toEqual({
    kind: 'age',
    mode: 'warn',
    warned: 1,
    sent: 0,
    stopped: 0,
    false_alarms: 1,
  })
})

it('an admin switches a check, which is in the audit log once', async () => {
  const { siteowner } = await makeInHand(test)
  const admin = await test.signedIn(await operatorOf(test, 'admin'))
  const change = (mode: string) =>
    admin('PATCH', `/api/siteowners/${siteowner.id}/send-checks`, { kind: 'contact', mode })
  for (const mode of ['block', 'block', 'off']) expect((await change(mode)).statusCode).toBe(200)
  expect((await change('never')).json()).toMatchObject({ code: 'invalid_input' })
  const entries = await test.db
    .selectFrom('audit_log')
    .where('action', '=', 'siteowner.check')
    .where('subject_id', '=', siteowner.id)
    .select('details')
    .orderBy('id')
    .execute()
  expect(entries.map(({ details }) => details)).toEqual([
    { code: 'contact', from: 'off', to: 'block' },
    { code: 'contact', from: 'block', to: 'off' },
  ])
})

it.each([
  ['nl', ['We zien elkaar zaterdag in Utrecht', 'Kun je mij wat geld lenen?', 'Ik ben pas 16']],
  ['it', ['Ci vediamo sabato in piazza', 'Mi presti dei soldi?', 'Ho solo 16 anni']],
  ['pl', ['Spotkamy się w sobotę', 'Możesz mi pożyczyć?', 'Mam dopiero 16 lat']],
  ['es', ['Nos vemos el sábado', '¿Me prestas dinero?', 'Tengo solo 16 años']],
  ['en', ['See you on Saturday outside the station', 'Could you lend me some money?', 'I am only 16']],
  ['fr', ['On se voit samedi', 'Tu peux me prêter de l’argent ?', 'J’ai seulement 16 ans']],
])('finds promises, money, ages and addresses in %s', (language, texts) => {
  const kinds = [...texts, 'leo@live.nl'].flatMap((text) =>
    findCheckedWords(text, language).map(({ kind }) => kind),
  )
  expect(kinds).toEqual(['promise', 'money', 'age', 'contact'])
})

it('finds no address in two sentences', () => {
  expect(findCheckedWords('I work at home. All of it', 'en')).toEqual([])
})
