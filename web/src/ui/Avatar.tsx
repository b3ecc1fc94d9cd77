import styles from './Avatar.module.css'
import { initialsOf } from './words/initials'

export function Avatar({ name, isLarge }: { name: string; isLarge?: boolean }) {
  return (
    <span className={isLarge ? `${styles.avatar} ${styles.large}` : styles.avatar} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
