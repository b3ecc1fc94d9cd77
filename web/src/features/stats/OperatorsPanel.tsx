import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercentage } from '../../ui/dates'
import page from '../../ui/figures-page.module.css'
import list from '../../ui/list-table.module.css'
import { ScrollRegion } from '../../ui/ScrollRegion'
import type { Stats } from './stats-query'
import table from './stats-table.module.css'

type Props = { operators: NonNullable<Stats['operators']> }

/** Messages by operator, with a link to the statistics of each. */
export function OperatorsPanel({ operators }: Props) {
  const { t } = useTranslation()
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2>{t('stats.by_operator')}</h2>
      </header>
      <ScrollRegion className={table.operators} aria-label={t('stats.by_operator')}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('overview.operator_filter')}</th>
              <th scope="col" aria-sort="descending">
                {t('stats.sent')}
              </th>
              <th scope="col">{t('stats.answered')}</th>
              <th scope="col">%</th>
            </tr>
          </thead>
          <tbody>
            {operators.map(({ operator, messages, with_answer, answer_percentage }) => {
              const name = operator.name ?? t('overview.hidden_name')
              return (
                <tr key={operator.id}>
                  <th scope="row" className={table.name} title={name}>
                    <Link
                      from="/stats"
                      to="/stats"
                      search={(search) => ({ ...search, operator_id: operator.id })}
                      className={list.link}
                      aria-label={t('stats.only', { name })}
                    >
                      {name}
                    </Link>
                  </th>
                  <td>{formatNumber(messages)}</td>
                  <td>{formatNumber(with_answer)}</td>
                  <td>{answer_percentage === null ? '–' : formatPercentage(answer_percentage)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
