import styles from './Keys.module.css'
import { useKeysOn } from './key-choices'

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)
const faces: Record<string, string> = {
  mod: isMac ? '⌘' : 'Ctrl',
  shift: '⇧',
  enter: '↵',
  esc: 'Esc',
  tab: 'Tab',
}
/** The names of keys that are symbols. */
const spoken: Record<string, string> = {
  mod: isMac ? 'Command' : 'Ctrl',
  shift: 'Shift',
  enter: 'Enter',
  esc: 'Esc',
}

/** Keys as a screen reader announces them: `Ctrl Enter`. */
export const spokenKeys = (keys: string) =>
  keys
    .split('+')
    .map((key) => spoken[key] ?? key)
    .join(' ')

type Props = {
  /** Without keys nothing is rendered. */
  keys: string | undefined
  onAccent?: boolean
  className?: string
  /** Also when it is switched off, and in a narrow window: for lists of keys. */
  isAlways?: boolean
}

/**
 * Keys as printed on buttons: `mod+enter`, `E`; nothing for a key that is switched off. Screen readers get `aria-keyshortcuts`
 * of the button instead.
 */
export function Keys({ keys, onAccent, className, isAlways }: Props) {
  const on = useKeysOn(keys)
  const shown = isAlways ? keys : on
  if (!shown) return null
  return (
    <span
      className={[styles.keys, isAlways && styles.always, className].filter(Boolean).join(' ')}
      aria-hidden="true"
    >
      {shown.split('+').map((key) => (
        <kbd key={key} className={onAccent ? `${styles.key} ${styles.onAccent}` : styles.key}>
          {faces[key] ?? key}
        </kbd>
      ))}
    </span>
  )
}
