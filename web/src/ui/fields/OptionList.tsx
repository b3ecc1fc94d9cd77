import { useState } from 'react'
import { Keys } from '../actions/Keys'
import { shortcutOf } from '../actions/keys'
import { useDialogModEnter } from '../overlays/dialog-keys'
import styles from './OptionList.module.css'

export type Option = {
  title: string
  note: string
  /** `esc` if the option closes the dialog. Never a digit or a letter: a key that is pressed by mistake must not decide. */
  keys?: 'esc' | 'mod+enter'
  /** The safe option: it is marked, and gets the focus. */
  isMain?: boolean
  isDanger?: boolean
  onChoose: () => void
}

/** Milliseconds in which a press has no effect: it can be the second press of a double press on the previous content. */
const inactiveTime = 500

/** The options of a question in a dialog, as large buttons: a press decides. */
export function OptionList({ options, isBusy }: { options: Option[]; isBusy?: boolean }) {
  const [shownAt] = useState(() => performance.now())
  const byModEnter = options.find(({ keys }) => keys === 'mod+enter')
  useDialogModEnter(() => {
    if (!isBusy && performance.now() - shownAt > inactiveTime) byModEnter?.onChoose()
  })
  return (
    <div className={styles.list}>
      {options.map(({ title, note, keys, isMain, isDanger, onChoose }) => (
        <button
          key={title}
          type="button"
          className={isMain ? `${styles.option} ${styles.main}` : styles.option}
          aria-keyshortcuts={keys && shortcutOf(keys)}
          data-autofocus={isMain || undefined}
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) onChoose()
          }}
        >
          <span>
            <b className={isDanger ? styles.danger : undefined}>{title}</b>
            <small>{note}</small>
          </span>
          {keys && <Keys keys={keys} />}
        </button>
      ))}
    </div>
  )
}
