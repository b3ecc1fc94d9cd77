import type { Tx } from '../../../platform/database.ts'
import type { EvidenceDocument } from './document.ts'

type Known = Omit<EvidenceDocument, 'people'>
type Person = EvidenceDocument['people'][number]

/** Acts by which an operator had the words of a conversation on the screen. */
const seeingActs = new Set([
  'conversation.open',
  'conversation.take',
  'conversation.take_back',
  'conversation.take_over',
  'conversation.give_back',
])

/** All operators who occur in a document, with what they wrote and when they saw a conversation. Names are left out without `hasNames`. */
export async function readPeople(tx: Tx, known: Known, hasNames: boolean): Promise<Person[]> {
  const written = new Map<number, number>()
  const seen = new Map<number, string[]>()
  const see = (id: number | null, ...at: (string | null)[]) => {
    if (id !== null)
      seen.set(id, [...(seen.get(id) ?? []), ...at.filter((each): each is string => each !== null)])
  }
  for (const { messages } of known.conversations)
    for (const { operator_id, sent_at } of messages)
      if (operator_id !== null) {
        written.set(operator_id, (written.get(operator_id) ?? 0) + 1)
        see(operator_id, sent_at)
      }
  for (const { operator_id, claimed_at, ended_at } of known.leases) see(operator_id, claimed_at, ended_at)
  for (const { operator_id, action, at } of known.acts) see(operator_id, seeingActs.has(action) ? at : null)
  for (const id of otherPeople(known)) see(id)
  const ids = [...seen.keys()].sort((one, other) => one - other)
  const names = await findNames(tx, hasNames ? ids : [])
  return ids.map((id) => {
    const times = (seen.get(id) ?? []).sort((one, other) => Date.parse(one) - Date.parse(other))
    return {
      id,
      name: names.get(id) ?? null,
      messages_written: written.get(id) ?? 0,
      first_seen_at: times[0] ?? null,
      last_seen_at: times.at(-1) ?? null,
    }
  })
}

/** Those who are named elsewhere in the document. */
function* otherPeople(known: Known): Generator<number | null> {
  for (const each of [known.escalation, ...known.other_escalations]) yield* [each.opened_by, each.settled_by]
  for (const each of known.holds) yield* [each.set_by, each.released_by]
  for (const each of known.customer_facts) yield each.operator_id
  for (const each of known.customer_notes) yield each.operator_id
  for (const each of known.inquiries) yield* [each.marked_by, each.closed_by]
  for (const each of known.reports) yield* [each.operator_id, each.handled_by]
  for (const { told_facts, messages } of known.conversations) {
    for (const each of told_facts) yield each.operator_id
    for (const each of messages) yield* [each.hidden?.by ?? null, each.deleted?.by ?? null]
  }
}

async function findNames(tx: Tx, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('operators').where('id', 'in', ids).select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
