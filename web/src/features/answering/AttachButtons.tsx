import type { Photo } from '@panel/contract'
import { useState } from 'react'
import { ActionButton } from '../../ui/ActionButton'
import { useAction } from '../../ui/use-action'
import { GiftPicker } from '../gifts/GiftPicker'
import { PhotoPicker } from '../photos/PhotoPicker'
import styles from './AttachButtons.module.css'
import { useAnswering, useAnsweringState } from './answering'
import type { Attachment } from './attachments/attachment'
import { attachGift, attachPhoto } from './sender-actions'

type Props = { isBusy: boolean; onFile: (file: File) => void }

/** In the sender box: a photo or a gift to go with the text, each with its key. */
export function AttachButtons({ isBusy, onFile }: Props) {
  const { dispatch, editor } = useAnswering()
  const conversation = useAnsweringState((state) => state.conversation)
  const [open, setOpen] = useState<'photo' | 'gift' | null>(null)
  const close = () => setOpen(null)
  const goBack = () => editor.current?.focus({ preventScroll: true })

  const pick = (attachment: Attachment) => {
    dispatch({ type: 'attach', attachment })
    close()
  }
  const pickPhoto = ({ id, url, description, seen }: Photo & { seen: boolean }) =>
    pick({ kind: 'photo', id, url, description, seen })

  const target = { isBusy, open: setOpen }
  const photo = useAction(attachPhoto, target)
  const gift = useAction(attachGift, target)
  return (
    <>
      {[photo, gift].map((action) => (
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
      <PhotoPicker
        conversation={conversation}
        isOpen={open === 'photo'}
        onClose={close}
        onClosed={goBack}
        onPick={pickPhoto}
        onFile={(file) => {
          close()
          onFile(file)
        }}
      />
      <GiftPicker
        conversation={conversation}
        isOpen={open === 'gift'}
        onClose={close}
        onClosed={goBack}
        onPick={({ id, name, credits, icon }) => pick({ kind: 'gift', id, name, credits, icon })}
      />
    </>
  )
}
