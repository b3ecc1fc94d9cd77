import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { controlProps, FieldFrame } from './FieldFrame'

type Props = ComponentProps<'input'> & {
  label: string
  /** A button at the end, inside of the border. */
  end?: ReactNode
  /** A hint for the input; the error replaces it. */
  hint?: ReactNode
  /** The error of the field, which is read out with it. */
  error?: string | null
}

/** A text field with its label, and its hint or error below. */
export function Field({ label, end, hint, error, className = '', ...input }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.inside}>
        <input
          dir="auto"
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
