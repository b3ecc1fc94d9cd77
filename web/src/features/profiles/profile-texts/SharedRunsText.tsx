import { sharedRuns } from './shared-runs'
import styles from './TextBody.module.css'

/** A text in which the runs of words that another text also contains are marked. */
export function SharedRunsText({ text, like }: { text: string; like: string }) {
  return sharedRuns(text, like).map(({ text: part, isShared, at }) =>
    isShared ? (
      <mark key={at} className={styles.shared}>
        {part}
      </mark>
    ) : (
      <span key={at}>{part}</span>
    ),
  )
}
