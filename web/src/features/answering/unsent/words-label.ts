import type { TFunction } from 'i18next'
import type { UnsentEntry } from './unsent-entries'

/** What words are for. */
export function wordsLabel(t: TFunction, kind: UnsentEntry['kind']): string {
  if (kind.startsWith('fact:')) return t('unsent_words.fact')
  switch (kind) {
    case 'answer':
      return t('unsent_words.answer')
    case 'skip':
    case 'ignore':
    case 'handover':
      return t(`leave.act.${kind}`)
    case 'take_over':
      return t('take_over.button')
    case 'report':
      return t('report.title')
    case 'hide':
      return t('hide_dialog.title')
    case 'told':
      return t('told.save')
    case 'note':
      return t('logbook.label')
    case 'alert':
      return t('alert.title')
    case 'not_asked':
      return t('inquiry.not_asked')
    case 'ask_coach':
    case 'answer_coach':
      return t('coach_question.ask')
    case 'away':
      return t('away.title')
    case 'reminder':
      return t('reminder.title')
    default:
      return t('unsent_words.elsewhere')
  }
}

/** The action of a chat in hand that opens the field of these words, with the words in it. */
export function fieldAction(kind: UnsentEntry['kind']): string | null {
  switch (kind) {
    case 'skip':
    case 'ignore':
    case 'handover':
      return `leave ${kind}`
    case 'note':
      return 'add a note'
    case 'alert':
      return 'alert'
    case 'ask_coach':
      return 'ask coach'
    case 'reminder':
      return 'remind me'
    default:
      return null
  }
}
