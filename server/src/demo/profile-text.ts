import { demoSites } from '@panel/demo/site-access'
import { sql } from 'kysely'
import { putProfile } from '../features/sites/put-profile.ts'
import type { Tx } from '../platform/database.ts'

const profile = {
  name: 'Marianne',
  age: 46,
  city: 'York',
  gender: 'female',
  language: 'en',
  about: 'Calm, warm and a little ironic.',
  facts: { job: 'Runs a bakery', pets: 'A grey cat, Moss', hobbies: 'Hiking, pottery' },
  text_wanted: { external_id: 'about', title: 'About Marianne', min_length: 120, max_length: 600 },
} as const

const body = `I run a small bakery in York and I am up before the birds, so do not be surprised if I wish you good night at nine.
My cat Moss thinks that the shop is hers. On free days I walk the moors, or spoil some clay at the pottery class.
Tell me, what did you have for breakfast?`

/**
 * Creates a profile text that waits for a review: written by an operator who is not an admin, because nobody reviews an own text.
 * An existing one is not changed.
 */
export async function loadProfileText(tx: Tx) {
  const writer = await tx
    .selectFrom('operators')
    .where('login', '=', 'carla')
    .select('id')
    .executeTakeFirstOrThrow()
  // Not the one of the simulated chat site, which does not know this profile.
  const [, , { name }] = demoSites
  const site = await tx
    .selectFrom('siteowners')
    .where('name', '=', name)
    .select(['id', 'name'])
    .executeTakeFirstOrThrow()
  const { id: profile_id, text } = await putProfile(tx, site, 'demo-marianne', profile)
  if (text?.status !== 'to_write') return
  const { id: profile_text_id } = await tx
    .updateTable('profile_texts')
    .set({
      status: 'to_review',
      body,
      round: 1,
      writer_id: writer.id,
      first_writer_id: writer.id,
      first_written_at: sql<string>`now()`,
      writing_seconds: 410,
    })
    .where('profile_id', '=', profile_id)
    .where('external_id', '=', text.external_id)
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('profile_text_rounds')
    .values({ profile_text_id, round: 1, body, writer_id: writer.id })
    .execute()
}
