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
import { languageName } from '../../../ui/words/region-names'
import { typeName } from '../../conversations/thread/type-name'
import { LanguageFilter } from '../../settings/LanguageFilter'
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

type Part = { [K in keyof HistorySearch]?: HistorySearch[K] | undefined }

/** The search in the texts, and the filters of specification section 3, each applied when it changes. */
export function HistoryFilters({ search, today, error, onChoose, onReset }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const { period, from, to, ...others } = search
  const set = (part: Part) => onChoose(withoutUndefined({ ...search, ...part }))
  return (
    <FilterBar onReset={onReset} search={<TextSearch search={search} error={error} onSearch={set} />}>
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
        <TeamFilter id={search.team_id} onClear={() => set({ team_id: undefined })} />
      )}
      <SiteownerFilter value={search.siteowner_id} onChoose={(siteowner_id) => set({ siteowner_id })} />
      <LanguageFilter value={search.language} onChoose={(language) => set({ language })} />
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

type TextSearchProps = Pick<Props, 'search' | 'error'> & { onSearch: (part: Part) => void }

function TextSearch({ search, error, onSearch }: TextSearchProps) {
  const { t } = useTranslation()
  const { q, language, order } = search
  return (
    <div className={styles.search}>
      <SearchField
        action={searchHistory}
        label={t('history_list.search')}
        hint={t('history_list.search_hint')}
        maxLength={searchLength}
        value={q ?? ''}
        error={error}
        end={
          <span className={styles.words}>
            {language
              ? t('history_list.words_of', { language: languageName(language) })
              : t('history_list.words_of_all')}
          </span>
        }
        onSearch={(words) => onSearch({ q: words || undefined, order: words ? order : undefined })}
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
      {q !== undefined && (
        <OrderSwitch isNewest={order === 'newest'} onOrder={(next) => onSearch({ order: next })} />
      )}
    </div>
  )
}

/** The team whose link was opened. Another one cannot be chosen. */
function TeamFilter({ id, onClear }: { id: number; onClear: () => void }) {
  const { t } = useTranslation()
  const teams = useQuery(teamsQuery).data
  const team = teams && [...teams.teams, ...teams.retired].find((each) => each.id === id)
  return (
    <FilterSelect
      label={t('history_list.team')}
      value={String(id)}
      options={team ? [[String(id), team.name]] : []}
      onChoose={onClear}
    />
  )
}

/** `20–49`, and `200+` for the longest. */
function lengthWords(name: keyof typeof historyLengths): string {
  const [from, below] = historyLengths[name]
  return below === null ? `${from}+` : `${from}–${below - 1}`
}
