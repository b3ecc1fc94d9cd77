import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { failureText } from '../../../ui/words/failure'

/** Why an action on a text was refused. */
export function useRefusalText() {
  const { t } = useTranslation()
  return (error: unknown): string => {
    if (error instanceof ApiError)
      switch (error.code) {
        case 'text_taken':
          return error.by?.name
            ? t('profile_texts.in_hand_of', { name: error.by.name })
            : t('profile_texts.in_hand')
        case 'own_text':
          return t('profile_texts.own_text')
        case 'text_approved':
          return t('profile_texts.already_approved')
        case 'profile_text_not_found':
          return t('profile_texts.gone')
        case 'text_lease_lost':
          return t('profile_texts.lost')
      }
    return failureText(t, t('profile_texts.not_done'), error)
  }
}
