import { IconBellOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/Dialog'
import { Notice } from '../../ui/Notice'
import styles from './SignalsDialog.module.css'
import { signals, useChosenSignals } from './signal-choices'
import { notificationPermission, switchSignal } from './signals-control'

/** Sound and notification for a new message, each only for those who choose it. */
export function SignalsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const chosen = useChosenSignals()
  const [permission, setPermission] = useState(notificationPermission)
  const [isRefused, setIsRefused] = useState(false)
  const why = permission === 'denied' ? t('signals.denied') : isRefused && t('signals.not_allowed')
  return (
    <Dialog isOpen title={t('signals.title')} onClose={onClose}>
      <p>{t('signals.when')}</p>
      {signals.map((signal) => (
        <label key={signal} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(signal)}
            disabled={signal === 'notification' && permission === 'denied' && !chosen.includes(signal)}
            onChange={async ({ target }) => {
              const isDone = await switchSignal(signal, target.checked)
              setIsRefused(!isDone)
              setPermission(notificationPermission())
            }}
          />
          <span>
            {t(`signals.${signal}`)}
            <small>{t(`signals.${signal}_note`)}</small>
          </span>
        </label>
      ))}
      {why && (
        <Notice tone="warn" icon={IconBellOff} role="status">
          {why}
        </Notice>
      )}
    </Dialog>
  )
}
