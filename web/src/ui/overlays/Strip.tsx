import type { ComponentProps, ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Keys } from '../actions/Keys'
import { useOwnNow } from '../words/now'
import styles from './Strip.module.css'

/** Until when something can be undone, by the browser's clock, and for how many seconds in all. */
export type Countdown = { until: number; seconds: number }

/** Whole seconds that are left; 0 or less when the time is over. */
export const useSecondsLeft = ({ until, seconds }: Countdown) =>
  Math.min(seconds, Math.ceil((until - useOwnNow()) / 1_000))

type Props = Pick<ComponentProps<'div'>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'> & {
  ref?: Ref<HTMLDivElement>
  /** What counts down. */
  start: ReactNode
  /** What was done. */
  children: ReactNode
  /** The button with its key, which works after Escape. */
  end: ReactNode
}

/** Says under the head of a chat, over its oldest messages, what was done, and undoes it. */
export function Strip({ ref, start, children, end, ...handlers }: Props) {
  const { t } = useTranslation()
  return (
    <div ref={ref} className={styles.strip} {...handlers}>
      {start}
      <span className={styles.text}>{children}</span>
      <span className={styles.esc} aria-hidden="true">
        <Keys keys="esc" /> {t('action.esc_then')}
      </span>
      {end}
    </div>
  )
}

/** The seconds that are left, in a ring. */
export function CountdownRing({ left, seconds }: { left: number; seconds: number }) {
  return (
    <span className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 52 52" aria-hidden="true">
        <circle cx="26" cy="26" r="22" />
        <circle cx="26" cy="26" r="22" pathLength="100" strokeDasharray={`${(left / seconds) * 100} 100`} />
      </svg>
      <b>{left}</b>
    </span>
  )
}
