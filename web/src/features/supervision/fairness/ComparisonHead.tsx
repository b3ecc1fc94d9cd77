import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Comparison.module.css'

type Props = {
  /** What the rows are. */
  rows: string
  /** The name of the operator. */
  name: string
  axis: ReactNode
  children?: ReactNode
}

/** The head of a table that shows an operator beside the team. */
export function ComparisonHead({ rows, name, axis, children }: Props) {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        <th scope="col">{rows}</th>
        <th scope="col" className={styles.number}>
          {name}
        </th>
        <th scope="col" className={styles.number}>
          {t('fairness.share')}
        </th>
        <th scope="col" className={styles.number}>
          {t('fairness.team')}
        </th>
        <th scope="col" className={styles.plot}>
          {axis}
        </th>
        {children}
      </tr>
    </thead>
  )
}
