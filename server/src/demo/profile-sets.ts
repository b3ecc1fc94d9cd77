import type { Tx } from '../platform/database.ts'
import { type DrawnScene, drawScenes } from './scenes.ts'

const name = 'Demo'

/**
 * Creates a default profile set of drawn photos for site owners, for the profiles of their sites. An existing one is not
 * changed.
 */
export async function loadProfileSets(tx: Tx, siteownerIds: number[]) {
  const rows = await tx
    .selectFrom('profile_sets')
    .where('siteowner_id', 'in', siteownerIds)
    .where('is_default', '=', true)
    .select('siteowner_id')
    .execute()
  const missing = siteownerIds.filter((id) => rows.every((row) => row.siteowner_id !== id))
  if (missing.length === 0) return
  const scenes = await drawScenes()
  for (const siteownerId of missing) await loadProfileSet(tx, siteownerId, scenes)
}

async function loadProfileSet(tx: Tx, siteowner_id: number, scenes: DrawnScene[]) {
  const set = await tx
    .insertInto('profile_sets')
    .values({ siteowner_id, name, is_default: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [position, { description, picture, width, height }] of scenes.entries()) {
    const photo = await tx
      .insertInto('photos')
      .values({ siteowner_id, picture, media_type: 'image/webp', width, height })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('profile_set_photos')
      .values({ profile_set_id: set.id, photo_id: photo.id, description, position })
      .execute()
  }
  // From a demo that was loaded before sets existed.
  await tx
    .updateTable('profiles')
    .set({ profile_set_id: set.id })
    .where('siteowner_id', '=', siteowner_id)
    .where('profile_set_id', 'is', null)
    .execute()
}
