import type { OpenedReviewItem } from '@panel/contract'
import {
  type ReviewScore,
  reviewWordsLength,
  totalScore,
  weightShare,
} from '@panel/contract/rules/review-rules'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
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
import figure from './total.module.css'
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
  const [chosen, setChosen] = useState<string | null>(null)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const open = criteria.filter(({ code }) => !isScored(draft, code))
  const at = chosen ?? open[0]?.code ?? null
  const saving = useSaveReview(item, onDone)
  const isBusy = saving.isPending || isLoading
  const isReadOnly = Boolean(item.own?.answer)
  const score = (code: string, value: ReviewScore | null) => {
    const next = { ...draft, scores: { ...draft.scores, [code]: value } }
    onDraft(next)
    setIsIncomplete(false)
    setChosen(nextOpen(next, criteria, code) ?? code)
  }
  const { offered, pass, save } = useSheetActions(isReadOnly, isBusy, {
    choose: (value) => at !== null && !isBusy && score(at, value),
    focusWords: () => words.current?.focus(),
    pass: () => saving.mutate({ draft, passes: true }),
    save: () => {
      setIsIncomplete(open.length > 0)
      if (open.length === 0) saving.mutate({ draft, passes: false })
    },
  })
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
        <Words field={words} draft={draft} isReadOnly={isReadOnly} onDraft={onDraft} />
        <OtherReviews item={item} />
      </ScrollRegion>
      <Foot item={item} draft={draft} failure={saving.failure} isIncomplete={isIncomplete} onDraft={onDraft}>
        {pass && save && (
          <div className={styles.buttons}>
            <ActionButton action={pass} />
            <ActionButton action={save} look="primary" isBusy={saving.isPending} />
          </div>
        )}
      </Foot>
    </section>
  )
}

/** The next criterion without a score, from one on. */
function nextOpen(draft: Draft, criteria: OpenedReviewItem['card']['criteria'], from: string) {
  const place = criteria.findIndex(({ code }) => code === from)
  const later = [...criteria.slice(place + 1), ...criteria.slice(0, place)]
  return later.find(({ code }) => !isScored(draft, code))?.code
}

type WordsProps = Pick<Props, 'draft' | 'onDraft'> & {
  field: RefObject<HTMLTextAreaElement | null>
  isReadOnly: boolean
}

function Words({ field, draft, isReadOnly, onDraft }: WordsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.words}>
      <TextAreaField
        ref={field}
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
  )
}

type Acts = {
  choose: (score: ReviewScore | null) => void
  focusWords: () => void
  pass: () => void
  save: () => void
}

/** The actions of the sheet with their keys; none when it is only read. */
function useSheetActions(isReadOnly: boolean, isBusy: boolean, acts: Acts) {
  const { t } = useTranslation()
  const offered = scoreActions.map(({ score: value, action }) => ({ value, action: offer(t, action, acts) }))
  useOffered(isReadOnly ? [] : offered.map(({ action }) => action))
  useAction(writeWords, isReadOnly ? null : { focus: acts.focusWords })
  const pass = useAction(passItem, isReadOnly ? null : { isBusy, run: acts.pass })
  const save = useAction(saveAndNext, isReadOnly ? null : { isBusy, run: acts.save })
  return { offered, pass, save }
}

type FootProps = Pick<Props, 'item' | 'draft' | 'onDraft'> & {
  failure: string | null
  isIncomplete: boolean
  children: ReactNode
}

/** The total, what hinders its saving, and whether the operator is asked to answer. */
function Foot({ item, draft, failure, isIncomplete, onDraft, children }: FootProps) {
  const { t } = useTranslation()
  const { criteria } = item.card
  const open = criteria.filter(({ code }) => !isScored(draft, code)).length
  const total = totalScore(item.card, draft.scores)
  const warning = failure ?? (isSavedElsewhere(draft, item) ? t('reviews.saved_elsewhere') : null)
  return (
    <footer className={styles.foot}>
      {warning && <FailureNotice>{warning}</FailureNotice>}
      <p className={figure.total}>
        <b>{total === null ? '–' : formatNumber(total)}</b>
        <span>
          {open > 0 ? t('reviews.of_100_open', { open, all: criteria.length }) : t('reviews.of_100')}
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
      {!item.own?.answer && (
        <CheckField
          label={t('reviews.ask')}
          hint={t('reviews.ask_hint')}
          checked={draft.asked}
          onChange={(asked) => onDraft({ ...draft, asked })}
        />
      )}
      {children}
    </footer>
  )
}
