import type { OpenedReviewItem } from '@panel/contract'
import {
  type ReviewScore,
  reviewWordsLength,
  totalScore,
  weightShare,
} from '@panel/contract/rules/review-rules'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { offer } from '../../../ui/actions/actions'
import { Keys } from '../../../ui/actions/Keys'
import { leaveOnEscape } from '../../../ui/actions/leave-on-escape'
import { useAction, useOffered } from '../../../ui/actions/use-action'
import { CheckField } from '../../../ui/fields/CheckField'
import { TextAreaField } from '../../../ui/fields/TextAreaField'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { formatNumber } from '../../../ui/words/dates'
import { CriterionScores } from './CriterionScores'
import { type Draft, isSavedElsewhere, isScored } from './draft'
import { OtherReviews } from './OtherReviews'
import { passItem, saveAndNext, scoreActions, writeWords } from './review-actions'
import styles from './ScoreSheet.module.css'
import { useSaveReview } from './use-save-review'

type Props = {
  item: OpenedReviewItem
  draft: Draft
  isLoading: boolean
  onDraft: (draft: Draft) => void
  onDone: (id: number) => void
}

/** The card: a digit scores the criterion at the bar and moves to the next one; Ctrl+Enter saves and opens the next message. */
export function ScoreSheet({ item, draft, isLoading, onDraft, onDone }: Props) {
  const { t } = useTranslation()
  const words = useRef<HTMLTextAreaElement>(null)
  const { criteria } = item.card
  const open = criteria.filter(({ code }) => !isScored(draft, code))
  const [chosen, setChosen] = useState<string | null>(null)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const at = chosen ?? open[0]?.code ?? null
  const saving = useSaveReview(item, onDone)
  const isBusy = saving.isPending || isLoading
  const isReadOnly = Boolean(item.own?.answer)

  const score = (code: string, value: ReviewScore | null) => {
    const next = { ...draft, scores: { ...draft.scores, [code]: value } }
    onDraft(next)
    setIsIncomplete(false)
    // The next one that is open, from here on; none when all are scored.
    const place = criteria.findIndex((each) => each.code === code)
    const later = [...criteria.slice(place + 1), ...criteria.slice(0, place)]
    setChosen(later.find((each) => !isScored(next, each.code))?.code ?? code)
  }
  const choose = (value: ReviewScore | null) => at !== null && !isBusy && score(at, value)
  const offered = scoreActions.map(({ score: value, action }) => ({
    value,
    action: offer(t, action, { choose }),
  }))
  useOffered(isReadOnly ? [] : offered.map(({ action }) => action))
  useAction(writeWords, isReadOnly ? null : { focus: () => words.current?.focus() })
  const pass = useAction(
    passItem,
    isReadOnly ? null : { isBusy, run: () => saving.mutate({ draft, passes: true }) },
  )
  const save = useAction(
    saveAndNext,
    isReadOnly
      ? null
      : {
          isBusy,
          run: () => {
            setIsIncomplete(open.length > 0)
            if (open.length === 0) saving.mutate({ draft, passes: false })
          },
        },
  )
  const warning = saving.failure ?? (isSavedElsewhere(draft, item) ? t('reviews.saved_elsewhere') : null)
  const total = totalScore(item.card, draft.scores)
  return (
    <section className={styles.sheet} aria-label={t('reviews.card')}>
      <header className={styles.head}>
        <h2>{t('reviews.card_of', { name: item.siteowner.name })}</h2>
        <span>{item.card.version > 0 && t('reviews.version', { version: item.card.version })}</span>
      </header>
      <ScrollRegion className={styles.scroll} aria-label={t('reviews.criteria')}>
        {criteria.map((criterion) => (
          <CriterionScores
            key={criterion.code}
            criterion={criterion}
            share={weightShare(item.card, criterion)}
            scores={offered}
            score={draft.scores[criterion.code]}
            isCurrent={!isReadOnly && criterion.code === at}
            isReadOnly={isReadOnly}
            onCurrent={() => setChosen(criterion.code)}
            onScore={(value) => score(criterion.code, value)}
          />
        ))}
        <div className={styles.words}>
          <TextAreaField
            ref={words}
            label={t('reviews.words')}
            value={draft.words}
            rows={3}
            maxLength={reviewWordsLength}
            readOnly={isReadOnly}
            onChange={(event) => onDraft({ ...draft, words: event.target.value })}
            onKeyDown={leaveOnEscape}
          />
          {!isReadOnly && <Keys keys={writeWords.key} />}
        </div>
        <OtherReviews item={item} />
      </ScrollRegion>
      <footer className={styles.foot}>
        {warning && <FailureNotice>{warning}</FailureNotice>}
        <p className={styles.total}>
          <b>{total === null ? '–' : formatNumber(total)}</b>
          <span>
            {open.length > 0
              ? t('reviews.of_100_open', { open: open.length, all: criteria.length })
              : t('reviews.of_100')}
          </span>
        </p>
        {isIncomplete && (
          <p role="alert" className={styles.missing}>
            {t('reviews.incomplete')}
          </p>
        )}
        {item.own === null && item.other_count > 0 && (
          <p className={styles.others}>{t('reviews.others_later', { count: item.other_count })}</p>
        )}
        {!isReadOnly && (
          <CheckField
            label={t('reviews.ask')}
            hint={t('reviews.ask_hint')}
            checked={draft.asked}
            onChange={(asked) => onDraft({ ...draft, asked })}
          />
        )}
        {pass && save && (
          <div className={styles.buttons}>
            <ActionButton action={pass} />
            <ActionButton action={save} look="primary" isBusy={saving.isPending} />
          </div>
        )}
      </footer>
    </section>
  )
}
