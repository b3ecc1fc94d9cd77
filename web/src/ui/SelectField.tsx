import { IconAlertCircle, IconChevronDown } from '@tabler/icons-react'
import { type ComponentProps, useId } from 'react'
import styles from './SelectField.module.css'

type Props = ComponentProps<'select'> & {
  label: string
  /** What is wrong with it; it is read out with the field. */
  error?: string | null
}

/** One of several, chosen from a list that opens, with its label above and its error below. */
export function SelectField({ label, error, children, ...select }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.inside}>
        <select
          id={id}
          {...select}
          className={styles.select}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {children}
        </select>
        <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
      </span>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
