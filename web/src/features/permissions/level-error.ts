import type { TFunction } from 'i18next'
import { ApiError } from '../../api/api-error'
import { failureText } from '../../ui/failure'

/** Why levels were not changed, as a translated text. */
export function levelError(t: TFunction, error: Error): string {
  if (!(error instanceof ApiError)) return failureText(t, t('levels.error.not_saved'), error)
  switch (error.code) {
    case 'rights_above_yours':
    case 'own_account':
    case 'last_admin':
    case 'level_number_taken':
    case 'level_name_taken':
    case 'level_in_use':
    case 'level_retired':
    case 'level_not_found':
    case 'chat_in_hand':
      return t(`levels.error.${error.code}`)
    case 'edited_meanwhile':
      return t('levels.error.edited_meanwhile', { name: error.by?.name ?? t('save.somebody') })
    default:
      return failureText(t, t('levels.error.not_saved'), error)
  }
}
