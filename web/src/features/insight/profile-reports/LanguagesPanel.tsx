import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { formatNumber } from '../../../ui/words/dates'
import { languageName } from '../../../ui/words/region-names'
import table from '../stats/stats-table.module.css'
import { NumberLink } from './NumberLink'
import type { TextReport } from './report-queries'

/** Texts by language: written in the period, and waiting now. */
export function LanguagesPanel({ report: { languages, waiting } }: { report: TextReport }) {
  const { t } = useTranslation()
  const written = new Map(languages.map((row) => [row.language, row.written]))
  const waitingNow = new Map(waiting.map(({ language, count }) => [language, count]))
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
              <th scope="col">{t('profile_reports.group.language')}</th>
              <th scope="col">{t('profile_reports.number.written')}</th>
              <th scope="col">{t('profile_reports.waiting')}</th>
            </tr>
          </thead>
          <tbody>
            {[...new Set([...written.keys(), ...waitingNow.keys()])].map((language) => {
              const name = languageName(language)
              const count = written.get(language) ?? 0
              return (
                <tr key={language}>
                  <th scope="row">{name}</th>
                  <td>
                    <NumberLink number="written" count={count} filter={{ language }} rowName={name} />
                  </td>
                  <td>{formatNumber(waitingNow.get(language) ?? 0)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
