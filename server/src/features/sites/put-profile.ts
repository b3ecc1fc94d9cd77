import type { BodyOf, putProfile as putProfileEndpoint, SiteText } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { wantText } from '../profiles/profile-texts/want-text.ts'
import { requireFactLimit } from './facts.ts'

/** Creates or updates a profile of this site owner. Fields that are left out keep their value. @throws {InvalidInput} */
export async function putProfile(
  db: Db,
  site: SiteOwner,
  externalId: string,
  profile: BodyOf<typeof putProfileEndpoint>,
): Promise<{ id: number; external_id: string; text?: SiteText }> {
  return transaction(db, async (tx) => {
    const { facts, ...stored } = await tx
      .insertInto('profiles')
      .values({
        siteowner_id: site.id,
        external_id: externalId,
        name: profile.name,
        age: profile.age,
        city: profile.city,
        gender: profile.gender,
        language: profile.language,
        about: profile.about ?? null,
        photo_url: profile.photo_url ?? null,
        facts: JSON.stringify(profile.facts ?? {}),
        // An existing profile keeps its set.
        profile_set_id: sql`(select id from profile_sets where siteowner_id = ${site.id} and is_default and state = 'ready')`,
      })
      .onConflict((c) =>
        c.columns(['siteowner_id', 'external_id']).doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          age: eb.ref('excluded.age'),
          city: eb.ref('excluded.city'),
          gender: eb.ref('excluded.gender'),
          language: eb.ref('excluded.language'),
          about: sql`coalesce(excluded.about, profiles.about)`,
          photo_url: sql`coalesce(excluded.photo_url, profiles.photo_url)`,
          facts: sql`profiles.facts || excluded.facts`,
          updated_at: sql`now()`,
        })),
      )
      .returning(['id', 'external_id', sql<object>`facts`.as('facts')])
      .executeTakeFirstOrThrow()
    requireFactLimit(facts)
    if (profile.is_retired !== undefined) await setRetired(tx, site, stored.id, profile.is_retired)
    await announceProfile(tx, stored.id)
    if (!profile.text_wanted) return stored
    const of = { id: stored.id, siteownerId: site.id, language: profile.language }
    return { ...stored, text: await wantText(tx, of, profile.text_wanted) }
  })
}

/** A profile can have many thousands of conversations: only those in hand are told. */
async function announceProfile(tx: Tx, profileId: number) {
  const inHand = await tx
    .selectFrom('queue_items as q')
    .innerJoin('conversations as c', 'c.id', 'q.conversation_id')
    .where('q.expires_at', 'is not', null)
    .where('c.profile_id', '=', profileId)
    .select(['c.id', 'q.operator_id as operatorId'])
    .execute()
  announce(tx, ...inHand.map((conversation) => ({ topic: 'conversation' as const, ...conversation })))
}

/** A profile that is retired gets no pokes: those that wait leave the queue, and are planned again when it is used again. */
async function setRetired(tx: Tx, site: SiteOwner, id: number, isRetired: boolean) {
  const changed = await tx
    .updateTable('profiles')
    .set({ retired_at: isRetired ? sql<string>`now()` : null })
    .where('id', '=', id)
    .where(sql<boolean>`(retired_at is not null) <> ${isRetired}`)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return
  await recordAudit(tx, {
    operatorId: null,
    siteownerId: site.id,
    action: isRetired ? 'profile.retire' : 'profile.use_again',
    subject: { type: 'profile', id },
  })
  if (!isRetired) return
  await sql`
    with waiting as materialized (
      select q.conversation_id from queue_items q join conversations c on c.id = q.conversation_id
      where c.profile_id = ${id} and q.kind = 'poke' and q.expires_at is null for update of q skip locked
    ), dropped as (
      delete from queue_items q using waiting w where q.conversation_id = w.conversation_id returning q.conversation_id
    )
    update conversations c set silence_from = now() from dropped d where c.id = d.conversation_id and c.message_count > 0`.execute(
    tx,
  )
  announce(tx, { topic: 'queue' })
}
