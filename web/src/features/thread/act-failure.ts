import type { TFunction } from 'i18next'
import { ApiError } from '../../api/api-error'
import { failureText } from '../../ui/failure'

/** Why an act on a message was not done: what the server refuses is told apart from what nobody expected. */
export const actFailure = (t: TFunction, error: unknown): string =>
  error instanceof ApiError && error.status < 500
    ? t('message_acts.failed')
    : failureText(t, t('message_acts.not_done'), error)
