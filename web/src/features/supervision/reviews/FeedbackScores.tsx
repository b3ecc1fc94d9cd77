import type { OpenedFeedback } from '@panel/contract'
import { reviewScores, weightShare } from '@panel/contract/rules/review-rules'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatShare } from '../../../ui/words/dates'
import { Moment } from '../../../ui/words/Moment'
import { criterionName } from './criterion-name'
import styles from './FeedbackPage.module.css'
import figure from './total.module.css'

type Props = { item: OpenedFeedback; lastTotals: readonly number[] }

/** The words of the coach, the score of 100 and the score of each criterion. */
export function FeedbackScores({ item, lastTotals }: Props) {
  const { t } = useTranslation()
  const { review, by, is_random } = item
  const last = lastTotals.map((total) => formatNumber(total)).join(', ')
  return (
    <section className={styles.panel}>
      <header className={styles.head}>
        <h2>{t('feedback.from', { name: by.name ?? t('overview.hidden_name') })}</h2>
        <Moment at={item.saved_at} />
      </header>
      <div className={styles.body}>
        {review.words && (
          <p className={styles.words} dir="auto">
            {review.words}
          </p>
        )}
        {review.total !== null && (
          <p className={figure.total}>
            <b>{formatNumber(review.total)}</b>
            <span>{lastTotals.length > 1 ? t('feedback.of_100_last', { last }) : t('reviews.of_100')}</span>
          </p>
        )}
      </div>
      <dl className={styles.scores}>
        {review.card.criteria.map((criterion) => {
          const score = review.scores[criterion.code] ?? null
          return (
            <div key={criterion.code}>
              <dt>
                {criterionName(t, criterion)}{' '}
                <span className={styles.weight}>{formatShare(weightShare(review.card, criterion))}</span>
              </dt>
              <dd>
                {score !== null && (
                  <span className={styles.bars} aria-hidden="true">
                    {reviewScores.map((each) => (
                      <i key={each} data-on={each <= score || undefined} />
                    ))}
                  </span>
                )}
                <span>{t(`reviews.score.${score ?? 0}`)}</span>
              </dd>
            </div>
          )
        })}
      </dl>
      <p className={styles.note}>
        {t(is_random ? 'feedback.random' : 'feedback.chosen')} {t('feedback.no_consequence')}
      </p>
    </section>
  )
}
