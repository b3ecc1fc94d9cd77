import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Field.module.css'

type Props = {
  /** Of the control inside; the note below it has the same with `-note`. */
  id: string
  label: string
  /** What helps to fill it in; it gives way to the error. */
  hint?: ReactNode
  error?: string | null
  children: ReactNode
}

/** A control with its label above, and its hint or error below it. */
export function FieldFrame({ id, label, hint, error, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {error ? (
        <p id={`${id}-note`} className={styles.error} role="alert">
          <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-note`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** What ties the control to its label and note. */
export const controlProps = (id: string, error?: string | null, hint?: ReactNode) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint ? `${id}-note` : undefined,
})
