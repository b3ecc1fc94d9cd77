import { type ComponentProps, useId } from 'react'
import styles from './Field.module.css'
import { controlProps, FieldFrame } from './FieldFrame'

type Props = ComponentProps<'textarea'> & {
  label: string
  /** The error of the field, which is read out with it. */
  error?: string | null
}

/** A multi-line text field with its label, and its error below. */
export function TextAreaField({ label, error, ...area }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error}>
      <textarea
        dir="auto"
        rows={2}
        {...controlProps(id, error)}
        {...area}
        className={`${styles.control} ${styles.area}`}
      />
    </FieldFrame>
  )
}
