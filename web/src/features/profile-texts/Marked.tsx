import { sharedRuns } from './shared-runs'
import styles from './TextBody.module.css'

/** A text with the runs of words marked that another text has too. */
export function Marked({ text, like }: { text: string; like: string }) {
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
