import type { UnsentChat } from '@panel/contract'
import type { TFunction } from 'i18next'
import { lockTitle } from '../conversation/lock-title'

/** What has become of a chat, in words. */
export function chatStateText(t: TFunction, { state, by }: Pick<UnsentChat, 'state' | 'by'>): string {
  if (state === 'in_hand') return t('reading.yours')
  if (state === 'answering') return lockTitle(t, by ?? { id: 0, name: null })
  if (state !== 'answered' || !by) return t(`unsent_words.state.${state}`)
  return by.name
    ? t('unsent_words.state.answered_by', { name: by.name })
    : t('unsent_words.state.answered_by_another')
}
