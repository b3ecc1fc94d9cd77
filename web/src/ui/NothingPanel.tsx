import { IconFilterOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import { EmptyPanel } from './EmptyPanel'

/** Nothing matches the filters of a list, and what can be done about it. */
export function NothingPanel({ title, onReset }: { title: string; onReset: (() => void) | null }) {
  const { t } = useTranslation()
  return (
    <EmptyPanel
      icon={IconFilterOff}
      title={title}
      actions={onReset && <Button onClick={onReset}>{t('overview.reset')}</Button>}
    >
      {t('list.nothing_why')}
    </EmptyPanel>
  )
}
