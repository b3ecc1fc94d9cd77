import { useTranslation } from 'react-i18next'
import { deviceName } from './device-name'

/** The name of browser and system; for an unknown device, the text that it sent. */
export function useDeviceName() {
  const { t } = useTranslation()
  return (agent: string) => {
    const known = deviceName(agent)
    return known ? t('login_history.device_on', known) : agent || t('unknown')
  }
}
