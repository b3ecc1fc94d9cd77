import { hasRight } from '@panel/contract/rules/rights'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/fields/SelectField'
import { DownloadButton } from '../../../ui/lists/DownloadButton'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { PageHead } from '../../../ui/PageHead'
import { TitledPanel } from '../../../ui/TitledPanel'
import type { Days } from '../../../ui/words/period'
import { useToday } from '../../../ui/words/service-time'
import { teamsQuery } from '../../settings/teams-query'
import { useUser } from '../../settings/user-query'
import styles from './Hours.module.css'
import { HoursOff } from './HoursOff'
import { teamHoursQuery } from './hours-queries'
import { daysOfWeek, mondayOf, readTeamHoursSearch, type TeamHoursSearch } from './hours-search'
import { PersonHours } from './PersonHours'
import { TeamHoursTable } from './TeamHoursTable'
import { WeekSteps } from './WeekSteps'

type Part = { [Name in keyof TeamHoursSearch]?: TeamHoursSearch[Name] | undefined }

/** The hours of the coach's team in a week, by name only; and those of one person, which the coach can correct. */
export function TeamHoursPage() {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/hours' })
  const search = readTeamHoursSearch(useSearch({ from: '/hours' }))
  const current = mondayOf(useToday())
  const { week = current, team_id, operator_id } = search
  const days = daysOfWeek(week)
  const choose = (part: Part) =>
    void navigate({ search: withoutUndefined({ ...search, ...part }), replace: true })
  return (
    <ScrollRegion className={styles.page} aria-label={t('page.hours')}>
      <PageHead title={t('page.hours')} />
      <div className={styles.head}>
        <WeekSteps week={week} onChoose={(next) => choose({ week: next })} />
        {operator_id === undefined && (
          <>
            <TeamChoice teamId={team_id} onChoose={(id) => choose({ team_id: id })} />
            <DownloadButton path="/api/hours.csv" query={{ ...days, team_id }} />
          </>
        )}
      </div>
      {operator_id === undefined ? (
        <Team days={days} teamId={team_id} onOpen={(id) => choose({ operator_id: id })} />
      ) : (
        <PersonHours id={operator_id} days={days} onBack={() => choose({ operator_id: undefined })} />
      )}
    </ScrollRegion>
  )
}

type TeamProps = { days: Days; teamId: number | undefined; onOpen: (id: number) => void }

function Team({ days, teamId, onOpen }: TeamProps) {
  const { t } = useTranslation()
  const query = useQuery({
    ...teamHoursQuery({ ...days, team_id: teamId }),
    placeholderData: keepPreviousData,
  })
  if (query.data === null) return <HoursOff />
  if (!query.data) return <NotLoaded query={query} failed={t('hours.failed')} />
  const { team, people } = query.data
  return (
    <TitledPanel title={team.name} aside={<span>{t('hours.by_name')}</span>} className={styles.panel}>
      <TeamHoursTable people={people} onOpen={onOpen} />
    </TitledPanel>
  )
}

type ChoiceProps = { teamId: number | undefined; onChoose: (id: number | undefined) => void }

/** The teams, for somebody who manages operators. A coach has the own one. */
function TeamChoice({ teamId, onChoose }: ChoiceProps) {
  const { t } = useTranslation()
  const user = useUser()
  const mayChoose = hasRight(user.scope, 'manage_operators')
  const teams = useQuery({ ...teamsQuery, enabled: mayChoose }).data?.teams ?? []
  if (!mayChoose || teams.length < 2) return null
  return (
    <div className={styles.choice}>
      <SelectField
        label={t('operators.field.team_id')}
        value={String(teamId ?? user.team.id)}
        options={teams.map(({ id, name }) => [String(id), name] as const)}
        onChoose={(id) => onChoose(Number(id) === user.team.id ? undefined : Number(id))}
      />
    </div>
  )
}
