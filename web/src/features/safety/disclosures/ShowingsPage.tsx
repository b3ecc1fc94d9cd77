import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading } from '../../../ui/lists/ListPage'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { SettingsFrame } from '../../settings/service-settings/SettingsFrame'
import { siteownersQuery } from '../../settings/settings-queries'
import { CountsPanel } from './CountsPanel'
import { ShowingsPanel } from './ShowingsPanel'
import { ShowingViews } from './ShowingViews'
import { readShowingsSearch, type ShowingsSearch } from './showings-search'

/** Who was shown which text about fictional profiles: numbers by version and language, and each showing. */
export function ShowingsPage() {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/settings/disclosures' })
  const { named_view, ...given } = useSearch({ from: '/settings/disclosures' })
  const search = readShowingsSearch(given)
  const siteowners = useQuery(siteownersQuery)
  const siteownerId = search.siteowner_id ?? siteowners.data?.[0]?.id
  const show = (next: ShowingsSearch, view: number | undefined) =>
    void navigate({ search: { ...next, ...withoutUndefined({ named_view: view }) }, replace: true })
  const choose = (next: ShowingsSearch) => show(next, named_view)
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
            onText={(text) => choose({ ...withoutUndefined({ siteowner_id: search.siteowner_id }), ...text })}
          />
          <ShowingsPanel
            key={`list ${siteownerId}`}
            siteownerId={siteownerId}
            search={search}
            onSearch={choose}
            views={
              <ShowingViews
                view={named_view}
                search={search}
                firstSiteowner={siteowners.data[0]?.id ?? siteownerId}
                onOpen={show}
              />
            }
          />
        </>
      )}
    </SettingsFrame>
  )
}
