import type { Conversation } from '@panel/contract'
import { interestsIn } from '@panel/contract/rules/interests'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { Tags } from '../../conversations/customers/Tags'
import { PhotosSection } from '../../conversations/photos/PhotosSection'
import { ToldFacts } from '../../conversations/told-facts/ToldFacts'
import { FactList } from './FactList'
import { groupFacts } from './facts'
import styles from './ProfilePanel.module.css'
import { ProfilePhoto } from './ProfilePhoto'

type Props = {
  conversation: Conversation
  /** Shows who has the conversation. */
  children: ReactNode
  /** Marks that the customer asks about it. */
  ask: ReactNode
  /** Stands in place of the profile. */
  instead?: ReactNode
}

/** The fictional profile of the conversation, and advice for a customer who asks about it. */
export function ProfilePanel({ conversation, children, ask, instead }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {children}
      {instead || <Persona conversation={conversation} />}
      <section className={styles.honest}>
        <h3>{t('honest.title', { name: conversation.customer.name })}</h3>
        <p>{t('honest.text')}</p>
        {ask}
      </section>
    </>
  )
}

const Persona = memo(function Persona({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const { profile, customer } = conversation
  const facts = groupFacts(profile.facts).flatMap((group) => group.facts)
  const interests = interestsIn(profile.facts.interests)
  const fetishes = interestsIn(profile.facts.fetishes)
  return (
    <ScrollRegion className={styles.persona} aria-label={t('profile.of', { name: profile.name })}>
      <div className={styles.top}>
        <ProfilePhoto profile={profile} />
        <div className={styles.id}>
          <h2>
            <bdi>{profile.name}</bdi> {profile.age !== null && <span>{profile.age}</span>}
          </h2>
          {profile.city && <p>{profile.city}</p>}
          <Chip tone="accent">{t('profile.fictional')}</Chip>
          {profile.is_retired && <Chip tone="warn">{t('profile.retired')}</Chip>}
        </div>
      </div>
      {profile.about && (
        <section>
          <h3>{t('profile.about')}</h3>
          <p className={styles.about}>{profile.about}</p>
        </section>
      )}
      {interests.length > 0 && (
        <section>
          <h3>{t('facts.interests')}</h3>
          <Tags list="interests" words={interests} others={customer.interests} />
        </section>
      )}
      {fetishes.length > 0 && (
        <section>
          <h3>{t('facts.fetishes')}</h3>
          <Tags list="fetishes" words={fetishes} />
        </section>
      )}
      {facts.length > 0 && (
        <section>
          <h3>{t('profile.facts')}</h3>
          <FactList facts={facts} />
        </section>
      )}
      <PhotosSection conversation={conversation} />
      <ToldFacts conversation={conversation} about="profile" />
    </ScrollRegion>
  )
})
