import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { PeriodField } from '../../../ui/fields/PeriodField'
import { DownloadButton } from '../../../ui/lists/DownloadButton'
import { FilterBar } from '../../../ui/lists/FilterBar'
import { noPeriod } from '../../../ui/words/period'
import { languageName } from '../../../ui/words/region-names'
import { useSetLanguages } from '../../profiles/profile-sets/use-set-languages'
import { OperatorFilter } from '../../settings/OperatorFilter'
import { SiteownerFilter } from '../../settings/SiteownerFilter'
import { useReport } from './use-report'

const files = { text: '/api/profile-text-report.csv', set: '/api/profile-set-report.csv' } as const

/** Period, operator, site owner and language of a report, and its file. */
export function ReportFilterBar() {
  const { t } = useTranslation()
  const { kind, search, filters, today, set, onReset } = useReport()
  const languages = useSetLanguages()
  const known = languages.some(([code]) => code === search.language)
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
      <FilterSelect
        label={t('overview.language')}
        value={search.language ?? ''}
        all={t('saved_replies.all_languages')}
        options={
          search.language && !known
            ? [...languages, [search.language, languageName(search.language)] as const]
            : languages
        }
        onChoose={(language) => set({ language: language || undefined })}
      />
    </FilterBar>
  )
}
