import type { ProfileSet, SetPhoto } from '@panel/contract'
import type { Insertable } from 'kysely'
import sharp from 'sharp'
import { fillPictures } from '../features/profiles/profile-sets/fill-pictures.ts'
import type { Db } from '../platform/database.ts'
import type { ProfileSets } from '../platform/database-types.ts'
import type { TestApp } from './app.ts'
import { makeLevel, makeOperator, makeSiteowner } from './make.ts'

/** A drawn picture. Different seeds look different; equal ones look the same at every size. */
export function seededPicture(seed: number, side = 300) {
  let state = seed * 7_919
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const tiles = Array.from({ length: 36 }, (_, place) => {
    const [x, y] = [(place % 6) * 80, Math.floor(place / 6) * 80]
    return `<rect x="${x}" y="${y}" width="80" height="80" fill="hsl(${random(360)} 50% ${random(100)}%)"/>`
  })
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 480 480">${tiles.join('')}</svg>`,
    ),
  )
}

/** Somebody who edits profile sets of one site owner, with a set. */
export async function makeSetEditor(test: TestApp, own: Parameters<typeof makeSiteowner>[1] = {}) {
  const siteowner = await makeSiteowner(test.db, own)
  await makeLevel(test.db, { id: 165, rights: ['profile_sets'] })
  const editor = async (name = 'Ilse M.') => {
    const operator = await makeOperator(test.db, {
      permissions_id: 165,
      siteowner_ids: [siteowner.id],
      name,
    })
    return Object.assign(await test.signedIn(operator), { operator })
  }
  const call = await editor()
  const make = async (name = 'Marianne', by = call): Promise<ProfileSet> =>
    (await by('POST', '/api/profile-sets', { siteowner_id: siteowner.id, name, language: 'en-GB' })).json()
      .profile_set
  const set = await make()
  const path = `/api/profile-sets/${set.id}`
  const load = async (id = set.id): Promise<ProfileSet> =>
    (await call('GET', `/api/profile-sets/${id}`)).json().profile_set
  const edit = (facts: object, seen?: object, by = call) =>
    by('PATCH', path, { facts, ...(seen && { seen: { facts: seen } }) })
  const send = async (seed: number, id = set.id, by = call) =>
    by('POST', `/api/profile-sets/${id}/photos`, await seededPicture(seed).png().toBuffer(), {
      'content-type': 'image/png',
    })
  const add = async (seed: number, id = set.id): Promise<SetPhoto> => (await send(seed, id)).json().photo
  /** Makes it complete and ready. */
  const ready = async () => {
    await edit({ age: 46, city: 'York', gender: 'female' })
    for (const seed of [901, 902, 903, 904, 905]) await add(seed)
    return call('PUT', `${path}/state`, { state: 'ready', seen: 'draft' })
  }
  return { siteowner, editor, call, make, set, path, load, edit, send, add, ready }
}

/** A set whose photos are drawn with these seeds, as if they had been uploaded. */
export async function makeSetWithPhotos(
  db: Db,
  { seeds, ...set }: Insertable<ProfileSets> & { seeds: readonly number[] },
) {
  const { id, siteowner_id } = await db
    .insertInto('profile_sets')
    .values(set)
    .returning(['id', 'siteowner_id'])
    .executeTakeFirstOrThrow()
  for (const [position, seed] of seeds.entries()) {
    const picture = await seededPicture(seed).webp().toBuffer()
    const photo = await db
      .insertInto('photos')
      .values({ siteowner_id, picture, media_type: 'image/webp', width: 300, height: 300 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('profile_set_photos')
      .values({ profile_set_id: id, photo_id: photo.id, position, description: `Scene ${seed}` })
      .execute()
  }
  await fillPictures(db)
  return { id }
}
