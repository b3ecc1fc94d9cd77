import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading } from '../../../ui/lists/ListPage'
import { useListSearch } from '../../settings/list-views/use-list-search'
import { SettingsFrame } from '../../settings/service-settings/SettingsFrame'
import { siteownersQuery } from '../../settings/settings-queries'
import { CountsPanel } from './CountsPanel'
import { ShowingsPanel } from './ShowingsPanel'
import { ShowingViews } from './ShowingViews'
import { readShowingsSearch } from './showings-search'

/** Who was shown which text about fictional profiles: numbers by version and language, and each showing. */
export function ShowingsPage() {
  const { t } = useTranslation()
  const { search, choose, views } = useListSearch(readShowingsSearch)
  const siteowners = useQuery(siteownersQuery)
  const siteownerId = search.siteowner_id ?? siteowners.data?.[0]?.id
  return (
    <SettingsFrame title={t('page.service_settings')}>
      {siteowners.isPending && <ListLoading />}
      {siteowners.error && (
        <FailedPanel
          title={t('siteowners.failed')}
          error={siteowners.error}
          onRetry={() => void siteowners.refetch()}
        />
      )}
      {siteowners.data && siteownerId === undefined && <p>{t('siteowners.none')}</p>}
      {siteowners.data && siteownerId !== undefined && (
        <>
          <CountsPanel
            key={`counts ${siteownerId}`}
            siteownerId={siteownerId}
            siteowners={siteowners.data}
            onSiteowner={(siteowner_id) => choose({ siteowner_id })}
            onText={(text) => choose({ siteowner_id: search.siteowner_id, ...text })}
          />
          <ShowingsPanel
            key={`list ${siteownerId}`}
            siteownerId={siteownerId}
            search={search}
            onSearch={choose}
            views={<ShowingViews {...views} firstSiteowner={siteowners.data[0]?.id ?? siteownerId} />}
          />
        </>
      )}
    </SettingsFrame>
  )
}
