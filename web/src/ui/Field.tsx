import { IconAlertCircle } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'

type Props = ComponentProps<'input'> & {
  label: string
  /** A button at the end, inside the frame. */
  end?: ReactNode
  /** What helps to fill it in; it gives way to the error. */
  hint?: ReactNode
  /** What is wrong with it; it is read out with the field. */
  error?: string | null
}

/** A line to type in with its label, and its hint or error below it. */
export function Field({ label, end, hint, error, className, ...input }: Props) {
  const id = useId()
  const noteId = error || hint ? `${id}-note` : undefined
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.inside}>
        <input
          id={id}
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
          {...input}
          className={className ? `${styles.input} ${className}` : styles.input}
        />
        {end}
      </div>
      {error ? (
        <p id={noteId} className={styles.error} role="alert">
          <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
