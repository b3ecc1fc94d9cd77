import { endpoints, listPageSize } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { addSet } from './add.ts'
import { addPhoto } from './add-photo.ts'
import { listChanges } from './changes.ts'
import { copySet } from './copy.ts'
import { cropPhoto } from './crop-photo.ts'
import { editSet } from './edit.ts'
import { editPhoto } from './edit-photo.ts'
import { countSets, findSets } from './find.ts'
import { keepBoth } from './keep-both.ts'
import { loadSet } from './load.ts'
import { loadPhotos } from './load-photos.ts'
import { movePhoto } from './move-photo.ts'
import { presentListedSet } from './present.ts'
import { giveSet, listProfiles } from './profiles.ts'
import { removePhoto } from './remove-photo.ts'
import { setState } from './set-state.ts'

export function profileSetRoutes({ on, db }: Services) {
  on(endpoints.listProfileSets, async ({ actor, query }) => {
    const { items, next_cursor } = await findSets(db, actor, query, query.limit ?? listPageSize)
    return { items: items.map((row) => presentListedSet(row, actor)), next_cursor }
  })

  on(endpoints.getProfileSetCounts, ({ actor, query }) => countSets(db, actor, query))

  on(endpoints.addProfileSet, async ({ actor, body }) => ({
    profile_set: await loadSet(db, actor, await addSet(db, actor, body)),
  }))

  on(endpoints.getProfileSet, async ({ actor, params }) => ({
    profile_set: await loadSet(db, actor, params.id),
  }))

  on(endpoints.editProfileSet, async ({ actor, params, body }) => {
    await editSet(db, actor, params.id, body)
    return { profile_set: await loadSet(db, actor, params.id) }
  })

  on(endpoints.setProfileSetState, async ({ actor, params, body }) => {
    await setState(db, actor, params.id, body)
    return { profile_set: await loadSet(db, actor, params.id) }
  })

  on(endpoints.copyProfileSet, async ({ actor, params, body }) => ({
    profile_set: await loadSet(db, actor, await copySet(db, actor, params.id, body)),
  }))

  on(endpoints.listProfileSetChanges, ({ actor, params, query }) => listChanges(db, actor, params.id, query))

  on(endpoints.listSetProfiles, ({ actor, params, query }) => listProfiles(db, actor, params.id, query))

  on(endpoints.giveProfileSet, async ({ actor, params, body }) => ({
    profile: await giveSet(db, actor, { setId: params.id, profileId: params.profile_id }, body.seen),
  }))

  on(endpoints.addSetPhoto, async ({ actor, params, file }) => ({
    photo: await addPhoto(db, actor, params.id, file),
  }))

  on(endpoints.editSetPhoto, async ({ actor, params, body }) => {
    await editPhoto(db, actor, namedIn(params), body)
    return { photos: await loadPhotos(db, actor, params.id) }
  })

  on(endpoints.moveSetPhoto, async ({ actor, params, body }) => {
    await movePhoto(db, actor, namedIn(params), body.before)
    return { photos: await loadPhotos(db, actor, params.id) }
  })

  on(endpoints.cropSetPhoto, async ({ actor, params, body }) => {
    await cropPhoto(db, actor, namedIn(params), body)
    return { photos: await loadPhotos(db, actor, params.id) }
  })

  on(endpoints.removeSetPhoto, async ({ actor, params }) => {
    await removePhoto(db, actor, namedIn(params))
    return { photos: await loadPhotos(db, actor, params.id) }
  })

  on(endpoints.keepBothPhotos, async ({ actor, params }) => {
    await keepBoth(db, actor, { ...namedIn(params), otherId: params.other_id })
    return { photos: await loadPhotos(db, actor, params.id) }
  })
}

const namedIn = ({ id, photo_id }: { id: number; photo_id: number }) => ({ setId: id, photoId: photo_id })
