import { IconBell, IconBellRinging } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { useChosenSignals } from './signal-choices'
import { showSignals } from './signals-control'

/** Opens the dialog about sounds and notifications. */
export function SignalsButton() {
  const { t } = useTranslation()
  const Icon = useChosenSignals().length > 0 ? IconBellRinging : IconBell
  const label = t('signals.title')
  return (
    <Button
      look="quiet"
      size="small"
      isIcon
      aria-label={label}
      title={label}
      onClick={() => showSignals(true)}
    >
      <Icon size={16} stroke={1.75} aria-hidden="true" />
    </Button>
  )
}
