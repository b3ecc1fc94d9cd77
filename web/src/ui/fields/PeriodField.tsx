import { useTranslation } from 'react-i18next'
import { lazyPart, useLazyPart } from '../lazy-part'
import { daysOf, type PeriodSearch, periodIn, periodNames, usualPeriod } from '../words/period'
import { WhoseDays } from '../words/WhoseDays'
import { SelectField } from './SelectField'

type Props = {
  period: PeriodSearch
  today: string
  /** Without a period, the list has all days. */
  isOptional?: boolean
  onChange: (period: PeriodSearch) => void
}

/** The calendar is large: it is loaded when the operator wants other dates. */
const dayRange = lazyPart(() => import('./DayRangeField'))

/** A named period, or one from a first to a last day. */
export function PeriodField({ period, today, isOptional, onChange }: Props) {
  const { t } = useTranslation()
  const { from, to } = daysOf(period, today)
  const isOther = period.from !== undefined
  const range = useLazyPart(dayRange, isOther)
  const words = {
    today: t('today'),
    yesterday: t('yesterday'),
    '7_days': t('period.seven_days'),
    '14_days': t('period.fourteen_days'),
    '30_days': t('period.thirty_days'),
    month: t('period.month'),
  }
  return (
    <>
      <SelectField
        label={t('period.label')}
        isInUse={isOther || period.period !== undefined}
        value={isOther ? 'other' : (period.period ?? (isOptional ? 'all' : usualPeriod))}
        options={[
          ...(isOptional ? [['all', t('overview.all')] as const] : []),
          ...periodNames
            .filter((name) => !isOptional || name !== usualPeriod)
            .map((name) => [name, words[name]] as const),
          ['other', t('period.other')],
        ]}
        onChoose={(value) => onChange(value === 'other' ? { from, to } : periodIn({ period: value }))}
      />
      {isOther && range && (
        <range.DayRangeField
          label={`${t('period.from')} – ${t('period.to')}`}
          days={{ from, to }}
          onDays={(days) => {
            if (periodIn(days).from !== undefined) onChange(days)
          }}
        />
      )}
      <WhoseDays />
    </>
  )
}
