import { sql } from 'kysely'
import type { TestApp } from './app.ts'
import { customer, makeCustomerSite } from './customer-site.ts'
import { makeMaster } from './escalating.ts'
import { makeOperator, makeProfile } from './make.ts'

type Hand = { id: number; lease_id: string; epoch: number; in_reply_to: number | null }

/** A customer with up to two conversations, operators who share them on both nodes, and a master. */
export async function makeHoldModel([first, second]: TestApp[], hasWritten: boolean) {
  if (!first || !second) throw new Error('Two nodes are needed')
  const both = [first, second]
  const site = await makeCustomerSite(first)
  const language = `z${String.fromCharCode(97 + (site.siteowner.id % 26))}`
  const told = { ...customer, language }
  const { id: customerId } = (await site.put(told)).json()
  // Without a conversation, a starter can be the first message.
  if (hasWritten) await site.write()
  const other = await makeProfile(first.db, { siteowner_id: site.siteowner.id, language })
  await sql`insert into poke_rules (siteowner_id, silence_minutes, next_silence_minutes, most_in_a_row, pokes_per_day, starters)
    values (${site.siteowner.id}, 1, 1, 5, 5, true) on conflict do nothing`.execute(first.db)
  const master = await makeMaster(first, site.siteowner)
  const operators = []
  for (let index = 0; index < 3; index++) {
    const row = await makeOperator(first.db, {
      languages: [language],
      siteowner_ids: [site.siteowner.id],
      permissions_id: 177,
      message_types: ['reply', 'poke'],
    })
    operators.push({ calls: await Promise.all(both.map((node) => node.signedIn(row))) })
  }
  return {
    first,
    both,
    site,
    told,
    customerId,
    other,
    master,
    operators,
    hands: new Map<number, Hand>(),
    escalations: new Map<number, number>(),
    sent: 0,
  }
}
export type HoldModel = Awaited<ReturnType<typeof makeHoldModel>>
