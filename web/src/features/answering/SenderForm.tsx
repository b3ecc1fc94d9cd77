import { messageLength } from '@panel/contract/rules/limits'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../ui/actions/Keys'
import { useShortcut } from '../../ui/actions/key-choices'
import { takeFocus } from '../../ui/actions/move-focus'
import { Chip } from '../../ui/Chip'
import { useDrop } from '../../ui/fields/use-drop'
import { useLazyPart } from '../../ui/lazy-part'
import { formatNumber } from '../../ui/words/dates'
import { useUpload } from '../conversations/photos/use-upload'
import { AttachButtons } from './AttachButtons'
import { AttachmentChip } from './AttachmentChip'
import { useAnswering, useAnsweringState } from './answering'
import { checkPart } from './check-part'
import { DraftLine, NotSentLine } from './DraftLine'
import { questionIn } from './machine/sent-state'
import { NewerLine } from './NewerLine'
import { NewerQuestion } from './NewerQuestion'
import { QuestionButtons } from './QuestionButtons'
import { isFromCustomer } from './refusal'
import { SendButtons } from './SendButtons'
import styles from './SenderForm.module.css'
import { SendingNotice } from './SendingNotice'
import { SimilarNotice } from './SimilarNotice'
import { StillThere } from './StillThere'
import { ReplyPickerList } from './saved-replies/ReplyPickerList'
import { useReplyActions } from './saved-replies/use-reply-actions'
import { useReplyPicker } from './saved-replies/use-reply-picker'
import { backToEditor, leaveEditor } from './sender-actions'
import { useSenderActions } from './use-sender-actions'

/** The form in which the answer is written. The text stays in it until the server has stored the message. */
export function SenderForm() {
  const { dispatch, editor, send, sendAnyway } = useAnswering()
  const conversation = useAnsweringState((state) => state.conversation)
  const queue = useAnsweringState(({ chat }) => chat.queue)
  const draft = useAnsweringState((state) => state.draft)
  const turn = useAnsweringState((state) => state.turn)
  const newer = useAnsweringState((state) => state.newer)
  const sending = useAnsweringState((state) => state.sending)
  const { t } = useTranslation()
  const { text } = draft
  const { customer, profile } = conversation
  const question = questionIn({ sending })
  const written =
    question?.kind === 'newer_message' && isFromCustomer(question.messages) ? question.messages : null
  const newest = newer.messages.findLast(({ deleted }) => !deleted)
  const edit = () => dispatch({ type: 'edit' })
  const { isBusy, isExtra, ...sends } = useSenderActions()
  const stopped =
    conversation.inquiry && sending.phase === 'refused' && sending.refusal.kind === 'text_blocked'
      ? sending.refusal.found
      : null
  const check = useLazyPart(checkPart, stopped !== null)
  const buttons = <SendButtons {...sends} isBusy={isBusy} isExtra={isExtra} />

  const uploading = useUpload(conversation.id, ({ id, url }) => {
    dispatch({ type: 'attach', attachment: { kind: 'photo', id, url, description: '', seen: false } })
  })
  const upload = (file: File) => {
    void uploading.start(file)
    dispatch({ type: 'upload' })
  }
  const { isOver, drop, onPaste } = useDrop(isBusy ? null : ([file]) => file && upload(file))

  const picker = useReplyPicker(editor, conversation)
  useReplyActions(picker, conversation.language)
  useEffect(() => {
    const field = editor.current
    // On a touch screen the keyboard would cover half of the screen.
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
        send(queue)
      }}
    >
      <StillThere />
      <SendingNotice />
      {sending.phase === 'idle' && <SimilarNotice conversationId={conversation.id} />}
      <div className={isOver ? `${styles.editor} ${styles.dropping}` : styles.editor} {...drop}>
        <ReplyPickerList picker={picker} />
        {written ? (
          <NewerQuestion conversation={conversation} written={written} />
        ) : (
          newest && <NewerLine conversation={conversation} newest={newest} />
        )}
        <div className={styles.row}>
          <span className={styles.as}>
            {t('sender.to')} <b>{customer.name}</b> {t('sender.as')} <b>{profile.name}</b>
          </span>
          <Chip>{t(`turn.${turn}`)}</Chip>
          <span className={styles.stateLine}>
            {question ? (
              <NotSentLine />
            ) : (
              <DraftLine kept={draft.state} isWaiting={sending.phase === 'waiting'} />
            )}
          </span>
        </div>
        <textarea
          ref={editor}
          value={text}
          lang={conversation.language}
          aria-label={t('sender.label', { customer: customer.name, profile: profile.name })}
          aria-keyshortcuts={useShortcut(backToEditor.key)}
          placeholder={t('sender.placeholder')}
          readOnly={sending.phase === 'sending'}
          {...picker.comboboxProps}
          onChange={(event) => {
            picker.onChange(event)
            dispatch({ type: 'type', text: event.target.value })
          }}
          onPaste={onPaste}
          onSelect={picker.onSelect}
          onBlur={() => {
            picker.onBlur()
            dispatch({ type: 'leave editor' })
          }}
          onKeyDown={(event) => {
            if (picker.onKeyDown(event)) return
            if (event.key !== 'Escape') return
            if (question) edit()
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
            {question ? (
              <QuestionButtons
                question={question}
                stays={sending.phase === 'refused' && sending.next === undefined}
                onEdit={edit}
                onSend={sendAnyway}
              />
            ) : stopped && check ? (
              <check.StoppedButtons conversation={conversation} found={stopped}>
                {buttons}
              </check.StoppedButtons>
            ) : (
              buttons
            )}
          </span>
        </div>
      </div>
    </form>
  )
}
