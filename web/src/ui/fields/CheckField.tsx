import { useId } from 'react'
import styles from './CheckField.module.css'

type Props = { label: string; hint: string; checked: boolean; onChange: (checked: boolean) => void }

/** A check box with its label and a hint. */
export function CheckField({ label, hint, checked, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`}>{hint}</p>
      </div>
    </div>
  )
}
