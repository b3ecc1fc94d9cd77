import type { Message } from '@panel/contract'
import type { TFunction } from 'i18next'
import { kindOf } from './attachments/attachment'

/** A message in one line of text, where it is told of outside of the thread: what it says, or else what it is. */
export function excerptOf(t: TFunction, { text, attachments, deleted }: Message): string {
  if (deleted) return t('mark.deleted')
  const attached = attachments.at(-1)
  return text || (attached ? kindOf(attached.kind).title(t, attached) : '')
}
