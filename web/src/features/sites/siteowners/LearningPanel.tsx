import type { ManagedSiteowner } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { TitledPanel } from '../../../ui/TitledPanel'
import { SiteownerSwitch } from './SiteownerSwitch'

/** Whether the recognition may learn from texts of this site owner that people marked wrong. */
export function LearningPanel({ siteowner }: { siteowner: ManagedSiteowner }) {
  const { t } = useTranslation()
  return (
    <TitledPanel title={t('siteowners.learning.title')}>
      <SiteownerSwitch
        siteowner={siteowner}
        name="is_learning_allowed"
        label={t('siteowners.learning.allow')}
        hint={t('siteowners.learning.hint')}
      />
    </TitledPanel>
  )
}
