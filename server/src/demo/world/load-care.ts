import { lives } from '@panel/demo/lives'
import { fillIn } from '@panel/demo/phrases'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { type Chance, chanceOf } from './chance.ts'
import type { Chat, World } from './events.ts'
import { day, hour, minute } from './hours.ts'
import type { Act } from './load-acts.ts'
import { type Ids, siteownerOf } from './load-messages.ts'
import { moment, store, takeIds } from './store.ts'

/** A customer's last answered chat, and who answered. */
type Known = { chat: Chat; operatorId: number; at: number; chance: Chance }

/** Chats of different customers who wait for nothing, with the operator who wrote last. */
function findKnown({ chats }: World, now: number): Known[] {
  const chance = chanceOf('care')
  const byCustomer = new Map(chats.map((chat) => [chat.customer, chat]))
  const busy = new Set(
    chats.filter(({ waits, isIgnored }) => waits || isIgnored).map(({ customer }) => customer),
  )
  // A customer is known by the chat in which they were answered last.
  for (const chat of chats) {
    const other = byCustomer.get(chat.customer)
    if ((chat.answer?.at ?? 0) > (other?.answer?.at ?? 0)) byCustomer.set(chat.customer, chat)
  }
  return [...byCustomer.values()].flatMap((chat) =>
    chat.answer?.operatorId && chat.answer.at < now - hour && !busy.has(chat.customer)
      ? [{ chat, operatorId: chat.answer.operatorId, at: chat.answer.at, chance }]
      : [],
  )
}

/** Stores what operators keep about customers, and why some get no messages. @returns the acts */
export async function loadCare(tx: Tx, world: World, ids: Ids, now: number): Promise<Act[]> {
  const known = findKnown(world, now)
  const customerOf = ({ chat }: Known) => ids.customers.get(chat.customer) ?? 0
  const says = ({ chat, chance }: Known, from: 'notes' | 'alerts' | 'facts') =>
    fillIn(chance.oneOf(lives[chat.customer.language]?.[from] ?? []), {
      from: chat.profile,
      to: chat.customer,
    })
  const act = (
    own: Known,
    at: number,
    action: Act['action'],
    details: Record<string, unknown> = {},
  ): Act => ({
    ...{ at, operatorId: own.operatorId, siteownerId: siteownerOf(ids, own.chat), action, details },
    subject: ['customer', customerOf(own)],
  })
  const noted = known.filter((_, place) => place % 4 === 1)
  await store(
    tx,
    'customer_notes',
    noted.map((own) => ({
      ...{ customer_id: customerOf(own), operator_id: own.operatorId, body: says(own, 'notes') },
      created_at: moment(own.at + minute),
    })),
  )
  const alerted = known.filter((_, place) => place % 25 === 3)
  for (const own of alerted)
    await sql`update customers set alert = ${says(own, 'alerts')}, alert_by = ${own.operatorId}, alert_at = ${moment(own.at + 2 * minute)}
      where id = ${customerOf(own)}`.execute(tx)
  const edited = known.filter((_, place) => place % 6 === 2)
  await store(
    tx,
    'customer_facts',
    edited.map((own) => ({
      ...{
        customer_id: customerOf(own),
        field: 'likes',
        value: says(own, 'facts'),
        operator_id: own.operatorId,
      },
      updated_at: moment(own.at + 90_000),
    })),
  )
  const told = known.filter(({ chat }, place) => place % 3 === 0 && chat.asked)
  const toldIds = await takeIds(tx, 'told_facts', told.length)
  await store(
    tx,
    'told_facts',
    told.map((own, place) => ({
      ...{
        id: toldIds[place],
        conversation_id: ids.chats.get(own.chat),
        about: 'customer',
        body: says(own, 'facts'),
      },
      message_id: own.chat.asked && ids.messages.get(own.chat.asked),
      message_sent_at: own.chat.asked && moment(own.chat.asked.at - 700),
      ...{ operator_id: own.operatorId, created_at: moment(own.at + 30_000) },
    })),
  )
  return [
    ...noted.map((own) => act(own, own.at + minute, 'note.add')),
    ...alerted.map((own) => act(own, own.at + 2 * minute, 'alert.set')),
    ...edited.map((own) => act(own, own.at + 90_000, 'customer.edit', { fields: ['likes'] })),
    ...told.map(
      (own, place): Act => ({
        ...act(own, own.at + 30_000, 'told_fact.save', { conversation_id: ids.chats.get(own.chat) }),
        subject: ['told_fact', toldIds[place] ?? 0],
      }),
    ),
    ...(await loadHolds(tx, known, ids, now, act)),
  ]
}

type ActOf = (own: Known, at: number, action: Act['action'], details?: Record<string, unknown>) => Act

/** Some customers are on hold, and masters have settled all escalations but one. */
async function loadHolds(tx: Tx, known: Known[], ids: Ids, now: number, act: ActOf): Promise<Act[]> {
  const masters = await tx
    .selectFrom('operators')
    .where('permissions_id', '=', 175)
    .select('id')
    .orderBy('id')
    .execute()
  const escalated = known.filter((own, place) => place % 70 === 9 && own.chat.asked)
  const others = known.filter((own, place) => place % 40 === 17 && !escalated.includes(own))
  const recent = Math.max(...escalated.map(({ at }) => at))
  const holds = [
    ...escalated.map((own, place) => ({
      own,
      kind: place % 3 === 1 ? 'threat' : 'distress',
      since: own.at === recent ? now - 26 * minute : own.at + 8 * minute,
      isEscalation: true,
      released: own.at === recent ? null : place % 2 === 0 ? own.at + 8 * minute + 50 * minute : null,
    })),
    ...others.map((own, place) => ({
      own,
      kind: place % 2 === 0 ? 'cooling_off' : 'spending_limit',
      since: own.at + hour,
      isEscalation: false,
      released: own.at + 2 * day < now && place % 3 > 0 ? own.at + 2 * day : null,
    })),
  ].filter(({ since }) => since < now)
  const holdIds = await takeIds(tx, 'holds', holds.length)
  const masterOf = (place: number) => masters[place % masters.length]?.id ?? null
  await store(
    tx,
    'holds',
    holds.map(({ own, kind, since, isEscalation, released }, place) => ({
      ...{
        id: holdIds[place],
        customer_id: ids.customers.get(own.chat.customer),
        kind,
        since: moment(since),
      },
      created_by: isEscalation ? own.operatorId : null,
      released_at: released && moment(released),
      released_by: released && isEscalation ? masterOf(place) : null,
      release_reason: released
        ? isEscalation
          ? 'He has calmed down and has been given the help line.'
          : 'site'
        : null,
      stays: false,
    })),
  )
  const opened = holds.map((hold, place) => ({ ...hold, place })).filter(({ isEscalation }) => isEscalation)
  await store(
    tx,
    'escalations',
    opened.map(({ own, kind, since, released, place }) => {
      const isOpen = own.at === recent
      const settled = isOpen ? null : moment(released ?? since + 25 * minute)
      return {
        ...{
          kind,
          conversation_id: ids.chats.get(own.chat),
          customer_id: ids.customers.get(own.chat.customer),
        },
        ...{
          siteowner_id: siteownerOf(ids, own.chat),
          hold_id: holdIds[place],
          opened_hold: true,
          by_id: own.operatorId,
        },
        message_id: own.chat.asked && ids.messages.get(own.chat.asked),
        message_created_at: own.chat.asked && moment(own.chat.asked.at),
        ...{ opened_at: moment(since), settled_at: settled, settled_by: isOpen ? null : masterOf(place) },
        outcome: isOpen ? null : released ? 'unfounded' : 'confirmed',
        effect: isOpen ? null : released ? 'release' : 'keep',
        note: isOpen
          ? null
          : released
            ? 'Read the whole chat: a bad day, no danger.'
            : 'Help line sent, the site is informed.',
      }
    }),
  )
  return opened.flatMap(({ own, kind, since, released }): Act[] => {
    const subject: Act['subject'] = ['conversation', ids.chats.get(own.chat) ?? 0]
    const details = { kind, leases: 1, suggested: false }
    return [
      { ...act(own, since, 'escalation.open', details), subject },
      ...(own.at === recent
        ? []
        : [{ ...act(own, released ?? since + 25 * minute, 'escalation.settle', { kind }), subject }]),
    ]
  })
}
