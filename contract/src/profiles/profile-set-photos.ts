import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, moment, text } from '../fields.ts'
import { photoTypes } from '../rules/enumerations.ts'
import { photoDescriptionLength } from '../rules/limits.ts'

const access = 'profile_sets'

const size = { width: z.int(), height: z.int() }

/** A part of a photo in pixels of the original. */
const crop = z.strictObject({
  x: z.int().min(0),
  y: z.int().min(0),
  width: z.int().positive(),
  height: z.int().positive(),
})
export type Crop = z.infer<typeof crop>

/** A photo of a profile set. */
export const setPhoto = z.object({
  /** It stays when the photo is cropped. */
  id,
  /** Path of the photo; requires a signed-in session. It changes when the photo is cropped. */
  url: z.string(),
  thumbnail_url: z.string(),
  ...size,
  /** The uncropped photo; null when the photo is not cropped. */
  original: z.object({ url: z.string(), ...size, crop }).nullable(),
  /** Alternative text. */
  description: z.string(),
  /** How often operators have sent it, also before it was cropped. */
  sent_count: z.int(),
  /** Since when it may not be sent any more; null when it may. */
  never_send_at: moment.nullable(),
  /** Photos that look the same, unless somebody keeps both. */
  duplicates: z.array(
    z.object({
      id,
      set: z.object({ id, name: z.string() }),
      /** Its place in that set, from 1. */
      place: z.int(),
      url: z.string(),
      description: z.string(),
      /** Percent of the hash that is equal. */
      likeness: z.int(),
    }),
  ),
})
export type SetPhoto = z.infer<typeof setPhoto>

const params = z.strictObject({ id: idParam, photo_id: idParam })
const photos = z.object({ photos: z.array(setPhoto) })

export const addSetPhoto = endpoint({
  method: 'POST',
  path: '/api/profile-sets/:id/photos',
  summary: 'Upload a photo to the end of a profile set',
  access,
  params: z.strictObject({ id: idParam }),
  consumes: photoTypes,
  response: z.object({ photo: setPhoto }),
  errors: [
    'profile_set_not_found',
    'picture_unreadable',
    'picture_too_large',
    'set_full',
    'too_many_requests',
  ],
})

export const editSetPhoto = endpoint({
  method: 'PATCH',
  path: '/api/profile-sets/:id/photos/:photo_id',
  summary: 'Describe a photo of a profile set, or decide whether it may be sent',
  access,
  params,
  body: z.strictObject({
    description: text(photoDescriptionLength)
      .transform((value) => value.trim())
      .optional(),
    never_send: z.boolean().optional(),
    /** The values that the operator saw. */
    seen: z.strictObject({ description: text(photoDescriptionLength).optional() }).optional(),
  }),
  response: photos,
  errors: ['profile_set_not_found', 'edited_meanwhile'],
})

export const moveSetPhoto = endpoint({
  method: 'PUT',
  path: '/api/profile-sets/:id/photos/:photo_id/place',
  summary: 'Move a photo of a profile set in front of another one, or to the end',
  access,
  params,
  body: z.strictObject({
    /** Id of the photo that follows; null for the end. */
    before: id.nullable(),
  }),
  response: photos,
  errors: ['profile_set_not_found'],
})

export const cropSetPhoto = endpoint({
  method: 'PUT',
  path: '/api/profile-sets/:id/photos/:photo_id/crop',
  summary: 'Crop a photo of a profile set from its original, or restore the original',
  access,
  params,
  body: z.strictObject({
    /** Null restores the original. */
    crop: crop.nullable(),
    /** The crop that the operator saw. */
    seen: crop.nullable(),
  }),
  response: photos,
  errors: ['profile_set_not_found', 'edited_meanwhile', 'picture_unreadable'],
})

export const removeSetPhoto = endpoint({
  method: 'DELETE',
  path: '/api/profile-sets/:id/photos/:photo_id',
  summary: 'Remove a photo that was never sent from a profile set',
  access,
  params,
  response: photos,
  errors: ['profile_set_not_found', 'photo_sent'],
})

export const keepBothPhotos = endpoint({
  method: 'PUT',
  path: '/api/profile-sets/:id/photos/:photo_id/kept/:other_id',
  summary: 'Keep two photos that look the same; they are no longer shown as duplicates',
  access,
  params: z.strictObject({ id: idParam, photo_id: idParam, other_id: idParam }),
  response: photos,
  errors: ['profile_set_not_found'],
})
