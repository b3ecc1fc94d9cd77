import type { InterfaceLanguage } from '@panel/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '../../../demo/load.ts'
import { loadWorld } from '../../../demo/world/load.ts'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { findFaults } from '../../../testing/find-faults.ts'
import { makeOperator } from '../../../testing/make.ts'
import { isHeld } from '../../conversations/customers/holds.ts'

const test = useTestApp()

beforeAll(async () => {
  await loadDemo(test.db, test.secrets, { webhookPort: 4010 })
  await loadWorld(test.db, test.secrets, { webhookPort: 4010 })
})

const idOf = (login: string) =>
  test.db.selectFrom('operators').where('login', '=', login).select('id').executeTakeFirstOrThrow()

const asked = (language: InterfaceLanguage, about: 'first' | 'who_writes' = 'first') =>
  ['POST', '/api/demo/chats', { language, about }] as const

describe('the first chat of whoever tries the demo', () => {
  it.each([
    ['anna', 'pl', 'smart'],
    ['bram', 'fr', 'reply'],
    ['carla', 'en-GB', 'smart'],
  ] as const)(
    'of %s is in the language of the interface: %s, also while colleagues work',
    async (login, language, queue) => {
      const visitor = await test.signedIn(await idOf(login))
      expect((await visitor(...asked(language))).json()).toEqual({ is_next: true })
      // Once: another page asks for the same.
      expect((await visitor(...asked(language))).json()).toEqual({ is_next: true })
      const colleague = await test.signedIn(await idOf('lotte'))
      const theirs = (await colleague('POST', '/api/queues/smart/claim', {})).json()
      const { conversation, messages } = (await visitor('POST', `/api/queues/${queue}/claim`, {})).json()
      expect(conversation.language).toBe(language.slice(0, 2))
      expect(theirs.conversation.id).not.toBe(conversation.id)
      expect(messages.at(-1).text).not.toMatch(/[{}[\]<>|]/)
      expect(await findFaults(test.db, { atRest: false })).toEqual({})
    },
  )

  it('is only asked for until they have answered somebody', async () => {
    const visitor = await test.signedIn(await idOf('anna'))
    const { conversation, lease } = (await visitor('POST', '/api/queues/smart/claim', {})).json()
    const done = () => visitor('GET', '/api/demo/tour').then((answer) => answer.json())
    expect(await done()).toEqual({ answered: false, told: false, supervised: false })
    const sent = await visitor(
      'POST',
      `/api/conversations/${conversation.id}/messages`,
      {
        lease_id: lease.id,
        epoch: lease.epoch,
        text: 'Dobry wieczór! Jak minął dzień?',
        in_reply_to: conversation.in_reply_to,
      },
      { 'idempotency-key': crypto.randomUUID() },
    )
    expect(sent.json()).toMatchObject({ message: expect.anything() })
    expect(await done()).toMatchObject({ answered: true })
    expect((await visitor(...asked('it'))).json()).toEqual({ is_next: false })
  })
})

it('shows somebody who asks who writes', async () => {
  const visitor = await test.signedIn(await idOf('coach'))
  expect((await visitor(...asked('it', 'who_writes'))).json()).toEqual({ is_next: true })
  const { conversation } = (await visitor('POST', '/api/queues/reply/claim', {})).json()
  expect(conversation).toMatchObject({ language: 'it', inquiry: expect.anything() })
  expect((await visitor('GET', '/api/demo/tour')).json()).toMatchObject({ supervised: true })
})

it('exists for nobody but the public sign-ins of a demo', async () => {
  const other = await test.signedIn(await makeOperator(test.db))
  expect((await other('GET', '/api/demo/tour')).statusCode).toBe(404)
  expect((await other(...asked('nl'))).statusCode).toBe(404)
  const real = await startTestApp(test.url, { DEMO: '0' })
  const anna = await real.signedIn(await idOf('anna'))
  expect((await anna(...asked('nl'))).statusCode).toBe(404)
  expect((await anna('GET', '/api/user.php')).json().user.is_demo).toBe(false)
  await real.close()
})

it('has customers of each language who are in no queue, on no hold, and get no pokes', async () => {
  // Nobody has written to them since the history was loaded: those of the tests above are left out.
  const { rows } = await sql<{ language: string; count: number; busy: number }>`
    select c.language, count(*)::int as count, count(*) filter (where ${isHeld(sql`c.customer_id`)}
        or exists (select from conversations other join queue_items q on q.conversation_id = other.id
          where other.customer_id = c.customer_id)
        or c.poke_count < r.most_in_a_row)::int as busy
    from conversations c join poke_rules r on r.siteowner_id = c.siteowner_id
    where c.segment = 'vip' and c.last_message_at < now() - interval '12 hours' group by 1`.execute(test.db)
  expect(rows.map(({ language }) => language).sort()).toEqual(['en', 'es', 'fr', 'it', 'nl', 'pl'])
  expect(Math.min(...rows.map(({ count }) => count))).toBeGreaterThanOrEqual(2)
  expect(rows.map(({ busy }) => busy)).toEqual(rows.map(() => 0))
})
