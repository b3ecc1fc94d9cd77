import { type CalendarDate, parseDate } from '@internationalized/date'
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
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
import { useTranslation } from 'react-i18next'
import styles from './DayRangeField.module.css'
import field from './Field.module.css'
import type { Days } from './period'

type Props = { label: string; days: Days; isDisabled?: boolean; onDays: (days: Days) => void }

/**
 * The first and the last day, typed or chosen in a calendar. Typed days are applied when the field loses the focus or Enter is
 * pressed, because a date that is not complete has a wrong year.
 */
export function DayRangeField({ label, days, isDisabled = false, onDays }: Props) {
  const { i18n } = useTranslation()
  const [typed, setTyped] = useState<RangeValue<CalendarDate> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const apply = (range: RangeValue<CalendarDate> | null) => {
    setTyped(null)
    if (range) onDays(inOrder({ from: String(range.start), to: String(range.end) }, days))
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
          onKeyDownCapture={(event) => event.key === 'Enter' && apply(typed)}
        >
          <Day slot="start" />
          <span aria-hidden="true">–</span>
          <Day slot="end" />
          <Button className={styles.open ?? ''}>
            <IconCalendar size={16} stroke={1.75} aria-hidden="true" />
          </Button>
        </Group>
        <Popover className={styles.popover ?? ''} offset={4} placement="bottom start">
          <Dialog className={styles.dialog ?? ''}>
            <Calendar />
          </Dialog>
        </Popover>
      </DateRangePicker>
    </I18nProvider>
  )
}

function Day({ slot }: { slot: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className={styles.day ?? ''}>
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
