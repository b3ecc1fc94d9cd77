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
  getProfileSetCounts,
  listProfileSetChanges,
  listProfileSets,
  setProfileSetState,
} from './profile-sets.ts'

/** The endpoints about profile sets. */
export const profileSetEndpoints = {
  listProfileSets,
  getProfileSetCounts,
  exportProfileSets,
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
