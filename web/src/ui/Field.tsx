import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'

type Props = ComponentProps<'input'> & {
  label: string
  /** A button at the end, inside the frame. */
  end?: ReactNode
}

export function Field({ label, end, className, ...input }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.inside}>
        <input
          id={id}
          spellCheck={false}
          {...input}
          className={className ? `${styles.input} ${className}` : styles.input}
        />
        {end}
      </div>
    </div>
  )
}
