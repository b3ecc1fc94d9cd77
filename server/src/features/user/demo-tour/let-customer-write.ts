import { randomUUID } from 'node:crypto'
import type { BodyOf, letDemoCustomerWrite } from '@panel/contract'
import { askAbout, fillIn, type Gender, phrases } from '@panel/demo/phrases'
import { sql } from 'kysely'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { eligibilityOf } from '../../answering/queue/eligible.ts'
import { isHeld } from '../../conversations/customers/holds.ts'
import { receiveMessages } from '../../sites/receive-messages.ts'
import { hasAnswered } from './find-done.ts'

type Wanted = BodyOf<typeof letDemoCustomerWrite>

/** The segment that the colleagues at work do not serve. */
const segment = 'vip'

/** Milliseconds for which the chat seems to have waited at least. */
const waited = 3 * 60_000

/**
 * Lets a customer of the segment that the colleagues at work do not serve write in this language, earlier than all that waits or is in hand: the queue then
 * gives them this chat by its ordinary rules.
 * @returns whether the next chat is such a one; not when no such customer is free
 */
export async function letCustomerWrite(
  { db, secrets }: { db: Db; secrets: Secrets },
  actor: Operator,
  wanted: Wanted,
): Promise<boolean> {
  const { about } = wanted
  if (about === 'first' && (await hasAnswered(db, actor.id))) return false
  const language = wanted.language.slice(0, 2)
  const next = await findNext(db, actor)
  // Another chat in this language could be a colleague's before the visitor takes it.
  const isReadable = next?.segment === segment && next.language === language && next.kind === 'reply'
  if (isReadable && (about === 'first' || next.asked)) return true
  const at = Math.min(Date.now() - waited, (next?.oldest ?? Number.POSITIVE_INFINITY) - 1_000)
  const chat = await findChat(db, language, at)
  if (!chat) return false
  await receiveMessages({ db, secrets }, { id: chat.siteowner_id, name: '' }, [
    {
      external_id: `demo-tour-${randomUUID()}`,
      customer_external_id: chat.customer_external_id,
      profile_external_id: chat.profile_external_id,
      text: lineOf(chat, language, about),
      sent_at: new Date().toISOString(),
    },
  ])
  await transaction(db, async (tx) => {
    await sql`update queue_items set due_at = ${new Date(at).toISOString()}
      where conversation_id = ${chat.id} and expires_at is null`.execute(tx)
    announce(tx, { topic: 'queue' })
  })
  return true
}

/** `oldest`: when the first of all became due, also of those that somebody holds and may give back. */
type Next = { language: string; kind: string; asked: boolean; segment: string | null; oldest: number }

/** What the combined queue would give to this operator. */
async function findNext(db: Db, actor: Operator): Promise<Next | undefined> {
  const { kinds, languages, siteownerIds, segments } = eligibilityOf(actor)
  const { rows } = await sql<Next>`
    select q.language, q.kind, q.asked, c.segment,
      (select extract(epoch from min(due_at)) * 1000 from queue_items)::float8 as oldest
    from unnest(oldest_waiting(${kinds}, ${languages}, ${siteownerIds}, ${segments}, '{}', false, 1)) f (id)
    join queue_items q on q.conversation_id = f.id join conversations c on c.id = f.id`.execute(db)
  return rows[0]
}

type Chat = {
  id: number
  siteowner_id: number
  customer_external_id: string
  customer: string
  gender: Gender
  profile_external_id: string
  profile: string
  profile_gender: Gender
}

/** A chat of this segment in which nothing waits, and nobody has written since this moment. */
async function findChat(db: Db, language: string, before: number): Promise<Chat | undefined> {
  const { rows } = await sql<Chat>`
    select c.id, c.siteowner_id, cu.external_id as customer_external_id, cu.name as customer, cu.facts ->> 'gender' as gender,
      p.external_id as profile_external_id, p.name as profile, p.gender as profile_gender
    from conversations c join customers cu on cu.id = c.customer_id join profiles p on p.id = c.profile_id
    where c.segment = ${segment} and c.language = ${language} and c.status = 'answered'
      and c.last_message_at < ${new Date(before).toISOString()} and not ${isHeld(sql`cu.id`)}
      and not exists (select from conversations other join queue_items q on q.conversation_id = other.id
        where other.customer_id = c.customer_id)
    order by c.last_message_at desc, c.id limit 1`.execute(db)
  return rows[0]
}

function lineOf(chat: Chat, language: string, about: Wanted['about']): string {
  const people = {
    from: { name: chat.customer.split(' ')[0] ?? chat.customer, gender: chat.gender },
    to: { name: chat.profile, gender: chat.profile_gender },
  }
  const own = phrases[language]
  if (about === 'who_writes') return fillIn(own?.doubts[0] ?? '', people)
  const subject = own?.subjects[Math.floor(Math.random() * own.subjects.length)]
  return subject ? askAbout(subject, people) : ''
}
