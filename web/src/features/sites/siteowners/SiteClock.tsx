import type { ManagedSiteowner } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import { formatDate } from '../../../ui/words/dates'

/** By how much the clock of the site is wrong, and since when; nothing while it is right. */
export function SiteClock({
  siteowner: { clock_seconds: seconds, clock_since: since },
}: {
  siteowner: Pick<ManagedSiteowner, 'clock_seconds' | 'clock_since'>
}) {
  const { t } = useTranslation()
  if (seconds === null || since === null) return null
  return (
    <Chip tone="warn">
      {t(seconds > 0 ? 'siteowners.clock_behind' : 'siteowners.clock_ahead', {
        seconds: Math.abs(seconds),
        since: formatDate(since, 'short'),
      })}
    </Chip>
  )
}
