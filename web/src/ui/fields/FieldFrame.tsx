import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Field.module.css'

type Props = {
  /** The id of the control inside; the note below it has the same with `-note`. */
  id: string
  label: string
  /** A hint for the input; the error replaces it. */
  hint?: ReactNode
  error?: string | null
  children: ReactNode
}

/** A control with its label above, and its hint or error below. */
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

/** The attributes that connect the control to its label and note. */
export const controlProps = (id: string, error?: string | null, hint?: ReactNode) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint ? `${id}-note` : undefined,
})
