import { giftEndpoints, putGift } from './gifts.ts'
import { getSitePhoto, photoEndpoints } from './photos.ts'
import { profileSetEndpoints } from './profile-set-endpoints.ts'
import { profileTextEndpoints } from './profile-texts.ts'

export * from './gifts.ts'
export * from './photos.ts'
export * from './profile-set-photos.ts'
export * from './profile-set-profiles.ts'
export * from './profile-sets.ts'
export * from './profile-texts.ts'

/** The endpoints of this domain. */
export const endpointsOfProfiles = {
  ...photoEndpoints,
  ...giftEndpoints,
  ...profileSetEndpoints,
  ...profileTextEndpoints,
  getSitePhoto,
  putGift,
} as const
