import type { OwnAct } from '@panel/contract'
import type { TFunction } from 'i18next'
import { formatDate } from '../../../ui/words/dates'
import { chatStateText } from '../../answering/unsent/chat-state-text'

/** What has become of an act, in words. */
export function becameText(t: TFunction, { at, by, outcome, note, state }: OwnAct['became']): string {
  switch (state) {
    case 'in_hand':
    case 'answering':
    case 'held':
    case 'with_master':
    case 'waiting':
    case 'ignored':
    case 'answered':
      return chatStateText(t, { state, by })
    default: {
      const what = t(`mine.became.${state}`, { time: at ? formatDate(at, 'timeOnly') : '' })
      const told = by?.name ? t('mine.by', { what, name: by.name }) : what
      const added = outcome ? t(`mine.outcome.${outcome}`) : note
      return added ? t('mine.with_note', { what: told, note: added }) : told
    }
  }
}
