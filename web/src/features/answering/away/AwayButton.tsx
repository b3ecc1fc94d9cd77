import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useStartBreak } from './start-break'

type Props = { look?: 'normal' | 'quiet'; className?: string }

/** Starts a break. */
export function AwayButton({ look = 'normal', className }: Props) {
  const { t } = useTranslation()
  return (
    <ActionButton action={useStartBreak()} look={look} className={className}>
      {t('away.button')}
    </ActionButton>
  )
}
