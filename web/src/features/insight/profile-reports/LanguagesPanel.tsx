import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { sortRows } from '../../../ui/lists/column-sort'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { SortHead } from '../../../ui/lists/SortHead'
import { formatNumber } from '../../../ui/words/dates'
import { languageName } from '../../../ui/words/region-names'
import table from '../stats/stats-table.module.css'
import { NumberLink } from './NumberLink'
import type { TextReport } from './report-queries'
import { useReportSort } from './use-report'

/** Texts by language: written in the period, and waiting now. */
export function LanguagesPanel({ report: { languages, waiting } }: { report: TextReport }) {
  const { t } = useTranslation()
  const written = new Map(languages.map((row) => [row.language, row.written]))
  const waitingNow = new Map(waiting.map(({ language, count }) => [language, count]))
  const sorting = useReportSort('languages_sort')
  const rows = [...new Set([...written.keys(), ...waitingNow.keys()])].map((language) => ({
    language,
    name: languageName(language),
    written: written.get(language) ?? 0,
    waiting: waitingNow.get(language) ?? 0,
  }))
  const sorted = sortRows(rows, sorting.sort, (row, column) =>
    column === 'written' ? row.written : column === 'waiting' ? row.waiting : row.name,
  )
  const title = t('profile_reports.by.language')
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2>{title}</h2>
      </header>
      <ScrollRegion aria-label={title}>
        <table className={table.table}>
          <thead>
            <tr>
              <SortHead column="name" first="ascending" {...sorting}>
                {t('profile_reports.group.language')}
              </SortHead>
              <SortHead column="written" {...sorting}>
                {t('profile_reports.number.written')}
              </SortHead>
              <SortHead column="waiting" {...sorting}>
                {t('profile_reports.waiting')}
              </SortHead>
            </tr>
          </thead>
          <tbody>
            {sorted.map((row) => (
              <tr key={row.language}>
                <th scope="row">{row.name}</th>
                <td>
                  <NumberLink
                    number="written"
                    count={row.written}
                    filter={{ language: row.language }}
                    rowName={row.name}
                  />
                </td>
                <td>{formatNumber(row.waiting)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
