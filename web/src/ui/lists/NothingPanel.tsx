import { IconFilterOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../actions/Button'
import { EmptyPanel } from './EmptyPanel'

type Props = {
  title: string
  /** What the operator can do about it. */
  why?: string | undefined
  onReset: (() => void) | null
}

/** Says that nothing matches the filters of a list. */
export function NothingPanel({ title, why, onReset }: Props) {
  const { t } = useTranslation()
  return (
    <EmptyPanel
      icon={IconFilterOff}
      title={title}
      actions={onReset && <Button onClick={onReset}>{t('overview.reset')}</Button>}
    >
      {why ?? t('list.nothing_why')}
    </EmptyPanel>
  )
}
