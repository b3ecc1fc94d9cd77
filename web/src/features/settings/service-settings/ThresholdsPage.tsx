import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { SettingsFrame } from './SettingsFrame'
import { ThresholdsForm } from './ThresholdsForm'
import { TimeZonePanel } from './TimeZonePanel'
import { thresholdsQuery } from './thresholds-query'

/** The numbers that admins set without a release. */
export function ThresholdsPage() {
  const { t } = useTranslation()
  const found = useQuery(thresholdsQuery)
  return (
    <SettingsFrame title={t('page.service_settings')}>
      <NotLoaded query={found} failed={t('service_settings.failed')} />
      {found.data && (
        <ThresholdsForm stored={found.data}>
          <TimeZonePanel />
        </ThresholdsForm>
      )}
    </SettingsFrame>
  )
}
