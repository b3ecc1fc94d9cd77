import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/api-error'
import { settingsKey } from '../features/settings/settings-queries'
import { Button } from '../ui/actions/Button'
import { EmptyPanel } from '../ui/lists/EmptyPanel'
import { PageHead } from '../ui/PageHead'

import { FailedPart } from './lazy-route-component'
import { reloadForPart } from './reload'

/** Replaces a page that failed. If its file did not load, the page is reloaded. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const isPart = error instanceof FailedPart
  const [isReloading] = useState(() => isPart && reloadForPart())
  const id = error instanceof ApiError ? error.requestId : null
  if (isReloading) return null
  const reload = () => location.reload()
  const tryAgain = () => {
    // The failure can be caused by cached data.
    client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== settingsKey[0] })
    reset()
  }
  return (
    <>
      <PageHead title={t('error.short')} />
      <EmptyPanel
        icon={IconAlertTriangle}
        title={t('error.title')}
        actions={
          <>
            <Button onClick={isPart ? reload : tryAgain}>{t('error.try_again')}</Button>
            {!isPart && <Button onClick={reload}>{t('error.reload')}</Button>}
          </>
        }
      >
        <p role="alert">
          {isPart && t('error.part_failed')} {t('error.drafts_kept')} {id && t('error.support', { id })}
        </p>
      </EmptyPanel>
    </>
  )
}
