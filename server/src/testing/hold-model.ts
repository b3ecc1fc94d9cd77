import { sql } from 'kysely'
import type { TestApp } from './app.ts'
import { customer, makeCustomerSite } from './customer-site.ts'
import { makeMaster } from './escalating.ts'
import { makeProfile } from './make.ts'
import { makeSharers } from './shared-chats.ts'

/** A customer with up to two conversations, operators who share them on both nodes, and a master. */
export async function makeHoldModel(both: [TestApp, TestApp], hasWritten: boolean) {
  const [first] = both
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
  const sharers = await makeSharers(both, site, { languages: [language], permissions_id: 177 })
  return {
    first,
    both,
    site,
    told,
    customerId,
    other,
    master,
    ...sharers,
    escalations: new Map<number, number>(),
  }
}
export type HoldModel = Awaited<ReturnType<typeof makeHoldModel>>
