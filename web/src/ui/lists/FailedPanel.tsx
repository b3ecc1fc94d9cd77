import { IconCloudX, IconEye, IconWifiOff, IconZoomQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ApiError, OfflineError } from '../../api/api-error'
import { Button } from '../actions/Button'
import { whatFailed } from '../words/failure'
import { EmptyPanel } from './EmptyPanel'

type Props = {
  /** Says what failed. */
  title: string
  error: unknown
  onRetry: () => void
  /** Of what a link opens: leads back to the list when it is not there, or the operator may not see it. Another try would not help. For pages with the texts of the administration. */
  onBack?: () => void
}

/** A part of a page that did not load: the error stays local. It says that an error occurred, and then what happened. */
export function FailedPanel({ title, error, onRetry, onBack }: Props) {
  const { t } = useTranslation()
  const isPreview = error instanceof ApiError && error.code === 'previewing'
  const isOffline = error instanceof OfflineError
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
      title={t('error.title')}
      actions={<Button onClick={onRetry}>{t('error.try_again')}</Button>}
    >
      <p role="alert">{whatFailed(t, title, error)}</p>
    </EmptyPanel>
  )
}
