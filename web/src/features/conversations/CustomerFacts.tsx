import type { Conversation } from '@panel/contract'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/dates'
import { ScrollRegion } from '../../ui/ScrollRegion'
import styles from './CustomerFacts.module.css'
import { FactList } from './FactList'
import { groupFacts, interestsOf, unknownFacts } from './facts'
import { InterestTags } from './InterestTags'

type Props = { conversation: Conversation }

/** What the customer told us, in groups. */
export const CustomerFacts = memo(function CustomerFacts({ conversation }: Props) {
  const { t } = useTranslation()
  const { customer, profile } = conversation
  const facts = { ...customer.facts }
  if (customer.birthday) facts.birthday = formatDate(customer.birthday, 'dateOnly', undefined, 'UTC')
  const unknown = unknownFacts(facts)
  return (
    <ScrollRegion className={styles.facts} aria-label={t('facts.title')}>
      {interestsOf(facts).length > 0 && (
        <section>
          <h3>{t('facts.interests')}</h3>
          <InterestTags facts={facts} others={profile.facts} />
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
