import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { refuseUntilSilence } from '../../../ui/actions/key-gate'
import { GateFrame } from './GateFrame'

export function ExpiredPage({ onLogin }: { onLogin: () => void }) {
  const { t } = useTranslation()
  // The session ends while the operator types: a space would press the button.
  useEffect(() => refuseUntilSilence(), [])
  return (
    <GateFrame>
      <h1>{t('expired.title')}</h1>
      <p>{t('expired.text')}</p>
      <Button look="primary" isBlock autoFocus onClick={onLogin}>
        {t('expired.login')}
      </Button>
    </GateFrame>
  )
}
