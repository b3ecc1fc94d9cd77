import type { MessageTurn } from '@panel/contract/enumerations'
import { IconGift, IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../ui/dates'
import page from '../../ui/figures-page.module.css'
import { ScrollRegion } from '../../ui/ScrollRegion'
import text from '../../ui/text.module.css'
import { ShareBar } from './ShareBar'
import type { Counts, Stats } from './stats-query'
import table from './stats-table.module.css'

// The most frequent ones first: answers, then pokes and starters.
const order: readonly MessageTurn[] = ['reply', 'extra_reply', 'poke', 'extra_poke', 'starter']
const extras = [
  ['photo', IconPhoto],
  ['gift', IconGift],
] as const

/** The columns of specification section 2, for all message types. */
export function TypesPanel({ stats }: { stats: Stats }) {
  const { t } = useTranslation()
  const countsOf = (type: string) => stats.types.find((row) => row.type === type) ?? nothing
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2>{t('stats.by_type')}</h2>
        <span>{t('stats.means')}</span>
      </header>
      <ScrollRegion aria-label={t('stats.by_type')}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('overview.message_type')}</th>
              <th scope="col">{t('stats.messages')}</th>
              <th scope="col">{t('stats.with_answer')}</th>
              <th scope="col">{t('stats.percentage')}</th>
            </tr>
          </thead>
          {order.map((turn) => (
            <tbody key={turn}>
              <tr className={table.turn}>
                <th scope="row">{t(`turn.${turn}`)}</th>
                <Figures counts={countsOf(turn)} />
              </tr>
              {extras.map(([extra, Icon]) => (
                <tr key={extra}>
                  <th scope="row">
                    <span className={table.extra}>
                      <Icon size={16} stroke={1.75} aria-hidden="true" />
                      <span className={text.hidden}>{t(`turn.${turn}`)}, </span>
                      {t(`message_type.${extra}`)}
                    </span>
                  </th>
                  <Figures counts={countsOf(`${turn}_${extra}`)} />
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row">{t('stats.all_types')}</th>
              <Figures counts={stats.total} />
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </section>
  )
}

const nothing: Counts = { messages: 0, with_answer: 0, answer_percentage: null }

function Figures({ counts }: { counts: Counts }) {
  return (
    <>
      <td>{formatNumber(counts.messages)}</td>
      <td>{formatNumber(counts.with_answer)}</td>
      <td>
        <ShareBar percentage={counts.answer_percentage} />
      </td>
    </>
  )
}
