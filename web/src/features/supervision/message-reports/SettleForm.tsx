import type { OpenedReportCase } from '@panel/contract'
import { isBlank } from '@panel/contract/rules/blank'
import { reportNotesLength } from '@panel/contract/rules/limits'
import { IconCheck, IconUserCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { type OfferedAction, offer } from '../../../ui/actions/actions'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { leaveOnEscape } from '../../../ui/actions/leave-on-escape'
import { useAction, useOffered } from '../../../ui/actions/use-action'
import { Field } from '../../../ui/fields/Field'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { Notice } from '../../../ui/overlays/Notice'
import text from '../../../ui/text.module.css'
import { OtherCases } from './OtherCases'
import { type Choice, choices, needsNote, openReportedChat, writeCaseNote } from './report-actions'
import { SettledCase } from './SettledCase'
import styles from './SettleForm.module.css'
import { useSettle } from './use-settle'
import type { Work } from './work'

type Props = {
  item: OpenedReportCase
  isLoading: boolean
  work: Work
  onWork: (work: Work) => void
  onDone: (id: number) => void
  onUndone: (id: number, work: Work) => void
}

/** Settles the case: a letter chooses the outcome, Enter settles and opens the next case. */
export function SettleForm({ item, isLoading, work, onWork, onDone, onUndone }: Props) {
  const { t } = useTranslation()
  const note = useRef<HTMLInputElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const [missing, setMissing] = useState<'outcome' | 'note' | null>(null)
  const [withOthers, setWithOthers] = useState(false)
  const settling = useSettle(item, { onDone, onUndone })
  const isBusy = settling.isPending || isLoading
  const isOpen = !item.settled
  const choose = (choice: Choice) => {
    onWork({ ...work, chosen: choice })
    setMissing(null)
    // Enter settles from there, whatever had the focus before.
    const next = needsNote(choice) && isBlank(work.note) ? note : submit
    next.current?.focus()
  }
  const offered = choices.map(({ id, action }) => ({
    id,
    action: offer(t, action, { isBusy, isOwn: item.is_own, choose }),
  }))
  useOffered(isOpen ? offered.map(({ action }) => action) : [])
  useAction(writeCaseNote, isOpen ? { focus: () => note.current?.focus() } : null)
  const open = useOpenChat(item.conversation.id)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const lacks = lackOf(work)
    setMissing(lacks)
    if (lacks === 'note') note.current?.focus()
    if (work.chosen !== null && lacks === null)
      settling.mutate({ chosen: work.chosen, note: work.note.trim(), others: withOthers })
  }
  if (item.settled)
    return (
      <SettledCase
        item={item}
        settled={item.settled}
        typed={work.note}
        open={open}
        onReopened={() => onUndone(item.id, work)}
      />
    )
  return (
    <form className={styles.settle} aria-label={t('reports.settle_case')} onSubmit={onSubmit}>
      {item.is_own && (
        <Notice tone="accent" icon={IconUserCheck}>
          {t('reports.own')}
        </Notice>
      )}
      {settling.failure && <FailureNotice>{settling.failure}</FailureNotice>}
      <Outcomes offered={offered} chosen={work.chosen} isBusy={isBusy} writer={item.writer} />
      {item.other_count > 0 && work.chosen !== 'master' && (
        <OtherCases count={item.other_count} isChosen={withOthers} onChoose={setWithOthers} />
      )}
      <div className={styles.row}>
        <Field
          ref={note}
          label={t('reports.note')}
          value={work.note}
          maxLength={reportNotesLength}
          error={missing === 'note' ? t('reports.note_missing') : null}
          onChange={(event) => onWork({ ...work, note: event.target.value })}
          onKeyDown={leaveOnEscape}
        />
        <span className={styles.end}>
          {missing === 'outcome' && (
            <span role="alert" className={styles.missing}>
              {t('reports.outcome_missing')}
            </span>
          )}
          <ActionButton action={open} look="quiet" />
          <SubmitButton ref={submit} isBusy={isBusy} />
        </span>
      </div>
    </form>
  )
}

const lackOf = ({ chosen, note }: Work) =>
  chosen === null ? 'outcome' : needsNote(chosen) && isBlank(note) ? 'note' : null

function useOpenChat(id: number) {
  const navigate = useNavigate()
  return useAction(openReportedChat, {
    open: () =>
      void navigate({ to: '/conversations/$id', params: { id: String(id) }, search: { from: 'reports' } }),
  })
}

function SubmitButton({ ref, isBusy }: { ref: RefObject<HTMLButtonElement | null>; isBusy: boolean }) {
  const { t } = useTranslation()
  return (
    <Button ref={ref} type="submit" look="primary" isBusy={isBusy}>
      <IconCheck size={16} stroke={1.75} aria-hidden="true" />
      {t('reports.settle_next')} <Keys keys="enter" />
    </Button>
  )
}

type OutcomesProps = {
  offered: readonly { id: Choice; action: OfferedAction }[]
  chosen: Choice | null
  isBusy: boolean
  writer: OpenedReportCase['writer']
}

function Outcomes({ offered, chosen, isBusy, writer }: OutcomesProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.outcomes}>
      <legend className={text.hidden}>{t('reports.outcome.label')}</legend>
      {offered.map(({ id, action }) => (
        <button
          key={id}
          type="button"
          className={styles.outcome}
          aria-pressed={id === chosen}
          // Not while it is busy: that takes a moment.
          aria-disabled={(!isBusy && action.blocked !== null) || undefined}
          onClick={() => (isBusy || action.blocked === null) && action.run?.()}
        >
          <b>{action.title}</b>
          <Keys keys={action.key} />
          <small>{hintOf(id)}</small>
        </button>
      ))}
    </fieldset>
  )

  function hintOf(choice: Choice): string {
    if (choice === 'coach' && !writer) return t('reports.by_customer')
    if (choice === 'coach')
      return t('reports.hint.coach', { name: writer?.name ?? t('overview.hidden_name') })
    return t(`reports.hint.${choice}`)
  }
}
