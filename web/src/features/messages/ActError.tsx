import { useTranslation } from 'react-i18next'
import { ApiError, OfflineError } from '../../api/api-error'

/** Why an act on a message was refused. */
export function ActError({ error }: { error: Error }) {
  const { t } = useTranslation()
  if (error instanceof OfflineError) return t('error.offline')
  const id = error instanceof ApiError && error.status >= 500 ? error.requestId : null
  return (
    <>
      {t('message_acts.failed')} {id && t('error.support', { id })}
    </>
  )
}
