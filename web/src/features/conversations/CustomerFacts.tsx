import type { Conversation } from '@panel/contract'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/dates'
import { ScrollRegion } from '../../ui/ScrollRegion'
import styles from './CustomerFacts.module.css'
import { FactList } from './FactList'
import { groupFacts, interestsOf, unknownFacts } from './facts'

type Props = { conversation: Conversation }

/** What the customer told us, in groups. */
export const CustomerFacts = memo(function CustomerFacts({ conversation }: Props) {
  const { t } = useTranslation()
  const { customer, profile } = conversation
  const facts = { ...customer.facts }
  if (customer.birthday) facts.birthday = formatDate(customer.birthday, 'dateOnly', undefined, 'UTC')
  const interests = interestsOf(facts)
  const shared = new Set(interestsOf(profile.facts).map((interest) => interest.toLowerCase()))
  const unknown = unknownFacts(facts)
  return (
    <ScrollRegion className={styles.facts} aria-label={t('facts.title')}>
      {interests.length > 0 && (
        <section>
          <h3>{t('facts.interests')}</h3>
          <ul className={styles.tags}>
            {interests.map((interest) => (
              <li
                key={interest}
                className={shared.has(interest.toLowerCase()) ? `${styles.tag} ${styles.shared}` : styles.tag}
              >
                {interest}
              </li>
            ))}
          </ul>
        </section>
      )}
      {groupFacts(facts).map((group) => (
        <section key={group.group}>
          <h3>{t(`facts.group.${group.group}`)}</h3>
          <FactList facts={group.facts} />
        </section>
      ))}
      {unknown.length > 0 && (
        <section>
          <h3>{t('facts.not_known')}</h3>
          <p className={styles.unknown}>{unknown.map((name) => t(`fact.${name}`)).join(', ')}</p>
        </section>
      )}
    </ScrollRegion>
  )
})
