import type { Photo } from '@panel/contract'
import { IconGift, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { useCommands } from '../../ui/commands'
import { Keys } from '../../ui/Keys'
import { useKey } from '../../ui/keys'
import { GiftPicker } from '../gifts/GiftPicker'
import { PhotoPicker } from '../photos/PhotoPicker'
import styles from './AttachButtons.module.css'
import { useAnswering } from './answering'

type Props = { blocked: string | false; onFile: (file: File) => void }

/** In the sender box: a photo or a gift to go with the text, each with its key. */
export function AttachButtons({ blocked, onFile }: Props) {
  const { t } = useTranslation()
  const { conversation, attachment, editor, sending } = useAnswering()
  const [open, setOpen] = useState<'photo' | 'gift' | null>(null)
  const close = () => setOpen(null)
  const goBack = () => editor.current?.focus({ preventScroll: true })

  const pick = (next: Parameters<typeof attachment.set>[0]) => {
    attachment.set(next)
    sending.dismiss()
    close()
  }
  const pickPhoto = ({ id, url, description, seen }: Photo & { seen: boolean }) =>
    pick({ kind: 'photo', id, url, description, seen })

  const share = { group: 'chat', blocked } as const
  const openPhoto = () => setOpen('photo')
  const openGift = () => setOpen('gift')
  useCommands([
    { ...share, id: 'photo', title: t('message_type.photo'), icon: IconPhoto, keys: 'P', run: openPhoto },
    { ...share, id: 'gift', title: t('message_type.gift'), icon: IconGift, keys: 'G', run: openGift },
  ])
  useKey('KeyP', blocked ? null : openPhoto)
  useKey('KeyG', blocked ? null : openGift)
  return (
    <>
      <Button
        look="quiet"
        data-attach
        aria-keyshortcuts="p"
        title={t('message_type.photo')}
        blocked={blocked}
        onClick={openPhoto}
      >
        <IconPhoto size={16} stroke={1.75} aria-hidden="true" />
        <span className={styles.word}>{t('message_type.photo')}</span>
        <Keys keys="P" className={styles.keys} />
      </Button>
      <Button
        look="quiet"
        data-attach
        aria-keyshortcuts="g"
        title={t('message_type.gift')}
        blocked={blocked}
        onClick={openGift}
      >
        <IconGift size={16} stroke={1.75} aria-hidden="true" />
        <span className={styles.word}>{t('message_type.gift')}</span>
        <Keys keys="G" className={styles.keys} />
      </Button>
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
