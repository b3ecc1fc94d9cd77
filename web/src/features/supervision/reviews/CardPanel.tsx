import { weightShare } from '@panel/contract/rules/review-rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatShare } from '../../../ui/words/dates'
import { CardDialog } from './CardDialog'
import styles from './CardPanel.module.css'
import { cardQuery } from './card-query'
import { criterionName } from './criterion-name'

/** The criteria and weights by which messages of a site owner are scored. */
export function CardPanel({ siteownerId }: { siteownerId: number }) {
  const { t } = useTranslation()
  const read = useQuery(cardQuery(siteownerId))
  const [isEdited, setIsEdited] = useState(false)
  const card = read.data
  return (
    <TitledPanel
      title={t('review_cards.title')}
      aside={card && card.version > 0 && t('reviews.version', { version: card.version })}
    >
      <NotLoaded query={read} failed={t('review_cards.failed')} />
      {card && (
        <>
          <dl className={styles.criteria}>
            {card.criteria.map((criterion) => (
              <div key={criterion.code}>
                <dt>{criterionName(t, criterion)}</dt>
                <dd>{formatShare(weightShare(card, criterion))}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.foot}>
            <Button size="small" onClick={() => setIsEdited(true)}>
              {t('review_cards.edit')}
            </Button>
          </div>
          {isEdited && (
            <CardDialog siteownerId={siteownerId} card={card} onClose={() => setIsEdited(false)} />
          )}
        </>
      )}
    </TitledPanel>
  )
}
