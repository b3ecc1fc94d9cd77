import { Keys } from './Keys'
import { useDigitKeys } from './keys'
import styles from './OptionList.module.css'

export type Option = {
  title: string
  note: string
  /** `esc`, where the dialog's closing is the option, or its digit. */
  keys: 'esc' | '1' | '2' | '3'
  /** The safe one: marked, and the focus starts here. */
  isMain?: boolean
  isDanger?: boolean
  onChoose: () => void
}

/** What a dialog asks, as large buttons: a press decides. */
export function OptionList({ options }: { options: Option[] }) {
  useDigitKeys((digit) => options.find(({ keys }) => keys === String(digit))?.onChoose())
  return (
    <div className={styles.list}>
      {options.map(({ title, note, keys, isMain, isDanger, onChoose }) => (
        <button
          key={keys}
          type="button"
          className={isMain ? `${styles.option} ${styles.main}` : styles.option}
          aria-keyshortcuts={keys === 'esc' ? 'Escape' : keys}
          data-autofocus={isMain || undefined}
          onClick={onChoose}
        >
          <span>
            <b className={isDanger ? styles.danger : undefined}>{title}</b>
            <small>{note}</small>
          </span>
          <Keys keys={keys} />
        </button>
      ))}
    </div>
  )
}
