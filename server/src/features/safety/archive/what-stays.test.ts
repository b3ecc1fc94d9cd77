import { historySizeShort } from '@panel/contract/rules/limits'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOldConversation, makeOldMonths } from '../../../testing/archive-world.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'
import { makeProfileSet } from '../../../testing/make-attachments.ts'
import { makeSentMessage } from '../../../testing/make-conversations.ts'
import { archiveMonths } from './archive-months.ts'
import { eraseArchivedMessages, readArchivedMessages } from './messages-of-customer.ts'

const test = useTestApp()
let photo: number
let world: Awaited<ReturnType<typeof makeOldConversation>>
let call: Awaited<ReturnType<typeof test.signedIn>>

const sentText = 'Did you find the little boat house by the lake last summer?'

beforeAll(async () => {
  await makeOldMonths(test.db)
  world = await makeOldConversation(test.db, { text: sentText })
  const { siteowner, profile } = world
  const set = await makeProfileSet(test.db, { siteowner_id: siteowner.id, profile_id: profile.id })
  photo = set.photoIds[0] ?? 0
  const [first, answer] = world.old
  await sql`update messages set photo_id = ${photo}, type = 'reply_photo' where id = ${answer}`.execute(
    test.db,
  )
  await sql`update messages set photo_url = 'https://site.example/1.webp', type = 'photo', hidden_at = now(), hidden_by = ${world.operator.id}
    where id = ${first}`.execute(test.db)
  await sql`update conversations set photo_count = 2 where id = ${world.id}`.execute(test.db)
  for (const message of [first, world.recent.id])
    await sql`insert into told_facts (conversation_id, message_id, message_sent_at, about, body, operator_id)
      select conversation_id, id, sent_at, 'customer', 'Fact of ' || id, ${world.operator.id} from messages where id = ${message}`.execute(
      test.db,
    )
  await archiveMonths({ owner: test.url, application: test.url }, '2025-01')
  await makeLevel(test.db, {
    id: 150,
    rights: ['other_chats.overview', 'other_chats.reports'],
    history_size: 'all',
  })
  call = await test.signedIn(await makeOperator(test.db, { permissions_id: 150 }))
})

describe('after its messages were archived', () => {
  it('a photo still counts as seen by the customer', async () => {
    const { items } = (await call('GET', `/api/conversations/${world.id}/photos`)).json()
    expect(items.find(({ id }: { id: number }) => id === photo)).toMatchObject({ seen: true })
  })

  it('a similar text is found, and leads to its conversation', async () => {
    const answer = await call('POST', `/api/conversations/${world.id}/similar`, { text: sentText })
    expect(answer.json()).toMatchObject({
      similar: { is_same: true, where: { message_id: world.old[1], conversation_id: world.id } },
    })
  })

  it('told facts stay, within the history that the account level may read', async () => {
    const bodies = async (caller: typeof call) =>
      (await caller('GET', `/api/conversations/${world.id}/told-facts`))
        .json()
        .items.map(({ text }: { text: string }) => text)
    const all = [`Fact of ${world.recent.id}`, `Fact of ${world.old[0]}`]
    expect(await bodies(call)).toEqual(all)
    await makeLevel(test.db, { id: 160, rights: ['other_chats.overview'], history_size: 'short' })
    const limited = await test.signedIn(await makeOperator(test.db, { permissions_id: 160 }))
    expect(await bodies(limited)).toEqual(all)
    // Now the first message is one too old.
    for (let count = 5; count <= historySizeShort; count += 1)
      await makeSentMessage(test.db, { conversationId: world.id, turn: 'extra_reply' })
    expect(await bodies(limited)).toEqual(all.slice(0, 1))
    expect(await bodies(call)).toEqual(all)
  })

  it('hidden photos are counted together with those of the thread', async () => {
    await sql`update messages set photo_url = 'https://site.example/2.webp', hidden_at = now(), hidden_by = ${world.operator.id}
      where id = ${world.recent.id}`.execute(test.db)
    await sql`update messages set hidden_at = null where id = ${world.recent.id}`.execute(test.db)
    const { conversation } = (await call('GET', `/api/conversations/${world.id}`)).json()
    expect(conversation.customer.invisible_photo_count).toBe(1)
  })

  it('its thread is read and caught up with as before, and a message of it is not found', async () => {
    const after = await call('GET', `/api/conversations/${world.id}/messages?after=${world.old[0]}`)
    expect(after.json().items[0]).toMatchObject({ id: world.recent.id })
    const changed = await call('GET', `/api/conversations/${world.id}/messages?changed_after=0`)
    expect(changed.statusCode).toBe(200)
    const before = await call('GET', `/api/conversations/${world.id}/messages?before=${world.recent.id}`)
    expect(before.json()).toMatchObject({ items: [], next_cursor: null })
    const fact = await call('POST', `/api/messages/${world.old[0]}/fact`, { text: 'Has a boat' })
    expect([fact.statusCode, fact.json().code]).toEqual([404, 'message_not_found'])
  })
})

describe("a customer's archived messages", () => {
  it('can be read, and are erased, but not while the customer is on hold', async () => {
    const { customer, old } = world
    const other = await readArchivedMessages(test.db, customer.id + 1_000)
    expect(other).toEqual([])
    expect(await readArchivedMessages(test.db, customer.id)).toMatchObject(old.map((id) => ({ id })))
    await sql`insert into holds (customer_id, kind) values (${customer.id}, 'possible_minor')`.execute(
      test.db,
    )
    await expect(eraseArchivedMessages(test.db, customer.id)).rejects.toThrow('is on hold')
    await sql`update holds set released_at = now(), release_reason = 'Over' where customer_id = ${customer.id}`.execute(
      test.db,
    )
    expect(await eraseArchivedMessages(test.db, customer.id)).toBe(old.length)
    expect(await readArchivedMessages(test.db, customer.id)).toEqual([])
    const entry = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'message.erase_archived')
      .select(['subject_id', 'details'])
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({ subject_id: customer.id, details: { rows: old.length } })
    const { conversation } = (await call('GET', `/api/conversations/${world.id}`)).json()
    expect(conversation.archived).toBeNull()
  })
})
