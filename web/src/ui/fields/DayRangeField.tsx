import { type CalendarDate, parseDate } from '@internationalized/date'
import { years } from '@panel/contract/rules/years'
import { IconAlertCircle, IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  DateInput,
  DateRangePicker,
  DateSegment,
  type RangeValue,
} from 'react-aria-components/DateRangePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Heading } from 'react-aria-components/Heading'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Label } from 'react-aria-components/Label'
import { Popover } from 'react-aria-components/Popover'
import { CalendarCell, CalendarGrid, RangeCalendar } from 'react-aria-components/RangeCalendar'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { issueText } from '../words/issue-text'
import type { Days } from '../words/period'
import styles from './DayRangeField.module.css'
import field from './Field.module.css'

type Props = { label: string; days: Days; isDisabled?: boolean; onDays: (days: Days) => void }

/**
 * The first and the last day, typed or chosen in a calendar. Typed days are applied when the field loses the focus or Enter is
 * pressed, because a date that is not complete has a wrong year.
 */
export function DayRangeField({ label, days, isDisabled = false, onDays }: Props) {
  const { t, i18n } = useTranslation()
  const [typed, setTyped] = useState<RangeValue<CalendarDate> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const apply = (range: RangeValue<CalendarDate> | null) => {
    setTyped(null)
    if (!range) return
    const isFar = [range.start, range.end].some(({ year }) => year < years.min || year > years.max)
    if (isFar) setError(issueText(t, { code: 'year_out_of_range' }))
    else onDays(inOrder({ from: String(range.start), to: String(range.end) }, days))
  }
  const tell = (written: Element) => {
    // What was typed last is drawn: React Aria would correct the date of the key before.
    flushSync(() => {})
    const shown = impossibleDate(written)
    if (shown) setError(t('period.no_such_day', { date: shown }))
  }
  return (
    // English without a country writes dates as Europe does.
    <I18nProvider locale={i18n.language === 'en' ? 'en-GB' : i18n.language}>
      <DateRangePicker
        className={`${field.field} ${styles.range}`}
        value={typed ?? { start: parseDate(days.from), end: parseDate(days.to) }}
        isDisabled={isDisabled}
        shouldForceLeadingZeros
        onChange={isOpen ? apply : setTyped}
        onOpenChange={setIsOpen}
        onBlur={() => apply(typed)}
      >
        <Label className={field.label ?? ''}>{label}</Label>
        <Group
          className={`${field.control} ${field.line} ${styles.group}`}
          onKeyDownCapture={(event) => {
            setError(null)
            if (event.key !== 'Enter') return
            tell(event.currentTarget)
            apply(typed)
          }}
          onBlurCapture={({ target, relatedTarget }) => {
            const day = target.closest('[data-day]')
            if (day && !day.contains(relatedTarget)) tell(day)
          }}
        >
          <Day slot="start" />
          <span aria-hidden="true">–</span>
          <Day slot="end" />
          <Button className={styles.open ?? ''}>
            <IconCalendar size={16} stroke={1.75} aria-hidden="true" />
          </Button>
        </Group>
        {error && (
          <p className={`${field.error} ${styles.told}`} role="alert">
            <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
            {error}
          </p>
        )}
        <Popover className={styles.popover ?? ''} offset={4} placement="bottom start">
          <Dialog className={styles.dialog ?? ''}>
            <Calendar />
          </Dialog>
        </Popover>
      </DateRangePicker>
    </I18nProvider>
  )
}

/** A typed date that no calendar has, such as 29 February of a common year; React Aria changes it to the last day of the month. */
function impossibleDate(written: Element): string | null {
  for (const day of written.matches('[data-day]') ? [written] : written.querySelectorAll('[data-day]')) {
    const part = (type: string) =>
      Number(day.querySelector(`[data-type=${type}]`)?.getAttribute('aria-valuenow'))
    const [year, month, date] = [part('year'), part('month'), part('day')]
    const last = new Date(0)
    last.setUTCFullYear(year, month, 0)
    if (year > 0 && month > 0 && date > last.getUTCDate()) return day.textContent
  }
  return null
}

function Day({ slot }: { slot: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className={styles.day ?? ''} data-day>
      {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
    </DateInput>
  )
}

function Calendar() {
  return (
    <RangeCalendar>
      <header className={styles.month}>
        <Button slot="previous">
          <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
        </Button>
        <Heading />
        <Button slot="next">
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      </header>
      <CalendarGrid className={styles.grid ?? ''}>
        {(date) => <CalendarCell date={date} className={styles.cell ?? ''} />}
      </CalendarGrid>
    </RangeCalendar>
  )
}

/** If the first day is after the last, the one that was not changed becomes equal to the changed one. */
export function inOrder(days: Days, before: Days): Days {
  if (days.from <= days.to) return days
  return days.from !== before.from ? { from: days.from, to: days.from } : { from: days.to, to: days.to }
}
