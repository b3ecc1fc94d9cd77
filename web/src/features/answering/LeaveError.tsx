import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error'

/** The error text when a conversation could not be skipped, ignored, handed over or given back. */
export function LeaveError({ error }: { error: unknown }) {
  const { t } = useTranslation()
  if (!(error instanceof ApiError)) return t('leave.failed')
  switch (error.code) {
    case 'newer_message':
      return t('leave.newer_message')
    case 'nothing_waits':
      return t('leave.nothing_waits')
    case 'not_handed_over':
      return t('leave.not_handed_over')
    case 'true_answer_due':
      return t('leave.asked')
    case 'held':
      return t('appeal.held')
    case 'text_not_stopped':
      return t('appeal.not_stopped')
    case 'not_allowed':
      return t('leave.not_allowed')
    default:
      return `${t('leave.failed')} ${error.requestId ? t('error.support', { id: error.requestId }) : ''}`
  }
}
