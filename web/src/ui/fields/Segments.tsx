import { useId } from 'react'
import styles from './Segments.module.css'

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [value: Value, name: string])[]
  onChoose: (value: Value) => void
  /** The chosen one has the focus when the dialog opens. */
  hasFocus?: boolean
}

/** A few choices side by side, of which one is chosen. */
export function Segments<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChoose, hasFocus = false } = props
  const name = useId()
  return (
    <div className={styles.segments} role="radiogroup" aria-label={label}>
      {options.map(([option, text]) => (
        <label key={option} className={styles.segment}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            data-autofocus={(hasFocus && option === value) || undefined}
            onChange={() => onChoose(option)}
          />
          {text}
        </label>
      ))}
    </div>
  )
}
