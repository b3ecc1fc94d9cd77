import { type Endpoint, rights } from '@panel/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../app.ts'
import { useStreams } from '../event-stream.ts'
import { makeLevel, makeOperator } from '../make.ts'
import { makeSentMessage, makeWaiting } from '../make-conversations.ts'
import { makeProfileText } from '../make-profile-texts.ts'
import { makeSetWithPhotos } from '../set-editor.ts'
import { reading, requestAbout, sendAs, writing } from './requests-about.ts'

const test = useTestApp()
const openStream = useStreams(test)

type Caller = Awaited<ReturnType<typeof signedInAs>>

async function signedInAs(own: Parameters<typeof makeOperator>[1]) {
  const operator = await makeOperator(test.db, own)
  return Object.assign(await test.signedIn(operator), { operator })
}

/** A word that only the name and login of the other operator contain. */
const foreignName = 'Zwaardvis'
const names = new RegExp(foreignName, 'i')

let other: Caller
/** Team 21 below level 150, with every right: only the rule hides the names. */
let viewer: Caller
/** The same rights in another team: the names are in the answers. */
let colleague: Caller
let ids: Record<string, number>

beforeAll(async () => {
  await makeLevel(test.db, { id: 140, rights: [...rights], history_size: 'all' })
  other = await signedInAs({
    name: `${foreignName} O.`,
    login: foreignName.toLowerCase(),
    permissions_id: 140,
    languages: ['en'],
  })
  const conversation = await leaveTraces()
  viewer = await signedInAs({ team_id: 21, permissions_id: 140 })
  colleague = await signedInAs({ team_id: 22, permissions_id: 140 })
  ids = { ...conversation, operators: other.operator.id, 'account-permissions': 140 }
})

/** Rows of the other operator in every place where a name can be shown. */
async function leaveTraces() {
  const act = async (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object = {}) => {
    const answer = await other(method, path, body)
    expect([path, answer.statusCode, answer.body]).toEqual([path, 200, expect.anything()])
    return answer.json()
  }
  const { id, message, customer } = await makeWaiting(test.db, { text: 'Hello' })
  const sent = await makeSentMessage(test.db, { conversationId: id, operatorId: other.operator.id })
  await act('POST', `/api/conversations/${id}/lease`)
  await act('POST', `/api/customers/${customer.id}/notes`, { text: 'Likes soup' })
  await act('PATCH', `/api/customers/${customer.id}`, { facts: { job: 'Baker' }, alert: 'Be careful' })
  await act('PATCH', `/api/messages/${message.id}`, { hidden: true, reason: 'Rude' })
  await act('PATCH', `/api/messages/${sent.id}`, { highlighted: true })
  await act('POST', `/api/messages/${message.id}/fact`, { text: 'Has a dog' })
  const skipped = await makeWaiting(test.db, { text: 'Hello again' })
  const { lease } = await act('POST', `/api/conversations/${skipped.id}/lease`)
  const held = { lease_id: lease.id, epoch: lease.epoch }
  await act('POST', `/api/conversations/${skipped.id}/skip`, { ...held, reason_words: 'No idea' })
  await act('POST', '/api/away-times', { reason_words: 'Doorbell' })
  await act('POST', '/api/word-lists/report_reasons', { code: 'sells', texts: { en: 'Sells something' } })
  // In hand again: refusals say who answers.
  await act('POST', `/api/conversations/${id}/lease`)
  await leaveProfileWork(customer.siteowner_id)
  await test.db
    .insertInto('code_guesses')
    .values({ operator_id: other.operator.id, locked_at: new Date().toISOString() })
    .execute()
  await test.db
    .insertInto('login_history')
    .values({
      operator_id: other.operator.id,
      login: foreignName.toLowerCase(),
      device: 'test',
      result: 'code_ok',
    })
    .execute()
  return { conversations: id, messages: message.id, customers: customer.id }
}

/** A text and a set, which the reports about profiles count. */
async function leaveProfileWork(siteowner_id: number) {
  const { id } = other.operator
  await makeProfileText(test.db, { siteowner_id, writer_id: id })
  await makeSetWithPhotos(test.db, {
    siteowner_id,
    name: 'Marianne',
    seeds: [],
    created_by: id,
    updated_by: id,
  })
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

/** Everything that the caller gets: head and body. */
async function answerTo(caller: Caller, endpoint: Endpoint): Promise<string> {
  const filters = { from: day(-1), to: day(1), conversation_id: String(ids.conversations) }
  const answer = await sendAs(caller, endpoint, requestAbout(endpoint, ids, filters))
  return JSON.stringify(answer.headers) + answer.body
}

describe('an operator of team 21 below level 150 finds no name of another operator', () => {
  // What changes the data comes after what reads it.
  it.each([...reading, ...writing])('in the answer of %s', async (_name, endpoint) => {
    expect(await answerTo(viewer, endpoint)).not.toMatch(names)
  })

  it('in the events of the stream', async () => {
    const stream = await openStream(viewer.token, `?watch=${ids.conversations}`)
    await stream.next((event) => event.topic === 'ready')
    await other('POST', '/api/away-times/current/end')
    await other('POST', '/api/away-times', { reason_words: 'Phone' })
    await stream.next((event) => event.topic === 'away')
    expect(JSON.stringify(stream.seen)).not.toMatch(names)
  })
})

it('in another team, the same responses contain the name, so this test would find it', async () => {
  const found: string[] = []
  for (const [name, endpoint] of reading)
    if (names.test(await answerTo(colleague, endpoint))) found.push(name)
  expect(found).toEqual(
    expect.arrayContaining([
      'getUser',
      'getOperatorNames',
      'getConversation',
      'getNotes',
      'getPresence',
      'listAwayTimes',
      'listSkips',
      'exportSkips',
      'listProfileSets',
      'exportProfileSets',
      'getTextReport',
      'exportTextReport',
      'listReportedTexts',
      'getSetReport',
      'exportSetReport',
      'listReportedWork',
      'listLoginHistory',
      'exportLoginHistory',
      'listOperators',
      'exportOperators',
      'listAuditLog',
      'exportAuditLog',
    ]),
  )
})
