import { useInterests } from '../settings/use-interests'
import styles from './InterestTags.module.css'

type Props = {
  interests: readonly string[]
  /** The interests of the other side: common ones are highlighted. */
  others: readonly string[]
}

/** Interest tags; a word of the site that is not a tag is shown as it is. */
export function InterestTags({ interests, others }: Props) {
  const { codesIn, textOf } = useInterests()
  const shared = new Set(codesIn(others).map((word) => word.toLowerCase()))
  return (
    <ul className={styles.tags}>
      {codesIn(interests).map((word) => (
        <li
          key={word}
          className={shared.has(word.toLowerCase()) ? `${styles.tag} ${styles.shared}` : styles.tag}
        >
          {textOf(word)}
        </li>
      ))}
    </ul>
  )
}
