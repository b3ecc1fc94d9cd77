import type { BoardLanguage } from '@panel/contract'
import { minForecastDays } from '@panel/contract/rules/board-rules'
import { IconAlertOctagon, IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { hereOf } from './board-rows'
import styles from './Forecast.module.css'
import { backlogOf, gapOf, roundedWork } from './gap'

type Props = { row: BoardLanguage; hours: readonly string[] }

/** In words, whether the operators who are here are enough for the next hours, and the work that waits. */
export function GapWords({ row, hours }: Props) {
  const { t } = useTranslation()
  const { forecast } = row
  const time = (place: number) => formatDate(hours[place] ?? '', 'timeOnly')
  const here = hereOf(row.here)
  const backlog = backlogOf({ here, waiting: row.waiting, handling: forecast?.handling_seconds ?? null })
  if (!forecast?.needed) {
    const days = forecast?.days ?? 0
    const Icon = backlog === null ? IconClock : IconAlertTriangle
    return (
      <span
        className={styles.gap}
        data-gap={backlog === null ? 'unknown' : 'later'}
        data-long={backlog !== null || undefined}
      >
        <Icon size={18} stroke={1.75} aria-hidden="true" />
        <span>
          {backlog !== null && `${backlogWords(backlog)}. `}
          {days < minForecastDays ? t('board.gap.history', { count: days }) : t('board.gap.not_measured')}
        </span>
      </span>
    )
  }
  const gap = gapOf(here, forecast.needed)
  const isShort = gap.kind === 'short'
  const isNow = isShort && gap.from === 0
  const isWarning = isShort || backlog !== null
  const Icon = isNow ? IconAlertOctagon : isWarning ? IconAlertTriangle : IconCheck
  return (
    <span
      className={styles.gap}
      data-gap={isNow ? 'now' : isWarning ? 'later' : undefined}
      data-long={backlog !== null || undefined}
    >
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span>
        {backlog !== null && `${backlogWords(backlog)}. `}
        {words()}
        {forecast.is_thin && `. ${t('board.gap.thin')}`}
      </span>
    </span>
  )

  function backlogWords(seconds: number): string {
    const work = roundedWork(seconds)
    const time =
      'hours' in work
        ? t('duration.only_hours', { hours: formatNumber(work.hours) })
        : t('duration.only_minutes', work)
    return t('board.gap.backlog', { count: row.waiting, time })
  }

  function words(): string {
    if (gap.kind === 'enough') {
      if (backlog !== null) return t('board.gap.enough_for_new')
      if (gap.spare === 0) return t('board.gap.enough')
      if (gap.from === 0) return t('board.gap.spare', { count: gap.spare })
      return t('board.gap.spare_from', { count: gap.spare, time: time(gap.from) })
    }
    const { missing: count, from, until } = gap
    if (from === 0)
      return until === null
        ? t('board.gap.short_now', { count })
        : t('board.gap.short_until', { count, until: time(until) })
    return until === null
      ? t('board.gap.short_from', { count, from: time(from) })
      : t('board.gap.short_between', { count, from: time(from), until: time(until) })
  }
}

/** Whether operators are missing in one of the hours. */
export const isShort = ({ here, forecast }: BoardLanguage) =>
  (forecast?.needed ?? []).some((number) => number > hereOf(here))
