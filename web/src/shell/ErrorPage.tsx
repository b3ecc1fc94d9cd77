import { IconAlertTriangle } from '@tabler/icons-react'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/api-error'
import { Button } from '../ui/Button'
import { EmptyPanel } from '../ui/EmptyPanel'
import { PageHead } from '../ui/PageHead'

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const id = error instanceof ApiError ? error.requestId : null
  return (
    <>
      <PageHead title={t('error.short')} />
      <EmptyPanel
        icon={IconAlertTriangle}
        title={t('error.title')}
        actions={
          <>
            <Button onClick={reset}>{t('error.try_again')}</Button>
            <Button onClick={() => location.reload()}>{t('error.reload')}</Button>
          </>
        }
      >
        <p role="alert">
          {t('error.drafts_kept')} {id && t('error.support', { id })}
        </p>
      </EmptyPanel>
    </>
  )
}
