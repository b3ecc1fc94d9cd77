import { IconCoffee } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Keys } from '../../ui/Keys'
import { useGoAway } from './away-control'

/** Away from chat for two minutes; the key works on every page. Specification section 4. */
export function AwayButton({
  look = 'normal',
  className,
}: {
  look?: 'normal' | 'quiet'
  className?: string
}) {
  const { t } = useTranslation()
  return (
    <Button look={look} className={className} aria-keyshortcuts="A" onClick={useGoAway()}>
      <IconCoffee size={16} stroke={1.75} aria-hidden="true" />
      {t('away.button')}
      <Keys keys="A" />
    </Button>
  )
}
