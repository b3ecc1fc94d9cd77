import { type ReactNode, useId } from 'react'
import styles from './TitledPanel.module.css'
import text from './text.module.css'

type Props = {
  title: string
  /** Content at the other end of the title's line. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a page with a title. */
export function TitledPanel({ title, aside, className, children }: Props) {
  const id = useId()
  return (
    <section className={className ? `${styles.panel} ${className}` : styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={text.panel}>
          {title}
        </h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  )
}
