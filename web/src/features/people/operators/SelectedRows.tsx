import type { ListedOperator } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import styles from './SelectedRows.module.css'
import type { Failure } from './use-for-each'

type Props = {
  /** Each with the changes as text. */
  rows: readonly { row: ListedOperator; changes: readonly string[] }[]
  failures: readonly Failure[]
}

/** What an act on the selected operators changes for each of them, and for whom it failed. */
export function SelectedRows({ rows, failures }: Props) {
  const { t } = useTranslation()
  return (
    <ul className={styles.changes} aria-label={t('operators.changes')}>
      {rows.map(({ row, changes }) => (
        <li key={row.id}>
          <b>{row.name ?? `#${row.id}`}</b>
          {changes.map((change) => (
            <span key={change}>{change}</span>
          ))}
          {failures
            .filter(({ id }) => id === row.id)
            .map(({ text }) => (
              <span key={text} className={styles.failure}>
                {text}
              </span>
            ))}
        </li>
      ))}
    </ul>
  )
}
