import type { TFunction } from 'i18next'
import type { Holder } from '../machine/state'

/** Says who has the conversation in hand; nobody, if it was answered or left in another tab. */
export function lockTitle(t: TFunction, by: Holder | null): string {
  if (!by) return t('lock.ended')
  return by.name ? t('lock.answering', { name: by.name }) : t('lock.another_answering')
}
