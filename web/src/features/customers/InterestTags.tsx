import { useFactWords } from './fact-words'
import styles from './InterestTags.module.css'

type Props = {
  interests: readonly string[]
  /** Of the other side: what both like stands out. */
  others: readonly string[]
}

/** Interest tags; a word of the site's that is no tag stands as it is. */
export function InterestTags({ interests, others }: Props) {
  const { interest } = useFactWords()
  const shared = new Set(others.map((word) => word.toLowerCase()))
  return (
    <ul className={styles.tags}>
      {interests.map((word) => (
        <li
          key={word}
          className={shared.has(word.toLowerCase()) ? `${styles.tag} ${styles.shared}` : styles.tag}
        >
          {interest(word)}
        </li>
      ))}
    </ul>
  )
}
