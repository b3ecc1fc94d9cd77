import type { ManagedSiteowner } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'

type Props = {
  siteowner: Pick<ManagedSiteowner, 'dead_deliveries' | 'refused_deliveries' | 'stuck_deliveries'>
}

/** How many deliveries the site has not accepted: tried again, refused, given up. */
export function DeliveryTrouble({ siteowner }: Props) {
  const { t } = useTranslation()
  const { dead_deliveries, refused_deliveries: refused, stuck_deliveries: stuck } = siteowner
  const dead = dead_deliveries - refused
  return (
    <>
      {stuck > 0 && <Chip tone="warn">{t('siteowners.stuck', { count: stuck })}</Chip>}
      {refused > 0 && <Chip tone="bad">{t('siteowners.refused', { count: refused })}</Chip>}
      {dead > 0 && <Chip tone="bad">{t('siteowners.dead', { count: dead })}</Chip>}
    </>
  )
}
