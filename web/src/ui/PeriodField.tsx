import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from './Field'
import { daysOf, type PeriodSearch, periodIn, periodNames, usualPeriod } from './period'
import { SelectField } from './SelectField'

type Props = { period: PeriodSearch; today: string; onChange: (period: PeriodSearch) => void }

/** A period by its name, or from one day to another. */
export function PeriodField({ period, today, onChange }: Props) {
  const { t } = useTranslation()
  const { from, to } = daysOf(period, today)
  const isOther = period.from !== undefined
  const words = {
    today: t('today'),
    yesterday: t('yesterday'),
    '7_days': t('period.seven_days'),
    '30_days': t('period.thirty_days'),
    month: t('period.month'),
  }
  /** The other end gives way. A day that is only half typed changes nothing. */
  const choose = (next: { from?: string; to?: string }) => {
    const days = { from: next.from ?? from, to: next.to ?? to }
    if (days.from > days.to) Object.assign(days, next.from ? { to: days.from } : { from: days.to })
    if (periodIn(days).from !== undefined) onChange(days)
  }
  return (
    <>
      <SelectField
        label={t('period.label')}
        value={isOther ? 'other' : (period.period ?? usualPeriod)}
        onChange={({ target: { value } }) =>
          onChange(value === 'other' ? { from, to } : periodIn({ period: value }))
        }
      >
        {periodNames.map((name) => (
          <option key={name} value={name}>
            {words[name]}
          </option>
        ))}
        <option value="other">{t('period.other')}</option>
      </SelectField>
      {isOther && (
        <>
          <DayField label={t('period.from')} day={from} onDay={(day) => choose({ from: day })} />
          <DayField label={t('period.to')} day={to} onDay={(day) => choose({ to: day })} />
        </>
      )}
    </>
  )
}

type DayProps = { label: string; day: string; onDay: (day: string) => void }

/** A day, taken when the field is left or Enter is pressed: while it is typed it goes through years that nobody means. */
function DayField({ label, day, onDay }: DayProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const apply = () => {
    if (typed !== null && typed !== day) onDay(typed)
    setTyped(null)
  }
  return (
    <Field
      type="date"
      label={label}
      value={typed ?? day}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  )
}
