import { IconCloudX, IconEye, IconWifiOff, IconZoomQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ApiError, OfflineError } from '../api/api-error'
import { Button } from './Button'
import { EmptyPanel } from './EmptyPanel'

type Props = {
  /** Says what failed. */
  title: string
  error: unknown
  onRetry: () => void
  /** Of what a link opens: leads back to the list when it is not there, or the operator may not see it. Another try would not help. For pages with the texts of the administration. */
  onBack?: () => void
}

/** A part of a page that did not load: the error stays local, with the request id for support. */
export function FailedPanel({ title, error, onRetry, onBack }: Props) {
  const { t } = useTranslation()
  const isPreview = error instanceof ApiError && error.code === 'previewing'
  const isOffline = error instanceof OfflineError
  const id = error instanceof ApiError ? error.requestId : null
  if (isPreview) return <EmptyPanel icon={IconEye} title={t('preview.nothing_done')} />
  if (onBack && error instanceof ApiError && error.status === 404)
    return (
      <EmptyPanel
        icon={IconZoomQuestion}
        title={t('missing.title')}
        actions={<Button onClick={onBack}>{t('missing.back')}</Button>}
      >
        <p role="alert">{t('missing.text')}</p>
      </EmptyPanel>
    )
  return (
    <EmptyPanel
      icon={isOffline ? IconWifiOff : IconCloudX}
      title={isOffline ? title : t('error.title')}
      actions={<Button onClick={onRetry}>{t('error.try_again')}</Button>}
    >
      <p role="alert">
        {isOffline ? t('error.offline') : `${title}.`} {id && t('error.support', { id })}
      </p>
    </EmptyPanel>
  )
}
