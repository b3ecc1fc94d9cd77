/** The first part of the keys of all queries about sets. */
export const profileSetsKey = ['profile-sets'] as const
