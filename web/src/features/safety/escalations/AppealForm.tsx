import type { OpenedAppeal } from '@panel/contract'
import { appealNoteLength } from '@panel/contract/rules/appeal-rules'
import { isBlank } from '@panel/contract/rules/blank'
import { IconArrowBackUp, IconCheck, IconSend } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { showToast } from '../../../ui/overlays/toasts'
import { MomentInSentence } from '../../../ui/words/Moment'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
import { useUser } from '../../settings/user-query'
import own from './Appeals.module.css'
import { appealError } from './appeal-error'
import { appealsKey } from './appeals-key'
import styles from './EscalationsPage.module.css'

type Props = { item: OpenedAppeal; isLoading: boolean; onDone: () => void }

/** Sends the text as it is, or returns it with a note. Only the focused button does: neither has a key. */
export function AppealForm({ item, isLoading, onDone }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const words = useUnsavedWords('appeal', item.id)
  const note = words.text
  const [isMissing, setIsMissing] = useState(false)
  const params = { id: item.id }
  const settled = {
    onSuccess: (_: unknown, what: 'sent' | 'returned') => {
      words.forget()
      showToast({
        icon: IconCheck,
        text: t(`appeals.done.${what}`, { name: item.by.name ?? t('overview.hidden_name') }),
      })
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: appealsKey }),
  }
  const settling = useMutation({
    mutationFn: async (what: 'sent' | 'returned') =>
      what === 'sent'
        ? void (await call('POST /api/appeals/:id/send', {
            params,
            body: { last_seen_id: item.last_message_id },
          }))
        : void (await call('POST /api/appeals/:id/return', { params, body: { note: note.trim() } })),
    ...settled,
  })
  const isBusy = settling.isPending || isLoading
  const giveBack = () => {
    setIsMissing(isBlank(note))
    if (isBlank(note)) field.current?.focus()
    else settling.mutate('returned')
  }
  const held = item.holder
  const isOwn = item.by.id === useUser().id
  const failure = settling.error && (
    <FailureNotice>{appealError(t, settling.error, item.customer.name)}</FailureNotice>
  )
  if (item.settled)
    return (
      <footer className={styles.form}>
        {failure}
        <p>
          <b>{t(`appeals.outcome.${item.settled.outcome}`)}</b>
          {item.settled.by && `, ${item.settled.by.name ?? t('overview.hidden_name')}`},{' '}
          <MomentInSentence at={item.settled.at} />
        </p>
        {item.settled.note && <p dir="auto">{item.settled.note}</p>}
      </footer>
    )
  return (
    <section className={styles.form} aria-label={t('appeals.decide')}>
      {failure}
      <WordsField
        ref={field}
        words={words}
        label={t('appeals.note')}
        maxLength={appealNoteLength}
        error={isMissing && isBlank(note) ? t('appeals.note_missing') : null}
      />
      <div className={own.buttons}>
        <Button
          isBusy={isBusy && settling.variables === 'returned'}
          blocked={(isBusy && t('loading')) || (isOwn && t('appeals.own'))}
          onClick={giveBack}
        >
          <IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />
          {t('appeals.return')}
        </Button>
        <Button
          look="primary"
          isBusy={isBusy && settling.variables === 'sent'}
          blocked={
            (isBusy && t('loading')) ||
            (isOwn && t('appeals.own')) ||
            (item.is_held && t('appeals.held')) ||
            (held !== null && t('appeals.in_hand', { name: held.name ?? t('overview.hidden_name') }))
          }
          onClick={() => settling.mutate('sent')}
        >
          <IconSend size={16} stroke={1.75} aria-hidden="true" />
          {t('appeals.send')}
        </Button>
      </div>
    </section>
  )
}
