import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { Notice } from '../../../ui/overlays/Notice'
import { TitledPanel } from '../../../ui/TitledPanel'
import { SignalChoices } from '../../conversations/signals/SignalChoices'
import { playSound } from '../../conversations/signals/signals-control'
import styles from './AccountPage.module.css'
import { trySound } from './account-actions'

/** Sound and notification of this browser, with a button that plays the sound. */
export function SoundsPanel() {
  const { t } = useTranslation()
  const [isPlayed, setIsPlayed] = useState<boolean | null>(null)
  const action = useAction(trySound, { play: () => void playSound().then(setIsPlayed) })
  return (
    <TitledPanel title={t('signals.title')} aside={<ActionButton action={action} size="small" hasNoIcon />}>
      <div className={styles.signals}>
        <SignalChoices />
        {isPlayed !== null && (
          <Notice tone={isPlayed ? 'ok' : 'warn'} icon={isPlayed ? IconVolume : IconVolumeOff} role="status">
            {t(isPlayed ? 'account.sound_played' : 'account.sound_blocked')}
          </Notice>
        )}
      </div>
    </TitledPanel>
  )
}
