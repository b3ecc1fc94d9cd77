import { IconAlertCircle } from '@tabler/icons-react'
import { type ComponentProps, useId } from 'react'
import styles from './TextAreaField.module.css'

type Props = ComponentProps<'textarea'> & {
  label: string
  /** What is wrong with it; it is read out with the field. */
  error?: string | null
}

/** A text of several lines with its label, and its error below it. */
export function TextAreaField({ label, error, ...area }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        {...area}
        className={styles.area}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
