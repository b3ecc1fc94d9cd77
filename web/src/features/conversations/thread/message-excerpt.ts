import type { Message } from '@panel/contract'
import type { TFunction } from 'i18next'
import { definitionOf } from './attachments/attachment'

/** A message as one line of text, for use outside of the thread: its text, or what it is. */
export function excerptOf(t: TFunction, { text, attachments, deleted }: Message): string {
  if (deleted) return t('mark.deleted')
  const attached = attachments.at(-1)
  return text || (attached ? definitionOf(attached.kind).title(t, attached) : t('message.empty'))
}
