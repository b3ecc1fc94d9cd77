import { IconFlagOff, IconHandStop, IconLanguage } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call'
import { ActionButton } from '../../ui/actions/ActionButton'
import { Button } from '../../ui/actions/Button'
import { useAction } from '../../ui/actions/use-action'
import { Notice } from '../../ui/overlays/Notice'
import { formatDate } from '../../ui/words/dates'
import { failureText } from '../../ui/words/failure'
import { languageWord } from '../../ui/words/region-names'
import { useAnswering, useAnsweringState } from './answering'
import { appealAction } from './appeal-action'
import { MarkedWords } from './MarkedWords'
import type { Found } from './refusal'

type Props = { found: Found; isBlocked: boolean }

/** Above the editor: what a check found in the text, with the words. From what is stopped, the operator can appeal to a master. */
export function CheckNotice({ found, isBlocked }: Props) {
  const { t } = useTranslation()
  const { dispatch, editor } = useAnswering()
  const text = useAnsweringState(({ draft }) => draft.text)
  const { customer, inquiry, waiting_since, language } = useAnsweringState(({ conversation }) => conversation)
  const hasAttachment = useAnsweringState(({ attachment }) => attachment !== null)
  const appeal = useAction(
    appealAction,
    isBlocked
      ? {
          nothingWaits: waiting_since === null,
          hasAttachment,
          begin: () => dispatch({ type: 'ask to leave', kind: 'appeal' }),
        }
      : null,
  )
  const words = found.flatMap((one) => (one.kind === 'language' ? [] : [{ ...one, kind: one.kind }]))
  const other = found.find(({ kind }) => kind === 'language')
  const question = other && (
    <b>{t('check.language', { found: languageWord(other.words), language: languageWord(language) })}</b>
  )
  const [first] = words
  const lie = first?.kind === 'denial' || first?.kind === 'promise' ? first.kind : null
  if (!first)
    return (
      <Notice tone="warn" icon={IconLanguage} role="alert" actions={<FalseAlarm found={found} />}>
        {question}
      </Notice>
    )
  return (
    <Notice
      tone={isBlocked ? 'bad' : 'warn'}
      icon={IconHandStop}
      role="alert"
      actions={
        <>
          {/* A stop is counted as a false alarm when a master sends the text. */}
          {(!appeal || appeal.blocked) && <FalseAlarm found={found} />}
          {appeal && <ActionButton action={appeal} size="small" />}
        </>
      }
    >
      <b>{isBlocked && lie ? t(`check.stopped.${lie}`) : t(isBlocked ? 'check.blocked' : 'check.warned')}</b>{' '}
      {words.map(({ kind, words: own }) => (
        <span key={kind}>
          {!(isBlocked && kind === lie) && `${t(`check.kind.${kind}`)}: `}
          <b>“{own}”</b>.{' '}
        </span>
      ))}
      {question}{' '}
      {inquiry && isBlocked
        ? t('check.asked', { name: customer.name, time: formatDate(inquiry.opened_at, 'timeOnly') })
        : t(isBlocked ? 'check.change' : 'check.decide')}
      <MarkedWords editor={editor} text={text} found={words} isBlocked={isBlocked} />
    </Notice>
  )
}

function FalseAlarm({ found }: { found: Found }) {
  const { t } = useTranslation()
  const report = useMutation({
    mutationFn: () =>
      Promise.all(
        found.map(
          ({ id }) => id !== null && call('POST /api/raised-checks/:id/false-alarm', { params: { id } }),
        ),
      ),
  })
  if (report.isSuccess) return <span role="status">{t('check.counted')}</span>
  return (
    <>
      <Button size="small" look="quiet" isBusy={report.isPending} onClick={() => report.mutate()}>
        <IconFlagOff size={16} stroke={1.75} aria-hidden="true" />
        {t('check.false_alarm')}
      </Button>
      {report.error && <span role="alert">{failureText(t, t('check.not_counted'), report.error)}</span>}
    </>
  )
}
