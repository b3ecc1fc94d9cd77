import type { ComponentProps } from 'react'
import styles from './LinkButton.module.css'

/** A small action next to its subject, styled as a link. */
export function LinkButton({ className, ...button }: ComponentProps<'button'>) {
  return (
    <button type="button" {...button} className={className ? `${styles.link} ${className}` : styles.link} />
  )
}
