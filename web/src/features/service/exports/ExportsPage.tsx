import { hasRight } from '@panel/contract/rules/rights'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { ViewTabs } from '../../../ui/lists/ViewTabs'
import { PageHead } from '../../../ui/PageHead'
import { useUser } from '../../settings/user-query'
import styles from './Exports.module.css'
import { moveToExportTabs } from './export-actions'
import { exportsQuery, teamExportsQuery } from './exports-query'
import { readExportsSearch } from './exports-search'
import { OwnExports } from './OwnExports'
import { TeamExports } from './TeamExports'

/** Exports that are made in the background: own ones, and those of the team for who reads the work of others. */
export function ExportsPage() {
  const { t } = useTranslation()
  const { scope } = useUser()
  const mayReadOthers = hasRight(scope, 'reviews.view')
  return (
    <>
      <PageHead title={t('page.exports')} />
      <div className={styles.page}>{mayReadOthers ? <Tabs /> : <OwnExports />}</div>
    </>
  )
}

function Tabs() {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/exports' })
  const { tab } = readExportsSearch(useSearch({ from: '/exports' }))
  const { team } = useUser()
  const own = useQuery(exportsQuery)
  const ofTeam = usePages(teamExportsQuery)
  return (
    <ViewTabs<'own' | 'team'>
      label={t('page.exports')}
      action={moveToExportTabs}
      view={tab ?? 'own'}
      views={[
        { id: 'own', name: t('exports.mine'), count: own.data?.items.length },
        { id: 'team', name: team.name, count: ofTeam.list.data?.pages[0]?.count },
      ]}
      onView={(view) => void navigate({ search: view === 'team' ? { tab: view } : {}, replace: true })}
    >
      {tab === 'team' ? <TeamExports {...ofTeam} /> : <OwnExports />}
    </ViewTabs>
  )
}
