import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { addDays } from '../../../ui/words/period'
import { useToday } from '../../../ui/words/service-time'
import { WhoseDays } from '../../../ui/words/WhoseDays'
import styles from './Hours.module.css'
import { earlierWeek, laterWeek } from './hours-actions'
import { daysOfWeek, mondayOf } from './hours-search'
import { useHoursWords } from './use-hours-words'

type Props = {
  /** The Monday of the week. */
  week: string
  /** Undefined is the current week. */
  onChoose: (week: string | undefined) => void
}

/** The week, with the steps to the one before and after it. */
export function WeekSteps({ week, onChoose }: Props) {
  const { t } = useTranslation()
  const words = useHoursWords()
  const current = mondayOf(useToday())
  const { from, to } = daysOfWeek(week)
  const choose = (next: string) => onChoose(next === current ? undefined : next)
  const earlier = useAction(earlierWeek, { go: () => choose(addDays(week, -7)) })
  const later = useAction(laterWeek, { isLast: week >= current, go: () => choose(addDays(week, 7)) })
  return (
    <div className={styles.steps}>
      <ActionButton action={earlier} look="quiet" aria-label={earlier.title}>
        {null}
      </ActionButton>
      <b role="status">{t('hours.from_to', { from: words.day(from), to: words.day(to) })}</b>
      <ActionButton action={later} look="quiet" aria-label={later.title}>
        {null}
      </ActionButton>
      <WhoseDays />
    </div>
  )
}
