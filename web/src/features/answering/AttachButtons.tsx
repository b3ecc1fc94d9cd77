import { type AttachmentKind, attachmentKinds } from '@panel/contract/rules/enumerations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../ui/actions/ActionButton'
import { offer } from '../../ui/actions/actions'
import { useOffered } from '../../ui/actions/use-action'
import styles from './AttachButtons.module.css'
import { useAnswering, useAnsweringState } from './answering'
import { attachActions } from './attachments/attach-actions'
import type { Attachment } from './attachments/attachment'
import { definitionOf } from './attachments/attachment'

type Props = { isBusy: boolean; onFile: (file: File) => void }

/** In the sender box: a button and a picker for each kind of attachment. */
export function AttachButtons({ isBusy, onFile }: Props) {
  const { t } = useTranslation()
  const { dispatch, editor } = useAnswering()
  const conversation = useAnsweringState((state) => state.conversation)
  const [openPicker, setOpenPicker] = useState<AttachmentKind | null>(null)
  const actions = attachmentKinds.map((kind) =>
    offer(t, attachActions[kind], { isBusy, open: setOpenPicker }),
  )
  useOffered(actions)

  const close = () => setOpenPicker(null)
  const pick = (attachment: Attachment) => {
    dispatch({ type: 'attach', attachment })
    close()
  }
  const pickFile = (file: File) => {
    close()
    onFile(file)
  }
  return (
    <>
      {actions.map((action) => (
        <ActionButton
          key={action.id}
          action={action}
          look="quiet"
          data-attach
          title={action.title}
          keysClass={styles.keys}
        >
          <span className={styles.word}>{action.title}</span>
        </ActionButton>
      ))}
      {attachmentKinds.map((kind) => {
        const { Picker } = definitionOf(kind)
        return (
          <Picker
            key={kind}
            conversation={conversation}
            isOpen={openPicker === kind}
            onClose={close}
            onClosed={() => editor.current?.focus({ preventScroll: true })}
            onPick={pick}
            onFile={pickFile}
          />
        )
      })}
    </>
  )
}
