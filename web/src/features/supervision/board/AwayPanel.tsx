import type { Board } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { TitledPanel } from '../../../ui/TitledPanel'
import text from '../../../ui/text.module.css'
import { Age } from '../../../ui/words/Age'
import { clockFace } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import { breakLeft } from '../../answering/away/break-time'
import { OperatorLink } from '../../settings/pages/OperatorLink'
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
            <b>
              <OperatorLink id={each.operator.id} className={styles.link}>
                {each.operator.name ?? t('away.somebody', { id: each.operator.id })}
              </OperatorLink>
            </b>
            <span title={read(each)}>{read(each)}</span>
            <em>
              {each.until === null ? (
                <Age since={each.since} />
              ) : (
                t('board.away.back_in', {
                  time: clockFace(breakLeft({ startedAt: each.since, endsAt: each.until }, now)),
                })
              )}
            </em>
          </li>
        ))}
      </ul>
      {paused.length > 0 && (
        <>
          <h3 className={`${styles.subtitle} ${text.panel}`}>{t('board.paused_operators')}</h3>
          <ul className={styles.rows}>
            {paused.map(({ operator, since, by, reason }) => (
              <li key={operator.id}>
                <b>
                  <OperatorLink id={operator.id} className={styles.link}>
                    {operator.name ?? t('away.somebody', { id: operator.id })}
                  </OperatorLink>
                </b>
                <span title={reason ?? undefined}>
                  {by && t('board.paused_by', { name: by.name ?? t('away.somebody', { id: by.id }) })}
                  {reason && (
                    <>
                      {' '}
                      <q dir="auto">{reason}</q>
                    </>
                  )}
                </span>
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
