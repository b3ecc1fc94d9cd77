import styles from './Keys.module.css'

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)
const faces: Record<string, string> = { mod: isMac ? '⌘' : 'Ctrl', shift: '⇧', enter: '↵', esc: 'Esc' }
/** The faces that are signs, in words. */
const spoken: Record<string, string> = {
  mod: isMac ? 'Command' : 'Ctrl',
  shift: 'Shift',
  enter: 'Enter',
  esc: 'Esc',
}

/** Keys as a screen reader is to say them: `Ctrl Enter`. */
export const spokenKeys = (keys: string) =>
  keys
    .split('+')
    .map((key) => spoken[key] ?? key)
    .join(' ')

type Props = { keys: string; onAccent?: boolean; className?: string }

/** Key caps, as printed on buttons: `mod+enter`, `E`. Screen readers get `aria-keyshortcuts` from the button instead. */
export function Keys({ keys, onAccent, className }: Props) {
  return (
    <span className={className ? `${styles.keys} ${className}` : styles.keys} aria-hidden="true">
      {keys.split('+').map((key) => (
        <kbd key={key} className={onAccent ? `${styles.key} ${styles.onAccent}` : styles.key}>
          {faces[key] ?? key}
        </kbd>
      ))}
    </span>
  )
}
