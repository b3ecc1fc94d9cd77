import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyPanel } from './EmptyPanel'

/** Says that the account level of the operator does not allow this page. */
export function RefusedPanel() {
  const { t } = useTranslation()
  return (
    <EmptyPanel icon={IconLock} title={t('list.not_allowed')}>
      <p role="alert">{t('list.not_allowed_why')}</p>
    </EmptyPanel>
  )
}
