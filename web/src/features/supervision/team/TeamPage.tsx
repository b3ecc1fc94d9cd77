import { hasRight } from '@panel/contract/rules/rights'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/fields/SelectField'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { PageHead } from '../../../ui/PageHead'
import { TitledPanel } from '../../../ui/TitledPanel'
import { useToday } from '../../../ui/words/service-time'
import { teamsQuery } from '../../settings/teams-query'
import { useUser } from '../../settings/user-query'
import { presenceQuery } from '../presence/presence-query'
import styles from './TeamPage.module.css'
import { TeamTable } from './TeamTable'
import { teamReviewsQuery, teamStatsQuery } from './team-queries'
import { teamRows } from './team-rows'
import { readTeamSearch } from './team-search'

/** The coach's team, or another one: each person with figures, and the way to their page. */
export function TeamPage() {
  const { t } = useTranslation()
  const user = useUser()
  const { team_id = user.team.id } = readTeamSearch(useSearch({ from: '/team' }))
  const has = {
    presence: hasRight(user.scope, 'chat_stats.away'),
    reviews: hasRight(user.scope, 'reviews.score'),
  }
  const stats = useQuery(teamStatsQuery(team_id, useToday()))
  const presence = useQuery({ ...presenceQuery, enabled: has.presence })
  const reviews = useQuery({ ...teamReviewsQuery(team_id), enabled: has.reviews })
  const rows = teamRows({
    stats: stats.data?.rows ?? [],
    present: presence.data?.items.filter(({ team }) => team.id === team_id) ?? [],
    reviews: reviews.data ?? [],
  })
  return (
    <>
      <PageHead title={t('page.team')} />
      <ScrollRegion className={styles.page} aria-label={t('page.team')}>
        <TeamChoice teamId={team_id} />
        {stats.data ? (
          <TitledPanel
            title={stats.data.team_name ?? user.team.name}
            aside={t('period.month')}
            className={styles.panel}
          >
            {rows.length === 0 && <p className={styles.empty}>{t('team.nobody')}</p>}
            {rows.length > 0 && <TeamTable rows={rows} has={has} />}
          </TitledPanel>
        ) : (
          <NotLoaded query={stats} failed={t('team.failed')} />
        )}
      </ScrollRegion>
    </>
  )
}

function TeamChoice({ teamId }: { teamId: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/team' })
  const teams = useQuery(teamsQuery).data?.teams ?? []
  if (teams.length < 2) return null
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('operators.field.team_id')}
        value={String(teamId)}
        options={teams.map(({ id, name }) => [String(id), name] as const)}
        onChoose={(id) => void navigate({ search: { team_id: Number(id) }, replace: true })}
      />
    </div>
  )
}
