import {
  addSetPhoto,
  cropSetPhoto,
  editSetPhoto,
  keepBothPhotos,
  moveSetPhoto,
  removeSetPhoto,
} from './profile-set-photos.ts'
import { giveProfileSet, listSetProfiles } from './profile-set-profiles.ts'
import {
  addProfileSet,
  copyProfileSet,
  editProfileSet,
  exportProfileSets,
  getProfileSet,
  getProfileSetCount,
  getProfileSetCounts,
  listProfileSetChanges,
  listProfileSets,
  orderProfileSetExport,
  setProfileSetState,
} from './profile-sets.ts'

/** The endpoints about profile sets. */
export const profileSetEndpoints = {
  listProfileSets,
  getProfileSetCounts,
  exportProfileSets,
  orderProfileSetExport,
  getProfileSetCount,
  addProfileSet,
  getProfileSet,
  editProfileSet,
  setProfileSetState,
  copyProfileSet,
  listProfileSetChanges,
  addSetPhoto,
  editSetPhoto,
  moveSetPhoto,
  cropSetPhoto,
  removeSetPhoto,
  keepBothPhotos,
  listSetProfiles,
  giveProfileSet,
} as const
