import { auditActions } from '@panel/contract/rules/audit-actions'
import { auditSubjects } from '@panel/contract/rules/audit-subjects'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { usePages } from '../../../api/pages-query'
import { useTotal } from '../../../api/use-total'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { PeriodField } from '../../../ui/fields/PeriodField'
import { SearchField } from '../../../ui/fields/SearchField'
import { DownloadMenu } from '../../../ui/lists/DownloadButton'
import { FilterBar } from '../../../ui/lists/FilterBar'
import { ListPage, loadMore } from '../../../ui/lists/ListPage'
import { idIn } from '../../../ui/lists/search-values'
import { compareNames } from '../../../ui/words/name-order'
import { noPeriod } from '../../../ui/words/period'
import { useToday } from '../../../ui/words/service-time'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { useListSearch } from '../../settings/list-views/use-list-search'
import { OperatorFilter } from '../../settings/OperatorFilter'
import { AuditLegend } from './AuditLegend'
import { AuditTable } from './AuditTable'
import { findChatInAudit } from './audit-actions'
import { auditFilters, auditQuery } from './audit-query'
import { readAuditSearch } from './audit-search'
import { ChainButton } from './ChainButton'

/** The audit log: operator, action, time, and the values before and after. */
export function AuditPage() {
  const { t } = useTranslation()
  const { search, set, onReset, views } = useListSearch(readAuditSearch)
  const today = useToday()
  const filters = auditFilters(search, today)
  const { list, rows } = usePages(auditQuery(filters))
  const all = useTotal(list, ['audit-log', 'count', filters], (signal) =>
    call('GET /api/audit-log/count', { query: filters, signal }),
  )
  const sorted = <Name extends string>(names: readonly Name[], word: (name: Name) => string) =>
    names.map((name) => [name, word(name)] as const).sort(([, one], [, other]) => compareNames(one, other))
  return (
    <ListPage
      title={t('page.audit')}
      list={list}
      rows={rows.length}
      all={all}
      shown={t('audit.shown', { count: rows.length })}
      failed={t('audit.failed')}
      nothing={t('audit.nothing')}
      onReset={onReset}
      legend={<AuditLegend />}
      note={t('audit.permanent')}
      scrollsItself
      views={
        <NamedViews
          list="audit"
          {...views}
          count={{
            rows: async (view, signal) =>
              call('GET /api/audit-log/count', { query: auditFilters(readAuditSearch(view), today), signal }),
            today,
            isReady: list.isSuccess,
          }}
        />
      }
      filters={
        <FilterBar
          onReset={onReset}
          search={
            <SearchField
              action={findChatInAudit}
              label={t('audit.find_chat')}
              hint={t('audit.find_chat')}
              maxLength={15}
              value={search.conversation_id === undefined ? '' : String(search.conversation_id)}
              onSearch={(typed) => set({ conversation_id: idIn(typed) })}
            />
          }
          actions={
            <>
              <ChainButton />
              <DownloadMenu path="/api/audit-log.csv" query={filters} />
            </>
          }
        >
          <PeriodField period={search} today={today} onChange={(next) => set({ ...noPeriod, ...next })} />
          <OperatorFilter value={search.operator_id} onChoose={(operator_id) => set({ operator_id })} />
          <FilterSelect
            label={t('audit.act')}
            value={search.action ?? ''}
            options={sorted(auditActions, (action) => t(`audit.action.${action}`))}
            onChoose={(value) => set({ action: auditActions.find((action) => action === value) })}
          />
          <FilterSelect
            label={t('audit.kind_heading')}
            value={search.subject_type ?? ''}
            options={sorted(auditSubjects, (type) => t(`audit.kind.${type}`))}
            onChoose={(value) =>
              set({
                subject_type: auditSubjects.find((type) => type === value),
                subject_id: undefined,
                word_list: undefined,
              })
            }
          />
          {search.customer_id !== undefined && (
            <FilterSelect
              label={t('audit.kind.customer')}
              value={String(search.customer_id)}
              options={rows
                .flatMap(({ customer }) => customer ?? [])
                .slice(0, 1)
                .map(({ id, name }) => [String(id), name] as const)}
              onChoose={() => set({ customer_id: undefined })}
            />
          )}
        </FilterBar>
      }
    >
      <AuditTable rows={rows} onEnd={() => loadMore(list)} />
    </ListPage>
  )
}
