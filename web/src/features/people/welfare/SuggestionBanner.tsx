import type { BreakGround } from '@panel/contract/rules/welfare-rules'
import { IconCoffee } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import tones from '../../../ui/tones.module.css'
import { PauseChoice } from './PauseChoice'
import { useIsPauseOffered } from './pause-offered'
import styles from './SuggestionBanner.module.css'
import { usePause } from './use-pause'

/** Why a break is suggested, with one key to take it. It takes no focus, and nothing happens when it is left alone. */
export function SuggestionBanner({ ground }: { ground: BreakGround }) {
  const { t } = useTranslation()
  const pause = usePause()
  const isOffered = useIsPauseOffered()
  const { decline } = pause
  if (isOffered) return null
  return (
    <div className={`${styles.banner} ${tones.ok}`}>
      <IconCoffee size={16} stroke={1.75} aria-hidden="true" />
      <span className={styles.text}>
        <b>{t(`welfare.suggestion.${ground}`)}</b> {t('welfare.note')}
      </span>
      <PauseChoice pause={pause} />
      <Button size="small" look="quiet" isBusy={decline.isPending} onClick={() => decline.mutate()}>
        {t('welfare.decline')}
      </Button>
    </div>
  )
}
