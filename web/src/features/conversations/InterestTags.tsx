import { type Facts, interestsOf } from './facts'
import styles from './InterestTags.module.css'

type Props = { facts: Facts /** Of the other side: what both like stands out. */; others: Facts }

export function InterestTags({ facts, others }: Props) {
  const shared = new Set(interestsOf(others).map((interest) => interest.toLowerCase()))
  return (
    <ul className={styles.tags}>
      {interestsOf(facts).map((interest) => (
        <li
          key={interest}
          className={shared.has(interest.toLowerCase()) ? `${styles.tag} ${styles.shared}` : styles.tag}
        >
          {interest}
        </li>
      ))}
    </ul>
  )
}
