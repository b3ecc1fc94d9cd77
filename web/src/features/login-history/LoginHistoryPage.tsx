import { loginOutcomes } from '@panel/contract/enumerations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DownloadButton } from '../../ui/DownloadButton'
import { FilterBar } from '../../ui/FilterBar'
import { FilterSelect } from '../../ui/FilterSelect'
import { ListPage } from '../../ui/ListPage'
import { useNow } from '../../ui/now'
import { PeriodField } from '../../ui/PeriodField'
import { dayAt } from '../../ui/period'
import { withoutUndefined } from '../../ui/search-values'
import { OperatorFilter } from '../settings/OperatorFilter'
import { LoginHistoryTable } from './LoginHistoryTable'
import { loginHistoryFilters, loginHistoryQuery } from './login-history-query'
import type { LoginHistorySearch } from './login-history-search'

/** Sign-ins with operator, address and result. Specification section 2. */
export function LoginHistoryPage() {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/operator-login-history' })
  const search = useSearch({ from: '/operator-login-history' })
  const today = dayAt(useNow(60_000), 'local')
  const filters = loginHistoryFilters(search, today)
  const list = useInfiniteQuery(loginHistoryQuery(filters))
  const rows = list.data?.pages.flatMap((page) => page.items) ?? []
  const choose = (next: LoginHistorySearch) => void navigate({ search: next, replace: true })
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
