import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { findPhoto, findSitePhoto } from './find.ts'
import { listPhotos } from './list.ts'
import { sendPicture } from './send-picture.ts'
import { findMessagePhotoUrl, findProfilePhotoUrl } from './site-photo-urls.ts'
import { openSitePhotos } from './site-photos.ts'
import { uploadPhoto } from './upload.ts'

export function photoRoutes({ on, db, config }: Services) {
  const sitePhotos = openSitePhotos(config.WEBHOOK_HOSTS)

  on(endpoints.uploadPhoto, ({ actor, query, file }) => uploadPhoto(db, actor, query.conversation_id, file))

  on(endpoints.getConversationPhotos, ({ actor, params }) => listPhotos(db, actor, params.id))

  on(endpoints.getPhoto, async ({ actor, params, query, reply }) => {
    const { picture, media_type } = await findPhoto(db, actor, params.id, query.size)
    return sendPicture(reply, { picture, mediaType: media_type })
  })

  on(endpoints.getSitePhoto, async ({ actor, params, reply }) => {
    const { picture, media_type } = await findSitePhoto(db, actor, params.id)
    return sendPicture(reply, { picture, mediaType: media_type })
  })

  on(endpoints.getMessagePhoto, async ({ actor, params, reply }) => {
    const { bytes, mediaType } = await sitePhotos.get(await findMessagePhotoUrl(db, actor, params))
    return sendPicture(reply, { picture: bytes, mediaType })
  })

  on(endpoints.getProfilePhoto, async ({ actor, params, reply }) => {
    const { bytes, mediaType } = await sitePhotos.get(await findProfilePhotoUrl(db, actor, params.id))
    return sendPicture(reply, { picture: bytes, mediaType })
  })
}
