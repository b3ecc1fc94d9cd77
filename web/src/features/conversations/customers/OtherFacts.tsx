import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './CustomerFacts.module.css'
import type { FactValue } from './customer-fields'
import { useFactWords } from './fact-words'

/** Facts whose names only the site knows. */
export function OtherFacts({ facts }: { facts: { name: string; value: FactValue }[] }) {
  const { t } = useTranslation()
  const id = useId()
  const { label, format } = useFactWords(facts.some(({ name }) => name === 'region'))
  if (facts.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{t('facts.group.more')}</h3>
      </div>
      <dl>
        {facts.map(({ name, value }) => (
          <div className={styles.fact} key={name}>
            <dt>{label(name)}</dt>
            <dd>{format(name, value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
