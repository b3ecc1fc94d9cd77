import { type ReactNode, type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../ui/actions/Keys'
import { useShortcut } from '../../ui/actions/key-choices'
import { takeFocus } from '../../ui/actions/move-focus'
import { Chip } from '../../ui/Chip'
import { useDrop } from '../../ui/fields/use-drop'
import { useLazyPart } from '../../ui/lazy-part'
import { useUpload } from '../conversations/photos/use-upload'
import { AttachButtons } from './AttachButtons'
import { AttachmentChip } from './AttachmentChip'
import { useAnswering, useAnsweringState } from './answering'
import { checkPart } from './check-part'
import { DraftLine, NotSentLine } from './DraftLine'
import { EmojiButton } from './emoji/EmojiButton'
import { type EmojiPicker, useEmojiPicker } from './emoji/use-emoji-picker'
import { questionIn } from './machine/sent-state'
import { NewerLine } from './NewerLine'
import { NewerQuestion } from './NewerQuestion'
import { QuestionButtons } from './QuestionButtons'
import { asksLanguage, isFromCustomer } from './refusal'
import { SendButtons } from './SendButtons'
import styles from './SenderForm.module.css'
import { SendingNotice } from './SendingNotice'
import { SimilarNotice } from './SimilarNotice'
import { StillThere } from './StillThere'
import { ReplyPickerList } from './saved-replies/ReplyPickerList'
import { useReplyActions } from './saved-replies/use-reply-actions'
import { useReplyPicker } from './saved-replies/use-reply-picker'
import { backToEditor, leaveEditor } from './sender-actions'
import { TextLength } from './TextLength'
import { useSenderActions } from './use-sender-actions'

/**
 * The form in which the answer is written. The text stays in it until the server has stored the message.
 * @param children buttons beside the names
 */
export function SenderForm({ children }: { children?: ReactNode }) {
  const { dispatch, editor, send } = useAnswering()
  const conversation = useAnsweringState((state) => state.conversation)
  const queue = useAnsweringState(({ chat }) => chat.queue)
  const phase = useAnsweringState(({ sending }) => sending.phase)
  const { t } = useTranslation()
  const { isBusy, isExtra, ...sends } = useSenderActions()

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
  const emoji = useEmojiPicker(editor)
  useEditorFocus(editor)

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
      {phase === 'idle' && (
        <SimilarNotice conversationId={conversation.id} customerName={conversation.customer.name} />
      )}
      <div className={isOver ? `${styles.editor} ${styles.dropping}` : styles.editor} {...drop}>
        {emoji.isOpen && emoji.part ? (
          <emoji.part.EmojiList picker={emoji} />
        ) : (
          <ReplyPickerList picker={picker} />
        )}
        <NewerMessage />
        <Addressee>{children}</Addressee>
        <AnswerField picker={picker} emoji={emoji} onPaste={onPaste} />
        <Length />
        <AttachmentChip uploading={uploading} />
        <div className={`${styles.row} ${styles.foot}`} data-extra={isExtra || undefined}>
          <AttachButtons isBusy={isBusy} onFile={upload} />
          <EmojiButton picker={emoji} isBusy={isBusy} />
          <FieldKeys />
          <TextLength />
          <span className={styles.sends}>
            <Sends>
              <SendButtons {...sends} isBusy={isBusy} isExtra={isExtra} />
            </Sends>
          </span>
        </div>
      </div>
    </form>
  )
}

/** Gives the editor the focus when the chat opens. */
function useEditorFocus(editor: RefObject<HTMLTextAreaElement | null>) {
  useEffect(() => {
    const field = editor.current
    // On a touch screen the keyboard would cover half of the screen.
    if (!field || matchMedia('(pointer: coarse)').matches) return
    takeFocus(field)
    field.setSelectionRange(field.value.length, field.value.length)
  }, [editor])
}

/** What the customer has written since the chat opened; as a question if it came before the answer was sent. */
function NewerMessage() {
  const conversation = useAnsweringState((state) => state.conversation)
  const question = useAnsweringState(questionIn)
  const newest = useAnsweringState(({ newer }) => newer).messages.findLast(({ deleted }) => !deleted)
  if (question?.kind === 'newer_message' && isFromCustomer(question.messages))
    return <NewerQuestion conversation={conversation} written={question.messages} />
  return newest && <NewerLine conversation={conversation} newest={newest} />
}

/** To whom the operator writes and as whom, and what has become of the text. */
function Addressee({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { customer, profile } = useAnsweringState((state) => state.conversation)
  const turn = useAnsweringState((state) => state.turn)
  const kept = useAnsweringState(({ draft }) => draft.state)
  const question = useAnsweringState(questionIn)
  const isWaiting = useAnsweringState(({ sending }) => sending.phase === 'waiting')
  return (
    <div className={styles.row}>
      <span className={styles.as}>
        {t('sender.to')} <b>{customer.name}</b> {t('sender.as')} <b>{profile.name}</b>
      </span>
      <Chip>{t(`turn.${turn}`)}</Chip>
      {children}
      <span className={styles.stateLine}>
        {question ? <NotSentLine /> : <DraftLine kept={kept} isWaiting={isWaiting} />}
      </span>
    </div>
  )
}

type FieldProps = {
  picker: ReturnType<typeof useReplyPicker>
  emoji: EmojiPicker
  onPaste: ReturnType<typeof useDrop>['onPaste']
}

function AnswerField({ picker, emoji, onPaste }: FieldProps) {
  const { t } = useTranslation()
  const { dispatch, editor } = useAnswering()
  const { language, customer, profile } = useAnsweringState((state) => state.conversation)
  const text = useAnsweringState(({ draft }) => draft.text)
  const isSending = useAnsweringState(({ sending }) => sending.phase === 'sending')
  const question = useAnsweringState(questionIn)
  return (
    <textarea
      ref={editor}
      value={text}
      lang={language}
      aria-label={t('sender.label', { customer: customer.name, profile: profile.name })}
      aria-keyshortcuts={useShortcut(backToEditor.key)}
      placeholder={t('sender.placeholder')}
      readOnly={isSending}
      {...(emoji.isOpen ? emoji.comboboxProps : picker.comboboxProps)}
      onChange={(event) => {
        picker.onChange(event)
        emoji.onChange(event)
        dispatch({ type: 'type', text: event.target.value })
      }}
      onPaste={onPaste}
      onSelect={() => {
        picker.onSelect()
        emoji.onSelect()
      }}
      onBlur={() => {
        picker.onBlur()
        emoji.onBlur()
        dispatch({ type: 'leave editor' })
      }}
      onKeyDown={(event) => {
        if (emoji.onKeyDown(event) || picker.onKeyDown(event)) return
        if (event.key !== 'Escape') return
        if (question) dispatch({ type: 'edit' })
        else event.currentTarget.blur()
      }}
    />
  )
}

/** What the site wants of the length, where it is asked: of no poke, of no honest answer, and of nothing that a master writes. */
function Length() {
  const isAsked = useAnsweringState(({ turn, conversation: { answer_length, inquiry, handover } }) => {
    const { min, share, max } = answer_length
    return (
      (turn === 'reply' || turn === 'extra_reply') && !inquiry && !handover && (min ?? share ?? max) !== null
    )
  })
  const part = useLazyPart(checkPart, isAsked)
  return isAsked && part && <part.WantedLength />
}

/** The keys that leave the field and return to it. */
function FieldKeys() {
  const { t } = useTranslation()
  return (
    <span className={styles.hint}>
      <span className={styles.leaves}>
        <Keys keys={leaveEditor.key} /> {t('sender.leaves')}
      </span>
      <span className={styles.returns}>
        <Keys keys={backToEditor.key} /> {t('sender.returns')}
      </span>
    </span>
  )
}

/** The buttons that send, or those that answer the question or the check that has stopped the text. */
function Sends({ children }: { children: ReactNode }) {
  const { dispatch, sendAnyway, isSeen } = useAnswering()
  const conversation = useAnsweringState((state) => state.conversation)
  const sending = useAnsweringState((state) => state.sending)
  const question = questionIn({ sending })
  const stopped =
    conversation.inquiry && sending.phase === 'refused' && sending.refusal.kind === 'text_blocked'
      ? sending.refusal.found
      : null
  const check = useLazyPart(checkPart, stopped !== null)
  if (question)
    return (
      <QuestionButtons
        question={question}
        stays={sending.phase === 'refused' && sending.next === undefined}
        onEdit={() => dispatch({ type: 'edit' })}
        onSend={() => (!asksLanguage(question) || isSeen()) && sendAnyway()}
      />
    )
  if (!stopped || !check) return children
  return (
    <check.StoppedButtons conversation={conversation} found={stopped}>
      {children}
    </check.StoppedButtons>
  )
}
