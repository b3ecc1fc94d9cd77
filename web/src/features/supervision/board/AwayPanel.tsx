import type { Board } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { TitledPanel } from '../../../ui/TitledPanel'
import text from '../../../ui/text.module.css'
import { Age } from '../../../ui/words/Age'
import { clockFace } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import { breakLeft } from '../../answering/away/break-time'
import { useReasons } from '../../settings/use-reasons'
import styles from './BoardLists.module.css'
import { OwnActs } from './OwnActs'

/** Who is away and why, who is paused, and what the coach did. */
export function AwayPanel({ board: { away, paused, acts } }: { board: Board }) {
  const { t } = useTranslation()
  const { read } = useReasons()
  const now = useNow()
  return (
    <TitledPanel title={t('board.away.title')} count={away.count} className={styles.panel}>
      {away.count === 0 && <p className={styles.empty}>{t('board.away.none')}</p>}
      <ul className={styles.rows}>
        {away.items.map((each) => (
          <li key={each.operator.id}>
            <b>{each.operator.name ?? t('away.somebody', { id: each.operator.id })}</b>
            <span title={read(each)}>{read(each)}</span>
            <em>
              {t('board.away.back_in', {
                time: clockFace(breakLeft({ startedAt: each.since, endsAt: each.until }, now)),
              })}
            </em>
          </li>
        ))}
      </ul>
      {paused.length > 0 && (
        <>
          <h3 className={`${styles.subtitle} ${text.panel}`}>{t('board.paused_operators')}</h3>
          <ul className={styles.rows}>
            {paused.map(({ operator, since }) => (
              <li key={operator.id}>
                <b>{operator.name ?? t('away.somebody', { id: operator.id })}</b>
                <span>{t('board.paused')}</span>
                <em>
                  <Age since={since} />
                </em>
              </li>
            ))}
          </ul>
        </>
      )}
      <OwnActs acts={acts} />
    </TitledPanel>
  )
}
