import { answerDrafts, disclosureDraft, helpLineDrafts } from '@panel/contract/rules/text-drafts'
import { demoSites, demoWebhookSecret } from '@panel/demo/site-access'
import { sql } from 'kysely'
import { orderDisclosureCheck } from '../features/conversations/customers/order-disclosure-check.ts'
import { addWebhookSecret } from '../features/sites/deliveries/endpoints.ts'
import { type Db, type Tx, transaction } from '../platform/database.ts'
import { digestOf, type Secrets } from '../platform/secrets.ts'
import { chatRules } from './chat-rules.ts'
import { disclosureVersion, newerDisclosure, newerVersion } from './disclosures.ts'
import { loadGifts } from './gifts.ts'
import { loadProfileSets } from './profile-sets.ts'

/** What the first one wants of the length of an answer, in characters. It is only shown. */
const wantedLength = { length_min: 75, length_max: 300 }

/**
 * Creates the site owners of the demo, with keys, rules for chats, disclosures, approved answers, help lines, photos and gifts. Loading them again changes only the URL of the
 * webhook.
 * @param options.webhookUrl the webhook of the first one; the others poll
 */
export async function loadSites(db: Db, secrets: Secrets, { webhookUrl }: { webhookUrl: string }) {
  const portraits = new URL('/portraits/', webhookUrl).href
  await transaction(db, async (tx) => {
    const siteownerIds: number[] = []
    for (const [index, { name, key, pokes }] of demoSites.entries()) {
      const isFirst = index === 0
      const { id } = await tx
        .insertInto('siteowners')
        .values({ name, webhook_url: isFirst ? webhookUrl : null, ...(isFirst && wantedLength) })
        .onConflict((c) =>
          c.column('name').doUpdateSet((eb) => ({ webhook_url: eb.ref('excluded.webhook_url') })),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('site_keys')
        .values({ siteowner_id: id, name: 'demo', key_hash: digestOf(key) })
        .onConflict((c) => c.column('key_hash').doNothing())
        .execute()
      if (isFirst) await loadChatRules(tx, id)
      await loadDisclosures(tx, id)
      await loadApprovedAnswers(tx, id)
      await loadHelpLines(tx, id)
      await loadGifts(tx, { id }, index)
      siteownerIds.push(id)
      if (pokes)
        await tx
          .insertInto('poke_rules')
          .values({ siteowner_id: id, ...pokes })
          .onConflict((c) => c.doNothing())
          .execute()
      if (isFirst && !(await hasSecret(tx, id)))
        await addWebhookSecret(tx, secrets, { siteownerId: id, secret: demoWebhookSecret })
    }
    await loadProfileSets(tx, siteownerIds)
    // Of a demo that was loaded with another port.
    await sql`update profiles set photo_url = regexp_replace(photo_url, '^.*/portraits/', ${portraits})
      where siteowner_id = any(${siteownerIds}::bigint[]) and photo_url like '%/portraits/demo-profile-%'`.execute(
      tx,
    )
  })
}

async function loadDisclosures(tx: Tx, siteownerId: number) {
  const rows = Object.keys(answerDrafts).map((language) => ({
    siteowner_id: siteownerId,
    language,
    version: disclosureVersion,
    body: disclosureDraft(language) ?? '',
    created_at: sql<string>`now() - interval '60 days'`,
  }))
  const newer = {
    siteowner_id: siteownerId,
    language: 'en',
    version: newerVersion,
    body: newerDisclosure,
    created_at: sql<string>`now() - interval '1 day'`,
    again_from: sql<string>`now() + interval '14 days'`,
  }
  const added = await tx
    .insertInto('disclosures')
    .values([...rows, newer])
    .onConflict((c) => c.doNothing())
    .returning('again_from')
    .execute()
  for (const { again_from } of added) if (again_from) await orderDisclosureCheck(tx, siteownerId, again_from)
}

/** Those that an admin has changed stay changed. */
async function loadChatRules(tx: Tx, siteownerId: number) {
  await tx
    .insertInto('chat_rules')
    .values(
      Object.entries(chatRules).map(([language, rules]) => ({ siteowner_id: siteownerId, language, rules })),
    )
    .onConflict((c) => c.doNothing())
    .execute()
}

/** Those that an admin has retired stay retired. */
async function loadApprovedAnswers(tx: Tx, siteownerId: number) {
  const stored = await tx
    .selectFrom('approved_answers')
    .where('siteowner_id', '=', siteownerId)
    .select('id')
    .limit(1)
    .execute()
  if (stored.length > 0) return
  const rows = Object.entries(answerDrafts).flatMap(([language, bodies]) =>
    bodies.map((body) => ({ siteowner_id: siteownerId, language, body })),
  )
  await tx.insertInto('approved_answers').values(rows).execute()
}

/** Those that an admin has removed stay removed. */
async function loadHelpLines(tx: Tx, siteownerId: number) {
  const stored = await tx
    .selectFrom('help_lines')
    .where('siteowner_id', '=', siteownerId)
    .select('id')
    .limit(1)
    .execute()
  if (stored.length > 0) return
  await tx
    .insertInto('help_lines')
    .values(helpLineDrafts.map((line) => ({ ...line, siteowner_id: siteownerId })))
    .execute()
}

async function hasSecret(tx: Tx, siteownerId: number): Promise<boolean> {
  const secret = await tx
    .selectFrom('webhook_secrets')
    .where('siteowner_id', '=', siteownerId)
    .select('id')
    .executeTakeFirst()
  return secret !== undefined
}
