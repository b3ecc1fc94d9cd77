import type { ReviewCriterion, ReviewScore } from '@panel/contract/rules/review-rules'
import { useTranslation } from 'react-i18next'
import type { OfferedAction } from '../../../ui/actions/actions'
import { Keys } from '../../../ui/actions/Keys'
import { formatShare } from '../../../ui/words/dates'
import { criterionName } from './criterion-name'
import styles from './ScoreSheet.module.css'

type Props = {
  criterion: ReviewCriterion
  /** Its weight as a part of all. */
  share: number
  scores: readonly { value: ReviewScore | null; action: OfferedAction }[]
  /** Undefined while it is open; null: it does not apply. */
  score: ReviewScore | null | undefined
  /** The digits score it. */
  isCurrent: boolean
  isReadOnly: boolean
  onCurrent: () => void
  onScore: (score: ReviewScore | null) => void
}

/** A criterion with its weight and its scores. */
export function CriterionScores({
  criterion,
  share,
  scores,
  score,
  isCurrent,
  isReadOnly,
  onCurrent,
  onScore,
}: Props) {
  const { t } = useTranslation()
  const name = criterionName(t, criterion)
  return (
    <fieldset
      className={styles.criterion}
      aria-label={name}
      data-current={isCurrent || undefined}
      disabled={isReadOnly}
    >
      <b>{name}</b>
      <span className={styles.weight}>{formatShare(share)}</span>
      <div className={styles.scores}>
        {scores.map(({ value, action }) => (
          <button
            key={action.id}
            type="button"
            className={styles.score}
            aria-pressed={score === value}
            onFocus={onCurrent}
            onClick={() => onScore(value)}
          >
            {isCurrent && <Keys keys={action.key} />}
            {/* There is no space for five words and keys. */}
            <span className={isCurrent && value === null ? styles.besideKeys : undefined}>
              {action.title}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
