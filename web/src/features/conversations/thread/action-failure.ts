import type { TFunction } from 'i18next'
import { ApiError } from '../../../api/api-error'
import { failureText } from '../../../ui/words/failure'

/** Why an action on a message failed: known errors are distinguished from unexpected ones. */
export const actionFailure = (t: TFunction, error: unknown): string =>
  error instanceof ApiError && error.status < 500
    ? t('message_acts.failed')
    : failureText(t, t('message_acts.not_done'), error)
