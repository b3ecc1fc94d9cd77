import type { Conversation } from '@panel/contract'
import type { QueueName } from '@panel/contract/enumerations'
import { messageLength } from '@panel/contract/limits'
import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { formatNumber } from '../../ui/dates'
import { Keys } from '../../ui/Keys'
import { useKey } from '../../ui/keys'
import { DraftLine } from './DraftLine'
import type { DraftKeeper } from './draft-keeper'
import type { LeaseKeeper } from './lease-keeper'
import styles from './SenderForm.module.css'
import { SendingNotice } from './SendingNotice'
import type { useSending } from './use-sending'
import { useTurn } from './use-turn'

type Props = {
  editor: RefObject<HTMLTextAreaElement | null>
  conversation: Conversation
  queue: QueueName
  draft: DraftKeeper
  lease: LeaseKeeper
  sending: ReturnType<typeof useSending>
}

/** Where the answer is written. The text stays in it until the server has it. */
export function SenderForm({ editor, conversation, queue, draft, lease, sending }: Props) {
  const { t } = useTranslation()
  const text = useSyncExternalStore(draft.subscribe, draft.text)
  const turn = useTurn(conversation)
  const { customer, profile } = conversation
  const { phase } = sending.sending
  const isBusy = phase === 'sending' || phase === 'waiting'

  useKey('Slash', () => editor.current?.focus())
  useEffect(() => {
    const field = editor.current
    // A finger would get a keyboard over half of the screen.
    if (!field || matchMedia('(pointer: coarse)').matches) return
    field.focus({ preventScroll: true })
    field.setSelectionRange(field.value.length, field.value.length)
  }, [editor])

  return (
    <form
      className={styles.sender}
      aria-label={t('sender.title')}
      onSubmit={(event) => {
        event.preventDefault()
        void sending.send(queue)
      }}
    >
      <SendingNotice conversation={conversation} sending={sending} queue={queue} editor={editor} />
      <div className={styles.editor}>
        <div className={styles.row}>
          <span className={styles.as}>
            {t('sender.to')} <b>{customer.name}</b> {t('sender.as')} <b>{profile.name}</b>
          </span>
          <Chip>{t(`turn.${turn}`)}</Chip>
          <span className={styles.stateLine}>
            <DraftLine draft={draft} />
          </span>
        </div>
        <textarea
          ref={editor}
          value={text}
          lang={conversation.language}
          aria-label={t('sender.label', { customer: customer.name, profile: profile.name })}
          aria-keyshortcuts="/"
          placeholder={t('sender.placeholder')}
          readOnly={isBusy}
          onChange={(event) => {
            draft.set(event.target.value)
            lease.touch()
            sending.dismiss()
          }}
          onBlur={() => void draft.save()}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur()
          }}
        />
        <div className={`${styles.row} ${styles.foot}`}>
          <span className={styles.hint}>
            <span className={styles.leaves}>
              <Keys keys="esc" /> {t('sender.leaves')}
            </span>
            <span className={styles.returns}>
              <Keys keys="/" /> {t('sender.returns')}
            </span>
          </span>
          <span className={text.length > messageLength ? `${styles.count} ${styles.over}` : styles.count}>
            {formatNumber(text.length)}/{formatNumber(messageLength)}
          </span>
          <Button
            size="big"
            aria-keyshortcuts="Control+Shift+Enter"
            blocked={isBusy && t('sender.being_sent')}
            onClick={() => void sending.send()}
          >
            {t('sender.send')}
            <Keys keys="mod+shift+enter" className={styles.stayKeys} />
          </Button>
          <Button type="submit" size="big" look="primary" aria-keyshortcuts="Control+Enter" isBusy={isBusy}>
            {t('sender.send_and_next')}
            <Keys keys="mod+enter" onAccent />
          </Button>
        </div>
      </div>
    </form>
  )
}
