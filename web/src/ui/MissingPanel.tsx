import { IconZoomQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/api-error'
import { Button } from './Button'
import { EmptyPanel } from './EmptyPanel'

/** Whether a link leads to something that is not there, or that the operator may not see: another try does not help. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Says that a link leads to nothing, and leads back to the list. */
export function MissingPanel({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyPanel
      icon={IconZoomQuestion}
      title={t('missing.title')}
      actions={<Button onClick={onBack}>{t('missing.back')}</Button>}
    >
      <p role="alert">{t('missing.text')}</p>
    </EmptyPanel>
  )
}
