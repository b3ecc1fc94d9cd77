import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOldConversation, makeOldMonths } from '../../../testing/archive-world.ts'
import { makeMaster } from '../../../testing/escalating.ts'
import { makeAllEvidence, makeEscalatedForEvidence } from '../../../testing/evidence.ts'
import { archiveMonths } from '../archive/archive-months.ts'
import { askErasure } from '../erasures/ask.ts'
import { liftLegalHold, setLegalHold } from '../erasures/legal-holds.ts'
import { eraseCustomers } from '../erasures/work.ts'
import { forgetEvidence } from './forget.ts'

const test = useTestApp()

const partsOf = async (id: number) =>
  (await test.db.selectFrom('evidence_parts').where('file_id', '=', id).select('number').execute()).length
const passTime = () =>
  sql`update evidence_files set expires_at = now() - interval '1 second' where state = 'ready'`.execute(
    test.db,
  )

describe('the content of an evidence file', () => {
  it('is deleted after its time, and its hash stays, so that a copy can be verified', async () => {
    const { make, listed, download, master, settle } = await makeEscalatedForEvidence(test)
    const file = await make()
    await settle()
    await forgetEvidence(test.db)
    expect((await listed())[0]?.state).toBe('ready')
    await passTime()
    await forgetEvidence(test.db)
    expect(await partsOf(file.id)).toBe(0)
    expect((await listed())[0]).toMatchObject({ state: 'deleted', json_digest: file.json_digest })
    expect((await download(file.id)).json().code).toBe('export_not_ready')
    const verified = await master('POST', '/api/evidence/verify', { sha256: file.json_digest })
    expect(verified.json().matches).toMatchObject([{ file: { id: file.id, state: 'deleted' } }])
    // It can be made again.
    expect((await make()).state).toBe('ready')
  })

  it('stays while the escalation is open, and while the customer has a legal hold', async () => {
    const { world, make, listed, settle } = await makeEscalatedForEvidence(test)
    await make()
    const stays = async () => {
      await passTime()
      await forgetEvidence(test.db)
      return (await listed())[0]?.state
    }
    expect(await stays()).toBe('ready')
    await setLegalHold(test.db, world.customer.id, 'The police asks', null)
    await settle()
    expect(await stays()).toBe('ready')
    await liftLegalHold(test.db, world.customer.id, 'It is over', null)
    expect(await stays()).toBe('deleted')
  })
})

describe('an erasure', () => {
  it('deletes the evidence files of the customer, and no new one can be ordered', async () => {
    const { world, make, order, listed, settle } = await makeEscalatedForEvidence(test)
    const file = await make()
    await settle()
    await askErasure(test.db, test.secrets, { id: world.customer.id })
    await eraseCustomers(test.db)
    expect(await partsOf(file.id)).toBe(0)
    expect((await listed())[0]?.state).toBe('deleted')
    expect((await order()).json().code).toBe('customer_erased')
  })

  it('also stops a file that is being made when it begins', async () => {
    const { world, order, listed, settle } = await makeEscalatedForEvidence(test)
    await settle()
    const { id } = (await order()).json().file
    await Promise.all([
      askErasure(test.db, test.secrets, { id: world.customer.id }).then(() => eraseCustomers(test.db)),
      makeAllEvidence(test),
    ])
    await makeAllEvidence(test)
    expect((await listed())[0]?.state).toBe('deleted')
    expect(await partsOf(id)).toBe(0)
  })
})

it('archived, hidden and deleted messages are in the file, and photos with the hash of the picture', async () => {
  await makeOldMonths(test.db)
  const world = await makeOldConversation(test.db)
  const { id, operator, old, recent, siteowner } = world
  await archiveMonths({ owner: test.url, application: test.url }, '2025-01')
  await sql`with p as (insert into photos (siteowner_id, media_type, width, height, picture, sent_at)
      values (${siteowner.id}, 'image/webp', 4, 4, ${Buffer.from('a picture')}, now()) returning id)
    update messages set photo_id = (select id from p), deleted_at = now(), deleted_by = ${operator.id}
    where id = ${recent.id}`.execute(test.db)
  const master = await makeMaster(test, siteowner)
  const escalated = await master('POST', `/api/conversations/${id}/escalate`, { kind: 'threat' })
  const ordered = await master('POST', `/api/escalations/${escalated.json().escalation.id}/evidence`, {
    language: 'it',
    timezone: 'Europe/Rome',
  })
  await makeAllEvidence(test)
  const document = (await master('GET', `/api/evidence/${ordered.json().file.id}/file.json`)).json()
  const { messages } = document.conversations[0]
  expect(messages.map((message: { id: number }) => message.id)).toEqual([...old, recent.id])
  expect(messages.at(-1)).toMatchObject({
    deleted: { by: operator.id },
    photo: {
      url: expect.stringMatching(/^\/api\/photos\/\d+$/),
      // printf 'a picture' | sha256sum
      sha256: '92b2fa58028958317e408bd84ecfa70f5ee35b121991dbc232c49d166353708b',
    },
  })
})
