import { useTranslation } from 'react-i18next'
import { PeriodField } from '../../../ui/fields/PeriodField'
import { DownloadButton } from '../../../ui/lists/DownloadButton'
import { FilterBar } from '../../../ui/lists/FilterBar'
import { noPeriod } from '../../../ui/words/period'
import { LanguageFilter } from '../../settings/LanguageFilter'
import { OperatorFilter } from '../../settings/OperatorFilter'
import { SiteownerFilter } from '../../settings/SiteownerFilter'
import { useReport } from './use-report'

const files = { text: '/api/profile-text-report.csv', set: '/api/profile-set-report.csv' } as const

/** Period, operator, site owner and language of a report, and its file. */
export function ReportFilterBar() {
  const { t } = useTranslation()
  const { kind, search, filters, today, set, onReset } = useReport()
  return (
    <FilterBar
      onReset={onReset}
      actions={
        // The file has the rows of the report, not those of an open list.
        !search.number && (
          <DownloadButton path={files[kind]} query={{ ...filters, by: search.by ?? 'operator' }} />
        )
      }
    >
      <PeriodField period={search} today={today} onChange={(next) => set({ ...noPeriod, ...next })} />
      <OperatorFilter value={search.operator_id} onChoose={(operator_id) => set({ operator_id })} />
      <SiteownerFilter value={search.siteowner_id} onChoose={(siteowner_id) => set({ siteowner_id })} />
      <LanguageFilter
        value={search.language}
        all={t('saved_replies.all_languages')}
        onChoose={(language) => set({ language })}
      />
    </FilterBar>
  )
}
