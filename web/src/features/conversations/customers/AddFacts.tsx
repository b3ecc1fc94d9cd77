import type { CustomerField } from '@panel/contract/rules/enumerations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './CustomerFacts.module.css'
import { useFactWords } from './fact-words'
import type { Field } from './use-open-fields'

/** As many are shown at first. */
const shownFirst = 6

type Props = {
  /** Empty fields, the most useful first. */
  fields: readonly CustomerField[]
  hasNoInterests: boolean
  onOpen: (field: Field) => void
}

/** What is not known yet, to add with a press. */
export function AddFacts({ fields, hasNoInterests, onOpen }: Props) {
  const { t } = useTranslation()
  const { label } = useFactWords()
  const [isWhole, setIsWhole] = useState(false)
  const shown: Field[] = isWhole ? [...fields] : fields.slice(0, shownFirst)
  if (hasNoInterests) shown.push('interests')
  if (shown.length === 0) return null
  const nameOf = (field: Field) => (field === 'interests' ? t('facts.interests') : label(field))
  return (
    <section className={styles.add} aria-label={t('facts.not_known')}>
      <h3 className={styles.addTitle}>{t('facts.add_short')}</h3>
      <ul className={styles.unknown}>
        {shown.map((field) => (
          <li key={field}>
            <button
              type="button"
              data-field={field}
              aria-label={t('facts.add', { field: nameOf(field) })}
              onClick={() => onOpen(field)}
            >
              {nameOf(field)}
            </button>
          </li>
        ))}
        {fields.length > shownFirst && (
          <li>
            <button
              type="button"
              className={styles.more}
              aria-expanded={isWhole}
              onClick={() => setIsWhole(!isWhole)}
            >
              {t(isWhole ? 'facts.fewer_fields' : 'facts.more_fields')}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
