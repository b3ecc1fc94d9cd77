/**
 * `in`: written by the customer. `out`: written by an operator in the name of the profile. The others are shown and count nowhere: `site`,
 * written by the site in the name of the profile, and `past`, written by the customer before the panel, and imported.
 */
export const messageDirections = ['in', 'out', 'site', 'past'] as const
export type MessageDirection = (typeof messageDirections)[number]

/** Whether a message stands on the side of the profile. */
export const isOurs = (direction: MessageDirection): boolean => direction === 'out' || direction === 'site'

/** Whether a message is one that operators answer, or their answer. Others are only shown. */
export const isOfChat = (direction: MessageDirection): boolean => direction === 'in' || direction === 'out'
