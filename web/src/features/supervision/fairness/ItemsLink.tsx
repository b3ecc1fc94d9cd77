import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../ui/words/dates'
import styles from './Comparison.module.css'
import type { Numbered } from './fairness-query'
import { withItems } from './fairness-search'
import { nameOfNumber } from './number-words'

type Props = { number: Numbered; events: number; items: number }

/** How often something happened, on how many items: opens what it counts. Plain text when there is nothing. */
export function ItemsLink({ number, events, items }: Props) {
  const { t } = useTranslation()
  const counted = t('fairness.of', { events: formatNumber(events), items: formatNumber(items) })
  if (events === 0) return counted
  return (
    <Link
      from="/fairness"
      to="."
      search={withItems(number.measure, number.length)}
      replace
      className={styles.open}
      aria-label={t('fairness.open_items', { measure: nameOfNumber(t, number), counted })}
    >
      {counted}
    </Link>
  )
}
