import type { Conversation } from '@panel/contract'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/Chip'
import { initialsOf } from '../../ui/initials'
import { ScrollRegion } from '../../ui/ScrollRegion'
import { FactList } from './FactList'
import { groupFacts, interestsOf } from './facts'
import { InterestTags } from './InterestTags'
import styles from './ProfilePanel.module.css'

type Props = { conversation: Conversation /** Whose conversation it is now. */; children: ReactNode }

/** The fictional profile that is written for, and what to say to somebody who asks. */
export function ProfilePanel({ conversation, children }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {children}
      <Persona conversation={conversation} />
      <section className={styles.honest}>
        <h3>{t('honest.title', { name: conversation.customer.name })}</h3>
        <p>{t('honest.text')}</p>
      </section>
    </>
  )
}

const Persona = memo(function Persona({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const { profile, customer } = conversation
  const facts = groupFacts(profile.facts).flatMap((group) => group.facts)
  return (
    <ScrollRegion className={styles.persona} aria-label={t('profile.of', { name: profile.name })}>
      <div className={styles.top}>
        {profile.photo_url ? (
          <img className={styles.photo} src={profile.photo_url} alt="" referrerPolicy="no-referrer" />
        ) : (
          <span className={styles.photo} aria-hidden="true">
            {initialsOf(profile.name)}
          </span>
        )}
        <div className={styles.id}>
          <h2>
            {profile.name} {profile.age !== null && <span>{profile.age}</span>}
          </h2>
          {profile.city && <p>{profile.city}</p>}
          <Chip tone="accent">{t('profile.fictional')}</Chip>
        </div>
      </div>
      {profile.about && (
        <section>
          <h3>{t('profile.about')}</h3>
          <p className={styles.about}>{profile.about}</p>
        </section>
      )}
      {interestsOf(profile.facts).length > 0 && (
        <section>
          <h3>{t('facts.interests')}</h3>
          <InterestTags facts={profile.facts} others={customer.facts} />
        </section>
      )}
      {facts.length > 0 && (
        <section>
          <h3>{t('profile.facts')}</h3>
          <FactList facts={facts} />
        </section>
      )}
    </ScrollRegion>
  )
})
