import { messageLength } from '@panel/contract/limits'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/Chip'
import { formatNumber } from '../../ui/dates'
import { Keys } from '../../ui/Keys'
import { setFocusHome, takeFocus } from '../../ui/kept-focus'
import { useShortcut } from '../../ui/key-choices'
import { useUpload } from '../photos/use-upload'
import { ReplyPickerList } from '../saved-replies/ReplyPickerList'
import { useReplyActions } from '../saved-replies/use-reply-actions'
import { useReplyPicker } from '../saved-replies/use-reply-picker'
import { AttachButtons } from './AttachButtons'
import { AttachmentChip } from './AttachmentChip'
import { useAnswering } from './answering'
import { DraftLine, NotSentLine } from './DraftLine'
import { NewerLine } from './NewerLine'
import { NewerQuestion } from './NewerQuestion'
import { QuestionButtons } from './QuestionButtons'
import { isFromCustomer, isQuestion } from './refusal'
import { SendButtons } from './SendButtons'
import styles from './SenderForm.module.css'
import { SendingNotice } from './SendingNotice'
import { SimilarNotice } from './SimilarNotice'
import { StillThere } from './StillThere'
import { backToEditor, leaveEditor } from './sender-actions'
import { useDrop } from './use-drop'
import { useSenderActions } from './use-sender-actions'
import { useTurn } from './use-turn'

/** Where the answer is written. The text stays in it until the server has it. */
export function SenderForm() {
  const answering = useAnswering()
  const { editor, conversation, queue, draft, attachment, lease, newer, sending } = answering
  const { t } = useTranslation()
  const text = useSyncExternalStore(draft.subscribe, draft.text)
  const turn = useTurn(conversation)
  const { customer, profile } = conversation
  const state = sending.sending
  const { phase } = state
  const asked =
    state.phase === 'refused' && isQuestion(state.refusal)
      ? { question: state.refusal, next: state.next }
      : null
  const written =
    asked?.question.kind === 'newer_message' && isFromCustomer(asked.question.messages)
      ? asked.question.messages
      : null
  const isExtra = turn === 'extra_reply'
  const newest = newer.newer.findLast(({ deleted }) => !deleted)
  const edit = () => {
    sending.dismiss()
    editor.current?.focus()
  }
  const isBusy = phase === 'sending' || phase === 'waiting'

  const uploading = useUpload(conversation.id, ({ id, url }) => {
    attachment.set({ kind: 'photo', id, url, description: '', seen: false })
    sending.dismiss()
  })
  const upload = (file: File) => {
    void uploading.start(file)
    lease.touch()
  }
  const { isOver, drop, onPaste } = useDrop(isBusy ? null : upload)

  const picker = useReplyPicker(editor, conversation)
  useReplyActions(picker, conversation.language)
  const sends = useSenderActions(answering, isBusy, isExtra)
  useEffect(() => setFocusHome(() => editor.current), [editor])
  useEffect(() => {
    const field = editor.current
    // A finger would get a keyboard over half of the screen.
    if (!field || matchMedia('(pointer: coarse)').matches) return
    takeFocus(field)
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
      <StillThere />
      <SendingNotice conversation={conversation} sending={sending} />
      {phase === 'idle' && <SimilarNotice conversationId={conversation.id} text={text} />}
      <div className={isOver ? `${styles.editor} ${styles.dropping}` : styles.editor} {...drop}>
        <ReplyPickerList picker={picker} />
        {written ? (
          <NewerQuestion conversation={conversation} {...newer.askedAbout(written)} />
        ) : (
          newest && <NewerLine conversation={conversation} newest={newest} />
        )}
        <div className={styles.row}>
          <span className={styles.as}>
            {t('sender.to')} <b>{customer.name}</b> {t('sender.as')} <b>{profile.name}</b>
          </span>
          <Chip>{t(`turn.${turn}`)}</Chip>
          <span className={styles.stateLine}>
            {asked ? <NotSentLine /> : <DraftLine draft={draft} isWaiting={phase === 'waiting'} />}
          </span>
        </div>
        <textarea
          ref={editor}
          value={text}
          lang={conversation.language}
          aria-label={t('sender.label', { customer: customer.name, profile: profile.name })}
          aria-keyshortcuts={useShortcut(backToEditor.key)}
          placeholder={t('sender.placeholder')}
          readOnly={isBusy}
          {...picker.comboboxProps}
          onChange={(event) => {
            picker.onChange(event)
            draft.set(event.target.value)
            lease.touch()
            sending.dismiss()
          }}
          onPaste={onPaste}
          onSelect={picker.onSelect}
          onBlur={() => {
            picker.onBlur()
            void draft.save()
          }}
          onKeyDown={(event) => {
            if (picker.onKeyDown(event)) return
            if (event.key !== 'Escape') return
            if (asked) edit()
            else event.currentTarget.blur()
          }}
        />
        <AttachmentChip uploading={uploading} />
        <div className={`${styles.row} ${styles.foot}`} data-extra={isExtra || undefined}>
          <AttachButtons isBusy={isBusy} onFile={upload} />
          <span className={styles.hint}>
            <span className={styles.leaves}>
              <Keys keys={leaveEditor.key} /> {t('sender.leaves')}
            </span>
            <span className={styles.returns}>
              <Keys keys={backToEditor.key} /> {t('sender.returns')}
            </span>
          </span>
          <span className={text.length > messageLength ? `${styles.count} ${styles.over}` : styles.count}>
            {text !== '' && (
              <>
                {formatNumber(text.length)}
                <span className={styles.most}>/{formatNumber(messageLength)}</span>
              </>
            )}
          </span>
          <span className={styles.sends}>
            {asked ? (
              <QuestionButtons
                question={asked.question}
                stays={asked.next === undefined}
                onEdit={edit}
                onSend={() => void sending.send(asked.next)}
              />
            ) : (
              <SendButtons {...sends} isBusy={isBusy} isExtra={isExtra} />
            )}
          </span>
        </div>
      </div>
    </form>
  )
}
