import type { OpenedEscalation } from '@panel/contract'
import { isBlank } from '@panel/contract/rules/blank'
import {
  type EscalationOutcome,
  effectsOf,
  escalationNoteLength,
  escalationOutcomes,
  type HoldEffect,
  holdEffects,
} from '@panel/contract/rules/hold-rules'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { offer } from '../../../ui/actions/actions'
import { Keys } from '../../../ui/actions/Keys'
import { useAction, useOffered } from '../../../ui/actions/use-action'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { showToast } from '../../../ui/overlays/toasts'
import { failureText } from '../../../ui/words/failure'
import { MomentInSentence } from '../../../ui/words/Moment'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
import { AssignDialog } from './AssignDialog'
import styles from './EscalationsPage.module.css'
import { assignEscalation, outcomeActions, settleEscalation } from './escalation-actions'
import { escalationsKey, holdsKey } from './escalations-key'

type Props = { item: OpenedEscalation; isLoading: boolean; onDone: () => void }

/** Settles the escalation: a letter chooses the outcome, the note is for the file, Ctrl+Enter settles. */
export function SettleForm({ item, isLoading, onDone }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const words = useUnsavedWords('settle', item.id)
  const note = words.text
  const { outcome, effect } = readChoice(words.choice, item)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const settling = useMutation({
    mutationFn: (body: { outcome: EscalationOutcome; effect: HoldEffect; note: string }) =>
      call('POST /api/escalations/:id/settle', { params: { id: item.id }, body }),
    onSuccess: (_, body) => {
      words.forget()
      showToast({
        icon: IconCheck,
        text: t('escalations.done', { outcome: t(`escalations.outcome.${body.outcome}`) }),
      })
      onDone()
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: escalationsKey })
      void client.invalidateQueries({ queryKey: holdsKey })
    },
  })
  const isBusy = settling.isPending || isLoading
  const isOpen = !item.settled
  const choose = (chosen: EscalationOutcome) => {
    words.choose(chosen)
    field.current?.focus()
  }
  const settle = () => {
    setIsSubmitted(true)
    if (isBlank(note)) field.current?.focus()
    else if (outcome && effect) settling.mutate({ outcome, effect, note: note.trim() })
  }
  const offered = outcomeActions.map((each) => ({
    outcome: each.outcome,
    action: offer(t, each.action, { isBusy, choose }),
  }))
  useOffered(isOpen ? offered.map(({ action }) => action) : [])
  const [isAssigning, setIsAssigning] = useState(false)
  const assign = useAction(assignEscalation, isOpen ? { isBusy, open: () => setIsAssigning(true) } : null)
  const submit = useAction(settleEscalation, isOpen ? { isBusy, settle } : null)
  if (item.settled)
    return (
      <footer className={styles.form}>
        <p>
          <b>{t(`escalations.outcome.${item.settled.outcome}`)}</b>,{' '}
          {t(`escalations.effect.${item.settled.effect}`)},{' '}
          {item.settled.by.name ?? t('overview.hidden_name')}, <MomentInSentence at={item.settled.at} />
        </p>
        <p dir="auto">{item.settled.note}</p>
      </footer>
    )
  const allowed = outcome ? effectsOf(item.kind, outcome, item.hold) : []
  return (
    <section className={styles.form} aria-label={t('escalations.settle')}>
      {settling.error && <FailureNotice>{failureOf(settling.error)}</FailureNotice>}
      <fieldset className={styles.choices}>
        <legend>{t('escalations.outcome.label')}</legend>
        {offered.map((each) => (
          <button
            key={each.outcome}
            type="button"
            className={styles.choice}
            aria-pressed={each.outcome === outcome}
            onClick={() => each.action.run?.()}
          >
            {each.action.title} <Keys keys={each.action.key} />
          </button>
        ))}
      </fieldset>
      {allowed.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{t('escalations.effect.label')}</legend>
          {holdEffects
            .filter((each) => allowed.includes(each))
            .map((each) => (
              <button
                key={each}
                type="button"
                className={styles.choice}
                aria-pressed={each === effect}
                onClick={() => words.choose(`${outcome} ${each}`)}
              >
                {t(`escalations.effect.${each}`)}
              </button>
            ))}
        </fieldset>
      )}
      <WordsField
        ref={field}
        words={words}
        label={t('escalations.note')}
        maxLength={escalationNoteLength}
        required
        error={isSubmitted && isBlank(note) ? t('escalations.note_missing') : null}
      />
      <div className={styles.foot}>
        {assign && <ActionButton action={assign} />}
        <span role="alert" className={styles.missing}>
          {isSubmitted && !outcome && t('escalations.outcome_missing')}
        </span>
        {submit && <ActionButton action={submit} look="primary" isBusy={isBusy} isNeverBlocked />}
      </div>
      {isAssigning && <AssignDialog item={item} onClose={() => setIsAssigning(false)} />}
    </section>
  )

  function failureOf(error: Error): string {
    if (error instanceof ApiError && error.code === 'escalation_settled')
      return t('escalations.settled_meanwhile', { name: error.by?.name ?? t('overview.hidden_name') })
    return failureText(t, t('escalations.not_settled'), error)
  }
}

/** The outcome and the effect as they are kept: `outcome effect`. Without an effect, the proposed one. */
function readChoice(choice: string | null, { kind, hold }: OpenedEscalation) {
  const [kept, keptEffect] = choice?.split(' ') ?? []
  const outcome = escalationOutcomes.find((each) => each === kept) ?? null
  const effects = outcome ? effectsOf(kind, outcome, hold) : []
  return { outcome, effect: effects.find((each) => each === keptEffect) ?? effects[0] ?? null }
}
