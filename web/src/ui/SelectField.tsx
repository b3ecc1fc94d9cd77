import { IconChevronDown } from '@tabler/icons-react'
import { type ComponentProps, useId } from 'react'
import styles from './Field.module.css'
import { controlProps, FieldFrame } from './FieldFrame'

type Props = ComponentProps<'select'> & {
  label: string
  /** What is wrong with it; it is read out with the field. */
  error?: string | null
}

/** One of several, chosen from a list that opens, with its label above and its error below. */
export function SelectField({ label, error, children, ...select }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={styles.inside}>
        <select
          {...controlProps(id, error)}
          {...select}
          className={`${styles.control} ${styles.line} ${styles.select}`}
        >
          {children}
        </select>
        <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
      </div>
    </FieldFrame>
  )
}
