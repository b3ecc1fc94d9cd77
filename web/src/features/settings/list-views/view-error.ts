import type { TFunction } from 'i18next'
import { ApiError } from '../../../api/api-error'
import { failureText } from '../../../ui/words/failure'

/** Why a view was not saved. */
export function viewError(t: TFunction, error: Error | null): string | null {
  if (!error) return null
  if (error instanceof ApiError)
    switch (error.code) {
      case 'name_taken':
        return t('views.error.name_taken')
      case 'too_many_views':
        return t('views.error.full')
      case 'edited_meanwhile':
        return t('views.error.edited')
      case 'view_not_found':
        return t('views.error.gone')
    }
  return failureText(t, t('views.error.not_done'), error)
}
