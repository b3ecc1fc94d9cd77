import { drawPortrait, portraitSize } from '@panel/demo/portraits'
import sharp from 'sharp'
import { fillPictures } from '../../features/profiles/profile-sets/fill-pictures.ts'
import { type Db, transaction } from '../../platform/database.ts'

/** Of each profile: the first one is also its portrait at the site. */
const descriptions = ['Portrait', 'In another sweater', 'On a sunny day', 'At home in the evening']
/** Pairs of photos that look the same and that nobody has looked at yet. */
const openPairs = 3

/** Gives each profile of the demo a set of its own, with drawn portraits, one profile after the other. Those that have one are left out. */
export async function loadPortraits(db: Db) {
  for (;;) {
    const profile = await db
      .selectFrom('profiles as p')
      .innerJoin('profile_sets as s', 's.id', 'p.profile_set_id')
      .where('p.external_id', 'like', 'demo-profile-%')
      .where('s.is_default', '=', true)
      .select([
        'p.id',
        'p.external_id',
        'p.siteowner_id',
        'p.name',
        'p.age',
        'p.city',
        'p.gender',
        'p.language',
      ])
      .orderBy('p.id')
      .limit(1)
      .executeTakeFirst()
    if (!profile) break
    await loadSet(db, profile)
  }
  await fillPictures(db)
  await keepPairs(db)
}

type Profile = {
  id: number
  external_id: string
  siteowner_id: number
  name: string
  age: number
  city: string
  gender: string
  language: string
}

async function loadSet(
  db: Db,
  { id, external_id, siteowner_id, name, age, city, gender, language }: Profile,
) {
  const sitter = { id: external_id, gender: gender === 'male' ? 'male' : 'female', age } as const
  const pictures = await Promise.all(
    descriptions.map((_, number) =>
      sharp(Buffer.from(drawPortrait(sitter, number)))
        .webp({ quality: 82 })
        .toBuffer(),
    ),
  )
  await transaction(db, async (tx) => {
    const set = await tx
      .insertInto('profile_sets')
      .values({ siteowner_id, name, language, facts: JSON.stringify({ gender, age, city }) })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [position, picture] of pictures.entries()) {
      const photo = await tx
        .insertInto('photos')
        .values({ siteowner_id, picture, media_type: 'image/webp', ...portraitSize })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('profile_set_photos')
        .values({
          profile_set_id: set.id,
          photo_id: photo.id,
          description: descriptions[position] ?? '',
          position,
        })
        .execute()
    }
    await tx.updateTable('profiles').set({ profile_set_id: set.id }).where('id', '=', id).execute()
  })
}

/** Drawn portraits look alike: an admin has looked at most of the pairs. */
async function keepPairs(db: Db) {
  const admin = await db
    .selectFrom('operators')
    .where('login', '=', 'admin')
    .select('id')
    .executeTakeFirstOrThrow()
  const open = await db
    .selectFrom('profile_set_photo_pairs')
    .where('kept_at', 'is', null)
    .select(['set_photo_id', 'other_set_photo_id'])
    .orderBy('set_photo_id')
    .orderBy('other_set_photo_id')
    .execute()
  for (const pair of open.slice(openPairs))
    await db
      .updateTable('profile_set_photo_pairs')
      .set({ kept_at: new Date().toISOString(), kept_by: admin.id })
      .where('set_photo_id', '=', pair.set_photo_id)
      .where('other_set_photo_id', '=', pair.other_set_photo_id)
      .execute()
}
