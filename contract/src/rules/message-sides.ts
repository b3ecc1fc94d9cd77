import type { MessageDirection } from './enumerations.ts'

/** Whether a message stands on the side of the profile. */
export const isOurs = (direction: MessageDirection): boolean => direction === 'out' || direction === 'site'

/** Whether a message is one that operators answer, or their answer. Others are only shown. */
export const isOfChat = (direction: MessageDirection): boolean => direction === 'in' || direction === 'out'
