import type { Conversation, ToldFact } from '@panel/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { Badge } from '../../../ui/Badge'
import { failureText } from '../../../ui/words/failure'
import { FactRow } from './FactRow'
import styles from './ToldFacts.module.css'
import { toldFactsQuery } from './told-facts-query'

/** The other facts are shown on request. */
const shownFirst = 6

type Props = { conversation: Conversation; about: ToldFact['about'] }

/** Told facts of the profile or of the customer. Each links to its message. */
export function ToldFacts({ conversation, about }: Props) {
  const { t } = useTranslation()
  const query = useQuery(toldFactsQuery(conversation.id))
  const [isWhole, setIsWhole] = useState(false)
  const facts = query.data?.filter((fact) => fact.about === about) ?? []
  // Facts of the customer are shown among other facts: without any there is no empty message.
  if (about === 'customer' && facts.length === 0) return null
  const shown = isWhole ? facts : facts.slice(0, shownFirst)
  const title =
    about === 'profile' ? t('told.already', { name: conversation.customer.name }) : t('told.from_messages')
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {facts.length > 0 && <Badge count={facts.length} />}
        {facts.length > shownFirst && (
          <span className={styles.end}>
            <LinkButton aria-expanded={isWhole} onClick={() => setIsWhole((before) => !before)}>
              {t(isWhole ? 'told.show_fewer' : 'told.show_all')}
            </LinkButton>
          </span>
        )}
      </div>
      {query.isError && !query.data && (
        <p className={styles.note} role="alert">
          {failureText(t, t('told.failed'), query.error)}{' '}
          <LinkButton onClick={() => void query.refetch()}>{t('error.try_again')}</LinkButton>
        </p>
      )}
      {query.data && facts.length === 0 && <p className={styles.note}>{t('told.none')}</p>}
      {shown.length > 0 && (
        <ul>
          {shown.map((fact) => (
            <FactRow key={fact.id} fact={fact} />
          ))}
        </ul>
      )}
    </section>
  )
}
