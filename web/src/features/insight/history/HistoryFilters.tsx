import { sentMessageTypes, yesNo } from '@panel/contract/rules/enumerations'
import { historyLengths, historyMarks, searchLength } from '@panel/contract/rules/history-filters'
import { levelSeeingOtherOperators } from '@panel/contract/rules/rights'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { PeriodField } from '../../../ui/fields/PeriodField'
import { SearchField } from '../../../ui/fields/SearchField'
import { FilterBar } from '../../../ui/lists/FilterBar'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { compareLanguages } from '../../../ui/words/name-order'
import { languageName } from '../../../ui/words/region-names'
import { typeName } from '../../conversations/thread/type-name'
import { OperatorFilter } from '../../settings/OperatorFilter'
import { SiteownerFilter } from '../../settings/SiteownerFilter'
import { teamsQuery } from '../../settings/teams-query'
import { useUser } from '../../settings/user-query'
import styles from './HistoryFilters.module.css'
import { searchHistory } from './history-actions'
import { type HistorySearch, lengthNames } from './history-search'
import { OrderSwitch } from './OrderSwitch'

type Props = {
  search: HistorySearch
  today: string
  /** Why nothing was searched. */
  error: string | null
  onChoose: (search: HistorySearch) => void
  /** Null when all filters have their defaults. */
  onReset: (() => void) | null
}

/** The search in the texts, and the filters of specification section 3, each applied when it changes. */
export function HistoryFilters({ search, today, error, onChoose, onReset }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const { period, from, to, ...others } = search
  const set = (part: { [K in keyof HistorySearch]?: HistorySearch[K] | undefined }) =>
    onChoose(withoutUndefined({ ...search, ...part }))
  const { language } = search
  const teams = useQuery({ ...teamsQuery, enabled: search.team_id !== undefined }).data
  const team = teams && [...teams.teams, ...teams.retired].find(({ id }) => id === search.team_id)
  const languages = [...new Set([...user.languages, ...(language ? [language] : [])])].sort(compareLanguages)
  return (
    <FilterBar
      onReset={onReset}
      search={
        <div className={styles.search}>
          <SearchField
            action={searchHistory}
            label={t('history_list.search')}
            hint={t('history_list.search_hint')}
            maxLength={searchLength}
            value={search.q ?? ''}
            error={error}
            end={
              <span className={styles.words}>
                {language
                  ? t('history_list.words_of', { language: languageName(language) })
                  : t('history_list.words_of_all')}
              </span>
            }
            onSearch={(q) => set({ q: q || undefined, order: q ? search.order : undefined })}
          />
          <p className={styles.how}>
            <span>
              <b>“{t('history_list.how.phrase')}”</b>
            </span>
            <span>
              <b>{t('history_list.how.prefix')}*</b> {t('history_list.how.begins')}
            </span>
            <span>
              <b>-{t('history_list.how.excluded')}</b> {t('history_list.how.without')}
            </span>
          </p>
          {search.q !== undefined && (
            <OrderSwitch isNewest={search.order === 'newest'} onOrder={(order) => set({ order })} />
          )}
        </div>
      }
    >
      <PeriodField
        period={withoutUndefined({ period, from, to })}
        today={today}
        onChange={(next) => onChoose({ ...next, ...others })}
      />
      <FilterSelect
        label={t('overview.message_type')}
        value={search.type ?? ''}
        options={sentMessageTypes.map((type) => [type, typeName(t, type)])}
        onChoose={(value) => set({ type: sentMessageTypes.find((type) => type === value) })}
      />
      {user.permissions.id >= levelSeeingOtherOperators && (
        <OperatorFilter value={search.operator_id} onChoose={(operator_id) => set({ operator_id })} />
      )}
      {search.team_id !== undefined && (
        <FilterSelect
          label={t('history_list.team')}
          value={String(search.team_id)}
          options={team ? [[String(team.id), team.name]] : []}
          onChoose={() => set({ team_id: undefined })}
        />
      )}
      <SiteownerFilter value={search.siteowner_id} onChoose={(siteowner_id) => set({ siteowner_id })} />
      <FilterSelect
        label={t('overview.language')}
        value={language ?? ''}
        options={languages.map((each) => [each, languageName(each)])}
        onChoose={(value) => set({ language: value || undefined })}
      />
      <FilterSelect
        label={t('history_list.answered')}
        value={search.answered ?? ''}
        all={t('history_list.either')}
        options={yesNo.map((answer) => [answer, t(answer)])}
        onChoose={(value) => set({ answered: yesNo.find((answer) => answer === value) })}
      />
      <FilterSelect
        label={t('history_list.length')}
        value={search.length ?? ''}
        all={t('history_list.any')}
        options={lengthNames.map((name) => [name, lengthWords(name)])}
        onChoose={(value) => set({ length: lengthNames.find((name) => name === value) })}
      />
      <FilterSelect
        label={t('history_list.marked')}
        value={search.marked ?? ''}
        all={t('history_list.any')}
        options={historyMarks.map((mark) => [mark, t(`history_list.mark.${mark}`)])}
        onChoose={(value) => set({ marked: historyMarks.find((mark) => mark === value) })}
      />
    </FilterBar>
  )
}

/** `20–49`, and `200+` for the longest. */
function lengthWords(name: keyof typeof historyLengths): string {
  const [from, below] = historyLengths[name]
  return below === null ? `${from}+` : `${from}–${below - 1}`
}
