import type { BoardLanguage } from '@panel/contract'
import type { LateMinutes } from '@panel/contract/rules/lateness'
import { hasRight } from '@panel/contract/rules/rights'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { showChartAsTable } from '../../../ui/charts/chart-actions'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { languageName } from '../../../ui/words/region-names'
import { WaitingTime } from '../../../ui/words/WaitingTime'
import { useUser } from '../../settings/user-query'
import { defaultFilters, searchOf } from '../overview/filters'
import styles from './BoardLanguages.module.css'
import { hereOf } from './board-rows'
import { ForecastHours } from './ForecastHours'
import { GapWords, isShort } from './GapWords'
import { HereMarks } from './HereMarks'

type Props = {
  languages: readonly BoardLanguage[]
  /** The beginnings of the hours of the forecast. */
  hours: readonly string[]
  /** From when on a chat is late. */
  late: LateMinutes
  /** Null on a wall screen, which nobody moves in. */
  cursor: Cursor | null
}

type Cursor = {
  /** The language at the cursor. */
  chosen: string | null
  /** The id of a row for the cursor of the page. */
  idOf: (language: string) => number
  onFocus: (language: string) => void
}

/** One row for each language, in an order that stays the same, so that a row is found by its place. */
export function BoardLanguages({ languages, hours, late, cursor }: Props) {
  const { t } = useTranslation()
  const [isTable, setIsTable] = useState(false)
  const table = useAction(showChartAsTable, cursor && { isTable, toggle: () => setIsTable(!isTable) })
  const mostNeeded = Math.max(0, ...languages.flatMap(({ forecast }) => forecast?.needed ?? []))
  const most = Math.max(1, ...languages.map(({ waiting }) => waiting))
  return (
    <section className={styles.panel} aria-label={t('board.languages')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('home.language')}</th>
            <th scope="col">{t('board.column.waiting')}</th>
            <th scope="col" className={styles.end}>
              {t('home.oldest')}
            </th>
            <th scope="col">{t('board.column.here')}</th>
            <th scope="col" className={styles.hours}>
              <span className={styles.hourNames}>
                {hours.map((hour) => (
                  <span key={hour}>{formatDate(hour, 'timeOnly').replace(/:00$/, '')}</span>
                ))}
              </span>
            </th>
            <th scope="col">{t('board.column.needed')}</th>
          </tr>
        </thead>
        <tbody>
          {languages.map((row) => (
            <Row
              key={row.language}
              row={row}
              late={late}
              most={most}
              forecast={<ForecastHours row={row} hours={hours} isTable={isTable} most={mostNeeded} />}
              hours={hours}
              cursor={cursor}
            />
          ))}
        </tbody>
      </table>
      {table && (
        <p className={styles.legend}>
          {(['covered', 'lacking'] as const).map((look) => (
            <span key={look}>
              <i className={styles.block} data-look={look} aria-hidden="true" />
              {t(`board.forecast.${look}`)}
            </span>
          ))}
          {(['answering', 'ready', 'away'] as const).map((state) => (
            <span key={state}>
              <i className={styles.mark} data-state={state} aria-hidden="true" />
              {t(`board.here.${state}`)}
            </span>
          ))}
          <span className={styles.assumed} title={t('board.forecast.assumes')}>
            {t('board.forecast.from')} {t('board.counted_once')}
          </span>
          <span>{t('board.late_chats', late)}</span>
          <ActionButton action={table} look="quiet" size="small" />
        </p>
      )}
    </section>
  )
}

type RowProps = {
  row: BoardLanguage
  late: LateMinutes
  most: number
  forecast: ReactNode
  hours: readonly string[]
  cursor: Cursor | null
}

function Row({ row, late, most, forecast, hours, cursor }: RowProps) {
  const onFocus = () => cursor?.onFocus(row.language)
  const { t } = useTranslation()
  return (
    // The keyboard uses the name in the row.
    <tr data-cursor={row.language === cursor?.chosen || undefined} onClick={onFocus}>
      <th scope="row" className={styles.name}>
        {cursor ? (
          <>
            <LanguageLink language={row.language} id={cursor.idOf(row.language)} onFocus={onFocus} />{' '}
            <span className={styles.code}>{row.language}</span>
          </>
        ) : (
          <span className={styles.link}>{languageName(row.language)}</span>
        )}
      </th>
      <td className={styles.waiting}>
        <span>
          <b className={styles.figure}>{formatNumber(row.waiting)}</b>
          <span className={styles.bar} aria-hidden="true">
            <i style={{ width: `${(row.waiting / most) * 100}%` }} />
          </span>
          <small className={styles.phone} aria-hidden="true">
            {t('board.phone.waiting')}
          </small>
        </span>
      </td>
      <td className={styles.oldest}>
        <small className={styles.phone} aria-hidden="true">
          {t('board.phone.oldest')}
        </small>
        {row.oldest_waiting_at ? <WaitingTime since={row.oldest_waiting_at} late={late} /> : '–'}
      </td>
      <td className={styles.here}>
        <span>
          <b className={styles.figure}>{formatNumber(hereOf(row.here))}</b>
          <HereMarks here={row.here} />
          <small className={styles.phone} aria-hidden="true">
            {t('board.phone.here')}
          </small>
        </span>
      </td>
      <td className={styles.hours} data-short={isShort(row) || undefined}>
        {forecast}
        <span className={styles.hourEnds} aria-hidden="true">
          <span>{formatDate(hours[0] ?? '', 'timeOnly')}</span>
          <span>{formatDate(hours.at(-1) ?? '', 'timeOnly')}</span>
        </span>
      </td>
      <td className={styles.gap}>
        <GapWords row={row} hours={hours} />
      </td>
    </tr>
  )
}

type LinkProps = { language: string; id: number; onFocus: () => void }

/** The name of a language leads to its waiting chats, for those who may see them. */
function LanguageLink({ language, id, onFocus }: LinkProps) {
  const maySee = hasRight(useUser().scope, 'other_chats.overview')
  const name = languageName(language)
  if (!maySee)
    return (
      <button type="button" data-id={id} className={styles.link} onFocus={onFocus}>
        {name}
      </button>
    )
  return (
    <Link to="/messages" search={waitingIn(language)} data-id={id} className={styles.link} onFocus={onFocus}>
      {name}
    </Link>
  )
}

/** The Chat overview with the waiting chats of a language. */
export const waitingIn = (language: string) => searchOf({ ...defaultFilters, languageFilter: language })
