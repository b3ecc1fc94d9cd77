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
import { type ReactNode, useRef, useState } from 'react'
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
import { type UnsavedWords, useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
import { AssignDialog } from './AssignDialog'
import styles from './EscalationsPage.module.css'
import { assignEscalation, outcomeActions, settleEscalation } from './escalation-actions'
import { escalationsKey, holdsKey } from './escalations-key'

type Props = { item: OpenedEscalation; isLoading: boolean; onDone: () => void }

/** Settles the escalation: a letter chooses the outcome, the note is for the file, Ctrl+Enter settles. */
export function SettleForm({ item, isLoading, onDone }: Props) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const words = useUnsavedWords('settle', item.id)
  const note = words.text
  const { outcome, effect } = readChoice(words.choice, item)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const settling = useSettle(item.id, words, onDone)
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
  if (item.settled) return <Settled settled={item.settled} />
  return (
    <section className={styles.form} aria-label={t('escalations.settle')}>
      {settling.failure && <FailureNotice>{settling.failure}</FailureNotice>}
      <fieldset className={styles.choices}>
        <legend>{t('escalations.outcome.label')}</legend>
        {offered.map((each) => (
          <Choice key={each.outcome} isChosen={each.outcome === outcome} onChoose={() => each.action.run?.()}>
            {each.action.title} <Keys keys={each.action.key} />
          </Choice>
        ))}
      </fieldset>
      {outcome && <Effects item={item} outcome={outcome} chosen={effect} onChoose={words.choose} />}
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
}

/** Settles an escalation, and forgets the typed words. Says why it could not. */
function useSettle(id: number, words: UnsavedWords, onDone: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const settling = useMutation({
    mutationFn: (body: { outcome: EscalationOutcome; effect: HoldEffect; note: string }) =>
      call('POST /api/escalations/:id/settle', { params: { id }, body }),
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
  return { ...settling, failure: settling.error && failureOf(settling.error) }

  function failureOf(error: Error): string {
    if (error instanceof ApiError && error.code === 'escalation_settled')
      return t('escalations.settled_meanwhile', { name: error.by?.name ?? t('overview.hidden_name') })
    return failureText(t, t('escalations.not_settled'), error)
  }
}

function Settled({ settled }: { settled: NonNullable<OpenedEscalation['settled']> }) {
  const { t } = useTranslation()
  return (
    <footer className={styles.form}>
      <p>
        <b>{t(`escalations.outcome.${settled.outcome}`)}</b>, {t(`escalations.effect.${settled.effect}`)},{' '}
        {settled.by.name ?? t('overview.hidden_name')}, <MomentInSentence at={settled.at} />
      </p>
      <p dir="auto">{settled.note}</p>
    </footer>
  )
}

type EffectsProps = {
  item: OpenedEscalation
  outcome: EscalationOutcome
  chosen: HoldEffect | null
  onChoose: (choice: string) => void
}

/** What happens to the hold, where the outcome leaves a choice. */
function Effects({ item, outcome, chosen, onChoose }: EffectsProps) {
  const { t } = useTranslation()
  const allowed = effectsOf(item.kind, outcome, item.hold)
  if (allowed.length === 0) return null
  return (
    <fieldset className={styles.choices}>
      <legend>{t('escalations.effect.label')}</legend>
      {holdEffects
        .filter((each) => allowed.includes(each))
        .map((each) => (
          <Choice key={each} isChosen={each === chosen} onChoose={() => onChoose(`${outcome} ${each}`)}>
            {t(`escalations.effect.${each}`)}
          </Choice>
        ))}
    </fieldset>
  )
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: ReactNode }

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  )
}

/** The outcome and the effect as they are kept: `outcome effect`. Without an effect, the proposed one. */
function readChoice(choice: string | null, { kind, hold }: OpenedEscalation) {
  const [kept, keptEffect] = choice?.split(' ') ?? []
  const outcome = escalationOutcomes.find((each) => each === kept) ?? null
  const effects = outcome ? effectsOf(kind, outcome, hold) : []
  return { outcome, effect: effects.find((each) => each === keptEffect) ?? effects[0] ?? null }
}
