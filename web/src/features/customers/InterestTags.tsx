import { useFactWords } from './fact-words'
import styles from './InterestTags.module.css'

type Props = {
  interests: readonly string[]
  /** The interests of the other side: common ones are highlighted. */
  others: readonly string[]
}

/** Interest tags; a word of the site that is not a tag is shown as it is. */
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
