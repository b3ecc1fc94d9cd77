import { IconBellOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/overlays/Notice'
import styles from './SignalChoices.module.css'
import { signals, useChosenSignals } from './signal-choices'
import { notificationPermission, switchSignal } from './signals-control'

/** Check boxes for sound and notification. Says why the browser does not allow one of them. */
export function SignalChoices() {
  const { t } = useTranslation()
  const chosen = useChosenSignals()
  const [permission, setPermission] = useState(notificationPermission)
  const [isRefused, setIsRefused] = useState(false)
  const why = permission === 'denied' ? t('signals.denied') : isRefused && t('signals.not_allowed')
  return (
    <>
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
    </>
  )
}
