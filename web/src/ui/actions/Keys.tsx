import styles from './Keys.module.css'
import { useEnabledKeys } from './key-choices'

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)
const symbols: Record<string, string> = {
  mod: isMac ? '⌘' : 'Ctrl',
  shift: '⇧',
  enter: '↵',
  esc: 'Esc',
  tab: 'Tab',
  space: '␣',
}
/** What a screen reader announces instead of a symbol. */
const spokenNames: Record<string, string> = {
  mod: isMac ? 'Command' : 'Ctrl',
  shift: 'Shift',
  enter: 'Enter',
  esc: 'Esc',
  space: 'Space',
}

/** Returns keys as a screen reader announces them, such as `Ctrl Enter`. */
export const spokenKeys = (keys: string) =>
  keys
    .split('+')
    .map((key) => spokenNames[key] ?? key)
    .join(' ')

type Props = {
  /** Such as `mod+enter`. If undefined, nothing is rendered. */
  keys: string | undefined
  onAccent?: boolean
  className?: string
  /** For lists of keys: also shows a key that is switched off, and shows keys in a narrow window. */
  isAlwaysShown?: boolean
}

/**
 * Shows the keys of a button, such as `Ctrl ↵` or `E`. Renders nothing if the key is switched off. Screen readers announce
 * `aria-keyshortcuts` of the button instead.
 */
export function Keys({ keys, onAccent, className, isAlwaysShown }: Props) {
  const activeKeys = useEnabledKeys(keys)
  const shown = isAlwaysShown ? keys : activeKeys
  if (!shown) return null
  return (
    <span
      className={[styles.keys, isAlwaysShown && styles.always, className].filter(Boolean).join(' ')}
      aria-hidden="true"
    >
      {shown.split('+').map((key) => (
        <kbd key={key} className={onAccent ? `${styles.key} ${styles.onAccent}` : styles.key}>
          {symbols[key] ?? key}
        </kbd>
      ))}
    </span>
  )
}
