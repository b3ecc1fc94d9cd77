/** The first part of the keys of all queries about profile texts. */
export const profileTextsKey = ['profile-texts'] as const
