import type { OpenedReviewItem } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../ui/words/dates'
import { criterionName } from './criterion-name'
import styles from './ScoreSheet.module.css'

/** What the operator answered, and how colleagues have scored the message: shown after the own score. */
export function OtherReviews({ item }: { item: OpenedReviewItem }) {
  const { t } = useTranslation()
  const answer = item.own?.answer
  return (
    <>
      {answer && (
        <section className={styles.other}>
          <h3>{t(answer.differs ? 'reviews.differs' : 'reviews.read')}</h3>
          {answer.text && <p dir="auto">{answer.text}</p>}
        </section>
      )}
      {item.others.map((each) => (
        <section key={each.by.id} className={styles.other}>
          <h3>
            {t('reviews.scored_by', { name: each.by.name ?? t('overview.hidden_name') })}{' '}
            {each.total !== null && <b>{formatNumber(each.total)}</b>}
          </h3>
          <dl>
            {each.card.criteria.map((criterion) => {
              const score = each.scores[criterion.code]
              return (
                <div key={criterion.code}>
                  <dt>{criterionName(t, criterion)}</dt>
                  <dd>{t(`reviews.score.${score ?? 0}`)}</dd>
                </div>
              )
            })}
          </dl>
          {each.words && <p dir="auto">{each.words}</p>}
        </section>
      ))}
    </>
  )
}
