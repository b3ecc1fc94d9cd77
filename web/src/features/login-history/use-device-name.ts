import { useTranslation } from 'react-i18next'
import { deviceName } from './device-name'

/** Browser and system in words; an unknown device by its own text. */
export function useDeviceName() {
  const { t } = useTranslation()
  return (agent: string) => {
    const known = deviceName(agent)
    return known ? t('login_history.device_on', known) : agent || t('unknown')
  }
}
