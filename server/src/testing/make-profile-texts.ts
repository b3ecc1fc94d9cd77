import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { ProfileTexts } from '../platform/database-types.ts'
import { makeProfile } from './make.ts'

/** A text that a site wants, of 10 to 800 characters in English. With a `writer_id`, it is written. */
export async function makeProfileText(
  db: Db,
  own: Partial<Insertable<ProfileTexts>> & { siteowner_id: number },
) {
  const { siteowner_id, writer_id = null, body = 'A text that somebody wrote' } = own
  const profile_id = own.profile_id ?? (await makeProfile(db, { siteowner_id })).id
  const at = own.first_written_at ?? new Date().toISOString()
  const text = await db
    .insertInto('profile_texts')
    .values({
      external_id: randomUUID(),
      title: 'About',
      language: 'en',
      min_length: 10,
      max_length: 800,
      ...(writer_id !== null && {
        status: 'to_review',
        round: 1,
        body,
        first_writer_id: writer_id,
        first_written_at: at,
      }),
      ...own,
      profile_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (writer_id !== null)
    await db
      .insertInto('profile_text_rounds')
      .values({ profile_text_id: text.id, round: 1, body: body ?? '', writer_id, written_at: at })
      .execute()
  return text
}
