import type { TFunction } from 'i18next'
import { ApiError } from '../../../api/api-error'

/** Why a saved reply was not saved or removed, as a translated text. */
export function replyError(t: TFunction, error: Error): string {
  if (!(error instanceof ApiError)) return t('error.offline')
  switch (error.code) {
    case 'title_taken':
    case 'list_full':
    case 'not_allowed':
    case 'saved_reply_not_found':
      return t(`saved_replies.error.${error.code}`)
    default:
      return `${t('error.title')}. ${error.requestId ? t('error.support', { id: error.requestId }) : ''}`
  }
}
