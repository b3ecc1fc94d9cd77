import { messageLength } from '@panel/contract/rules/limits'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import text from '../../ui/text.module.css'
import { formatNumber } from '../../ui/words/dates'
import { useAnsweringState } from './answering'
import styles from './TextLength.module.css'

/** The share of the longest text from which the length is shown. */
const shownFrom = 0.8

/** How many characters are left, once most are used; a screen reader announces that, and when none is left, but not each number. */
export function TextLength() {
  const { t } = useTranslation()
  const { length } = useAnsweringState(({ draft }) => draft.text)
  const left = messageLength - length
  const isShown = length >= messageLength * shownFrom
  const number = formatNumber(Math.abs(left))
  return (
    <span className={styles.count}>
      {isShown && (
        <span className={left < 0 ? `${styles.left} ${styles.over}` : styles.left} aria-hidden="true">
          <span
            className={styles.bar}
            // The cast: React does not know the names of own properties.
            style={{ '--used': Math.min(1, length / messageLength) } as CSSProperties}
          />
          <b>{t(left < 0 ? 'sender.over' : 'sender.left', { number })}</b>
          <span className={styles.most}>
            {formatNumber(length)}/{formatNumber(messageLength)}
          </span>
        </span>
      )}
      <span role="status" className={text.hidden}>
        {isShown && t(left < 0 ? 'refusal.too_long' : 'sender.nearly_full')}
      </span>
    </span>
  )
}
