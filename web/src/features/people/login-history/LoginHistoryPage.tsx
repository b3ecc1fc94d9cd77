import { loginOutcomes } from '@panel/contract/rules/enumerations'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { usePages } from '../../../api/pages-query'
import { useTotal } from '../../../api/use-total'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { PeriodField } from '../../../ui/fields/PeriodField'
import { DownloadButton } from '../../../ui/lists/DownloadButton'
import { FilterBar } from '../../../ui/lists/FilterBar'
import { ListPage } from '../../../ui/lists/ListPage'
import { noPeriod } from '../../../ui/words/period'
import { useToday } from '../../../ui/words/service-time'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { useListSearch } from '../../settings/list-views/use-list-search'
import { OperatorFilter } from '../../settings/OperatorFilter'
import { LoginHistoryTable } from './LoginHistoryTable'
import { loginHistoryFilters, loginHistoryQuery } from './login-history-query'
import { readLoginHistorySearch } from './login-history-search'

/** Sign-ins with operator, address and result. Specification section 2. */
export function LoginHistoryPage() {
  const { t } = useTranslation()
  const { search, set, onReset, views } = useListSearch(readLoginHistorySearch)
  const today = useToday()
  const filters = loginHistoryFilters(search, today)
  const { list, rows } = usePages(loginHistoryQuery(filters))
  const all = useTotal(list, ['login-history', 'count', filters], (signal) =>
    call('GET /api/operator-login-history/count', { query: filters, signal }),
  )
  return (
    <ListPage
      title={t('page.login_history')}
      list={list}
      rows={rows.length}
      all={all}
      shown={t('login_history.shown', { count: rows.length })}
      failed={t('login_history.failed')}
      nothing={t('login_history.nothing')}
      onReset={onReset}
      scrollsItself
      views={
        <NamedViews
          list="login_history"
          {...views}
          count={{
            rows: async (view, signal) =>
              call('GET /api/operator-login-history/count', {
                query: loginHistoryFilters(readLoginHistorySearch(view), today),
                signal,
              }),
            today,
            isReady: list.isSuccess,
          }}
        />
      }
      filters={
        <FilterBar
          onReset={onReset}
          actions={<DownloadButton path="/api/operator-login-history.csv" query={filters} />}
        >
          <PeriodField period={search} today={today} onChange={(next) => set({ ...noPeriod, ...next })} />
          <OperatorFilter value={search.operator_id} onChoose={(operator_id) => set({ operator_id })} />
          <FilterSelect
            label={t('login_history.outcome')}
            value={search.outcome ?? ''}
            options={loginOutcomes.map(
              (outcome) => [outcome, t(`login_history.outcomes.${outcome}`)] as const,
            )}
            onChoose={(value) => set({ outcome: loginOutcomes.find((outcome) => outcome === value) })}
          />
        </FilterBar>
      }
    >
      <LoginHistoryTable rows={rows} />
    </ListPage>
  )
}
