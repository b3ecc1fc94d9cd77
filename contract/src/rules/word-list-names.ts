/** The lists of words that admins edit. */
export const wordLists = [
  'report_reasons',
  'reasons',
  'interests',
  'fetishes',
  'regions',
  'segments',
  'teams',
] as const
export type WordList = (typeof wordLists)[number]
