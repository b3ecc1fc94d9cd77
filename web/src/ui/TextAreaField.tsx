import { type ComponentProps, useId } from 'react'
import styles from './Field.module.css'
import { controlProps, FieldFrame } from './FieldFrame'

type Props = ComponentProps<'textarea'> & {
  label: string
  /** What is wrong with it; it is read out with the field. */
  error?: string | null
}

/** A text of several lines with its label, and its error below it. */
export function TextAreaField({ label, error, ...area }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error}>
      <textarea
        rows={2}
        {...controlProps(id, error)}
        {...area}
        className={`${styles.control} ${styles.area}`}
      />
    </FieldFrame>
  )
}
