import text from '../../../ui/text.module.css'
import { languageName } from '../../../ui/words/region-names'
import styles from './LanguageTag.module.css'

/** The short tag of a language, which is read out by its name. */
export function LanguageTag({ language }: { language: string }) {
  return (
    <span className={styles.tag} title={languageName(language)}>
      <span aria-hidden="true">{language}</span>
      <span className={text.hidden}>{languageName(language)}</span>
    </span>
  )
}
