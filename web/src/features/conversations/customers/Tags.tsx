import { type TagList, useTags } from '../../settings/use-tags'
import styles from './Tags.module.css'

type Props = {
  list: TagList
  words: readonly string[]
  /** Those of the other side: common ones are highlighted. */
  others?: readonly string[]
}

/** Tags of a person; a word of the site that is not a tag is shown as it is. */
export function Tags({ list, words, others = [] }: Props) {
  const { codesIn, textOf } = useTags(list)
  const shared = new Set(codesIn(others).map((word) => word.toLowerCase()))
  return (
    <ul className={styles.tags}>
      {codesIn(words).map((word) => (
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
