import type { EscalationKind } from '@panel/contract'
import { sql } from 'kysely'
import { makeHelpLine } from '../../server/src/testing/make-help-line.ts'
import { dialog, pressButton, type Scene, type Stage, saying } from './screen.ts'

/** A customer whose chat an operator has escalated some minutes ago. @returns the id of the escalation */
export async function escalate(
  { world }: Pick<Stage, 'world'>,
  name: string,
  { kind, text, minutes }: { kind: EscalationKind; text: string; minutes: number },
) {
  const { db, makeCustomer, findChat, makeColleague } = world
  const customer = await makeCustomer(name)
  await customer.write('Can’t talk long, my mum checks my phone after homework.', text)
  const { id } = await findChat(name)
  const { operator } = await makeColleague('Sanne W.')
  const { rows } = await sql<{ id: number }>`
    with chat as (select c.*, m.created_at as message_at from conversations c join messages m on m.id = c.last_customer_message_id
      where c.id = ${id}),
    hold as (insert into holds (customer_id, kind, created_by, since)
      select customer_id, ${kind}, ${operator.id}, now() - make_interval(mins => ${minutes}) from chat returning id),
    item as (update queue_items set held = true where conversation_id = ${id})
    insert into escalations (kind, conversation_id, customer_id, siteowner_id, hold_id, opened_hold, by_id, message_id,
      message_created_at, suggested_words, opened_at)
    select ${kind}, id, customer_id, siteowner_id, (select id from hold), true, ${operator.id}, last_customer_message_id, message_at,
      case when ${kind} = 'possible_minor' then 'I turn 16' end, now() - make_interval(mins => ${minutes})
    from chat returning id`.execute(db)
  return { escalationId: Number(rows[0]?.id), conversationId: id }
}

/** Two help lines, one of them with a long name. */
async function makeHelpLines({ world: { db, siteowner } }: Stage) {
  const line = { siteowner_id: siteowner.id, country: 'GB' }
  await makeHelpLine(db, {
    ...line,
    name: 'Samaritans',
    web_address: 'https://www.samaritans.org',
    opening_hours: 'day and night',
  })
  await makeHelpLine(db, {
    ...line,
    country: null,
    name: 'Bartholomew Featherstonehaugh-Cholmondeley',
    telephone: '0800 000 000',
    language: 'en',
  })
}

/** A chat that an operator has handed over. */
async function handOver({ world: { db, makeCustomer, findChat, makeColleague } }: Stage) {
  const luis = await makeCustomer('Luis M.')
  await luis.write('Where shall we meet on Friday?')
  const { id } = await findChat('Luis M.')
  const { operator } = await makeColleague('Tom B.')
  await sql`with item as (update queue_items set for_master = true where conversation_id = ${id})
    insert into handovers (conversation_id, operator_id, reason_words, created_at)
    values (${id}, ${operator.id}, 'Asks to meet', now() - interval '12 minutes')`.execute(db)
}

async function makeEscalations(stage: Stage) {
  await handOver(stage)
  await makeHelpLines(stage)
  await escalate(stage, 'Ian S.', {
    kind: 'possible_minor',
    text: 'I turn 16 in March, then she has to stop.',
    minutes: 4,
  })
  await escalate(stage, 'Theo K.', { kind: 'distress', text: 'It is all too much for me.', minutes: 2 })
  await escalate(stage, 'Aldo P.', {
    kind: 'threat',
    text: 'I will come to your office and find you.',
    minutes: 24,
  })
}

/** Escalations, their evidence file, and who is on hold. */
export const escalationScenes: Scene[] = [
  {
    name: 'escalations',
    who: 'master',
    path: '/escalations',
    prepare: makeEscalations,
    screens: [
      saying('escalations', 'evidence.none'),
      {
        name: 'escalation-evidence',
        open: async ({ page, words }) => {
          await page.keyboard.press('m')
          await page.getByText(words('evidence.make_again')).waitFor()
        },
      },
      dialog('escalation-assign', 'g'),
      {
        name: 'escalation-settling',
        open: async ({ page, words }) => {
          await page.keyboard.press('e')
          await page.getByText(words('escalations.effect.label')).waitFor()
        },
      },
    ],
  },
  {
    name: 'holds',
    who: 'master',
    path: '/holds',
    prepare: makeEscalations,
    screens: [
      {
        name: 'holds',
        open: ({ page }) => page.getByRole('table').getByText('Ian S.').waitFor(),
      },
    ],
  },
  {
    name: 'held',
    who: 'master',
    path: async (stage) => {
      const { conversationId } = await escalate(stage, 'Ian S.', {
        kind: 'possible_minor',
        text: 'I turn 16 in March, then she has to stop.',
        minutes: 4,
      })
      return `/conversations/${conversationId}`
    },
    screens: [saying('held', 'held.text')],
  },
  {
    name: 'escalate',
    who: 'operator',
    path: '/queue',
    prepare: async ({ world }) => {
      await (await world.makeCustomer('Ian S.')).write('I turn 16 in March, then she has to stop.')
    },
    screens: [
      saying('escalate-hint', 'escalate.dismiss'),
      dialog('escalate', 'x'),
      {
        name: 'escalated',
        open: async ({ page, words }) => {
          await pressButton(page, 'x')
          await page.getByText(words('escalate.text')).waitFor()
          await page.keyboard.press('1')
          await page.getByText(words('held.text')).waitFor()
        },
      },
    ],
  },
  {
    name: 'distress',
    who: 'operator',
    path: '/queue',
    prepare: async (stage) => {
      await makeHelpLines(stage)
      const theo = await stage.world.makeCustomer('Theo K.')
      await theo.tell({ country: 'GB' })
      await theo.write('I want to die.')
    },
    screens: [
      saying('distress', 'help.inserts'),
      {
        name: 'distress-escalated',
        open: async ({ page, words }) => {
          await pressButton(page, 'x')
          await page.getByText(words('escalate.text')).waitFor()
          await page.keyboard.press('2')
          await page.getByText(words('held.text')).waitFor()
        },
      },
    ],
  },
]
