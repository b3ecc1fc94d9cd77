import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { controlProps, FieldFrame } from './FieldFrame'

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
export function Field({ label, end, hint, error, className = '', ...input }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.inside}>
        <input
          spellCheck={false}
          {...controlProps(id, error, hint)}
          {...input}
          className={`${styles.control} ${styles.line} ${className}`}
        />
        {end}
      </div>
    </FieldFrame>
  )
}
