import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { photoTypes } from './enumerations.ts'
import { id, idParam } from './fields.ts'
import { issue } from './issues.ts'

const params = z.strictObject({ id: idParam })

/** A photo as the picker shows it. */
export const photo = z.object({
  /** Send it as `attachment`, of the kind `photo`. */
  id,
  /** Where a signed-in browser gets it. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** What it shows, for those who don't see it. */
  description: z.string(),
})
export type Photo = z.infer<typeof photo>

export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/api/photos',
  summary: 'Upload a photo to send in one conversation. It is kept for a day, and for good once it is sent',
  access: 'operator',
  query: z.strictObject({ conversation_id: idParam }),
  consumes: photoTypes,
  response: z.object({ photo }),
  errors: [
    'conversation_not_found',
    'picture_unreadable',
    'picture_too_large',
    'too_many_uploads',
    'too_many_requests',
  ],
})

export const getPhoto = endpoint({
  method: 'GET',
  path: '/api/photos/:id',
  summary: 'A photo of a profile set, an uploaded one, or one that was sent',
  access: 'operator',
  automatic: true,
  params,
  response: z.string(),
  produces: 'image/*',
  errors: ['photo_not_found'],
})

export const getConversationPhotos = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/photos',
  summary: 'The photos of the profile in a conversation, and which of them the customer has seen',
  access: 'operator',
  automatic: true,
  params,
  response: z.object({
    items: z.array(
      photo.extend({
        /** It was sent to this customer, by this profile or another. */
        seen: z.boolean(),
      }),
    ),
  }),
  errors: ['conversation_not_found'],
})

/** The address of a photo says which one it is, so that a browser may keep it. */
const query = z.strictObject({
  version: z
    .string()
    .regex(/^[0-9a-f]{8}$/, issue('not_a_version'))
    .optional(),
})

export const getMessagePhoto = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/messages/:message_id/photo',
  summary: "A customer's photo, fetched from their site and made anew",
  access: 'operator',
  automatic: true,
  params: z.strictObject({ id: idParam, message_id: idParam }),
  response: z.string(),
  produces: 'image/*',
  errors: ['conversation_not_found', 'photo_not_found', 'photo_unavailable'],
})

export const getProfilePhoto = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/profile/photo',
  summary: 'The photo of the profile in a conversation, fetched from its site and made anew',
  access: 'operator',
  automatic: true,
  params,
  query,
  response: z.string(),
  produces: 'image/*',
  errors: ['conversation_not_found', 'photo_not_found', 'photo_unavailable'],
})

export const getSitePhoto = endpoint({
  method: 'GET',
  path: '/site/v1/photos/:id',
  summary: "A photo that the panel sent to one of the site's customers",
  access: 'site',
  params,
  response: z.string(),
  produces: 'image/*',
  errors: ['photo_not_found'],
})
