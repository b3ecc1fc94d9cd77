import type { BoardLanguage } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import text from '../../../ui/text.module.css'
import { formatDate } from '../../../ui/words/dates'
import { hereOf } from './board-rows'
import styles from './Forecast.module.css'

type Props = {
  row: BoardLanguage
  hours: readonly string[]
  /** Numbers instead of blocks. */
  isTable: boolean
  /** The most operators that any language needs in an hour. */
  most: number
}

/** Above this number there is no space for a block for each operator. */
const mostBlocks = 10

/** The operators that each hour needs: one block for each, filled while somebody who is here covers it. Many are bars. */
export function ForecastHours({ row, hours, isTable, most }: Props) {
  const { t } = useTranslation()
  const { needed } = row.forecast ?? {}
  const here = hereOf(row.here)
  if (!needed) return null
  const spoken = needed.map((number, hour) => {
    const time = formatDate(hours[hour] ?? '', 'timeOnly')
    const missing = Math.max(0, number - here)
    return missing > 0
      ? t('board.forecast.hour_short', { time, needed: number, missing })
      : t('board.forecast.hour', { time, needed: number })
  })
  if (isTable)
    return (
      <span className={styles.hours}>
        {needed.map((number, hour) => (
          <span key={hours[hour]} className={styles.number} data-short={number > here || undefined}>
            <span aria-hidden="true">
              {number}
              {number > here && <small>−{number - here}</small>}
            </span>
            <span className={text.hidden}>{spoken[hour]}</span>
          </span>
        ))}
      </span>
    )
  return (
    <span
      role="img"
      aria-label={spoken.join('; ')}
      className={styles.hours}
      data-dense={most > 6 || undefined}
      data-bars={most > mostBlocks || undefined}
    >
      {needed.map((number, hour) => (
        <span key={hours[hour]} className={styles.hour} title={spoken[hour]}>
          {number === 0 && <i className={styles.none} />}
          {most > mostBlocks ? (
            <>
              <Bar share={Math.min(number, here) / most} />
              <Bar share={Math.max(0, number - here) / most} isMissing />
            </>
          ) : (
            Array.from({ length: number }, (_, block) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks have no other identity.
              <i key={block} className={styles.block} data-missing={block >= here || undefined} />
            ))
          )}
        </span>
      ))}
    </span>
  )
}

/** Many operators in one block. */
function Bar({ share, isMissing }: { share: number; isMissing?: boolean }) {
  if (share === 0) return null
  return <i className={styles.block} data-missing={isMissing} style={{ flexBasis: `${share * 100}%` }} />
}
