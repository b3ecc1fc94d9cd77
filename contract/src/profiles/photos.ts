import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam } from '../fields.ts'
import { photoTypes } from '../rules/enumerations.ts'
import { issue } from '../rules/issues.ts'

const params = z.strictObject({ id: idParam })

/** A photo that can be sent. */
export const photo = z.object({
  /** To send the photo, use this id in `attachment` with the kind `photo`. */
  id,
  /** Path of the photo; requires a signed-in session. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Alternative text. */
  description: z.string(),
})
export type Photo = z.infer<typeof photo>

export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/api/photos',
  summary: 'Upload a photo to send in one conversation. It is deleted after a day unless it is sent',
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
  summary: 'Return a photo that is in a profile set, was uploaded, or was sent',
  access: 'operator',
  automatic: true,
  params,
  query: z.strictObject({ size: z.literal('thumbnail').optional() }),
  response: z.string(),
  produces: 'image/*',
  errors: ['photo_not_found'],
})

export const getConversationPhotos = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/photos',
  summary: 'List the photos of the profile of a conversation, and whether the customer has seen each',
  access: 'operator',
  automatic: true,
  params,
  response: z.object({
    items: z.array(
      photo.extend({
        /** Whether it was sent to this customer, in any conversation. */
        seen: z.boolean(),
      }),
    ),
  }),
  errors: ['conversation_not_found'],
})

/** The version makes the URL change with the photo, so that browsers can cache it. */
const query = z.strictObject({
  version: z
    .string()
    .regex(/^[0-9a-f]{8}$/, issue('not_a_version'))
    .optional(),
})

export const getMessagePhoto = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/messages/:message_id/photo',
  summary: "Return a customer's photo, fetched from the site and re-encoded",
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
  summary: 'Return the photo of the profile of a conversation, fetched from the site and re-encoded',
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
  summary:
    'Return a photo that the panel sent to one of your customers. Its address is in the `photo_url` of the message',
  access: 'site',
  params: z.strictObject({ id: idParam.describe('The id of the photo.') }),
  response: z.string(),
  produces: 'image/*',
  errors: ['photo_not_found'],
})

/** The endpoints of the panel about photos. */
export const photoEndpoints = {
  uploadPhoto,
  getPhoto,
  getConversationPhotos,
  getMessagePhoto,
  getProfilePhoto,
} as const
