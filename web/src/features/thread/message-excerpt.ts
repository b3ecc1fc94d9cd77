import type { Message } from '@panel/contract'
import type { TFunction } from 'i18next'

/** A message in one line of text, where it is told of outside of the thread: what it says, or else what it is. */
export function excerptOf(t: TFunction, { text, gift, photo_url, deleted }: Message): string {
  if (deleted) return t('mark.deleted')
  return text || gift || (photo_url ? t('message_type.photo') : '')
}
