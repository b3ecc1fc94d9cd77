import { loginOutcomes } from '@panel/contract/rules/enumerations'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { usePages } from '../../../api/pages-query'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { PeriodField } from '../../../ui/fields/PeriodField'
import { DownloadButton } from '../../../ui/lists/DownloadButton'
import { FilterBar } from '../../../ui/lists/FilterBar'
import { ListPage } from '../../../ui/lists/ListPage'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { useToday } from '../../../ui/words/service-time'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { OperatorFilter } from '../../settings/OperatorFilter'
import { LoginHistoryTable } from './LoginHistoryTable'
import { loginHistoryFilters, loginHistoryQuery } from './login-history-query'
import { type LoginHistorySearch, readLoginHistorySearch } from './login-history-search'

/** Sign-ins with operator, address and result. Specification section 2. */
export function LoginHistoryPage() {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/operator-login-history' })
  const { named_view, ...given } = useSearch({ from: '/operator-login-history' })
  const search = readLoginHistorySearch(given)
  const today = useToday()
  const filters = loginHistoryFilters(search, today)
  const { list, rows } = usePages(loginHistoryQuery(filters))
  const show = (next: LoginHistorySearch, view: number | undefined) =>
    void navigate({ search: { ...next, ...withoutUndefined({ named_view: view }) }, replace: true })
  const choose = (next: LoginHistorySearch) => show(next, named_view)
  const { period, from, to, ...others } = search
  const onReset = Object.keys(search).length > 0 ? () => choose({}) : null
  return (
    <ListPage
      title={t('page.login_history')}
      list={list}
      rows={rows.length}
      shown={t('login_history.shown', { count: rows.length })}
      failed={t('login_history.failed')}
      nothing={t('login_history.nothing')}
      onReset={onReset}
      scrollsItself
      views={
        <NamedViews
          list="login_history"
          current={named_view}
          search={search}
          onOpen={(view, id) => show(readLoginHistorySearch(view), id)}
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
          <PeriodField
            period={withoutUndefined({ period, from, to })}
            today={today}
            onChange={(next) => choose({ ...next, ...others })}
          />
          <OperatorFilter
            value={search.operator_id}
            onChoose={(operator_id) => choose(withoutUndefined({ ...search, operator_id }))}
          />
          <FilterSelect
            label={t('login_history.outcome')}
            value={search.outcome ?? ''}
            options={loginOutcomes.map(
              (outcome) => [outcome, t(`login_history.outcomes.${outcome}`)] as const,
            )}
            onChoose={(value) =>
              choose(
                withoutUndefined({ ...search, outcome: loginOutcomes.find((outcome) => outcome === value) }),
              )
            }
          />
        </FilterBar>
      }
    >
      <LoginHistoryTable rows={rows} />
    </ListPage>
  )
}
