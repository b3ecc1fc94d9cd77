import type { ManagedSiteowner } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import { formatDate } from '../../../ui/words/dates'

type Props = {
  siteowner: Pick<
    ManagedSiteowner,
    'dead_deliveries' | 'refused_deliveries' | 'stuck_deliveries' | 'clock_seconds' | 'clock_since'
  >
  /** Where there is room: whether the clock of the site is wrong, and since when. */
  hasClock?: boolean
}

/** How many deliveries the site has not accepted: tried again, refused, given up. And whether its clock is wrong. */
export function DeliveryTrouble({ siteowner, hasClock = false }: Props) {
  const { t } = useTranslation()
  const { dead_deliveries, refused_deliveries: refused, stuck_deliveries: stuck } = siteowner
  const { clock_seconds: seconds, clock_since: since } = siteowner
  const dead = dead_deliveries - refused
  return (
    <>
      {stuck > 0 && <Chip tone="warn">{t('siteowners.stuck', { count: stuck })}</Chip>}
      {refused > 0 && <Chip tone="bad">{t('siteowners.refused', { count: refused })}</Chip>}
      {dead > 0 && <Chip tone="bad">{t('siteowners.dead', { count: dead })}</Chip>}
      {hasClock && seconds !== null && since !== null && (
        <Chip tone="warn">
          {t(seconds > 0 ? 'siteowners.clock_behind' : 'siteowners.clock_ahead', {
            seconds: Math.abs(seconds),
            since: formatDate(since, 'short'),
          })}
        </Chip>
      )}
    </>
  )
}
