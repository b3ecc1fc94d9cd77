import type { TextParts } from '@panel/contract'
import styles from './Hits.module.css'

/** A text in which the server has marked the words of a search. */
export const Hits = ({ parts }: { parts: TextParts }) =>
  parts.map(({ part, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <mark key={index} className={styles.hit}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
