import type { Attachment, Message } from '@panel/contract'
import { IconPhoto } from '@tabler/icons-react'
import styles from '../MessageItem.module.css'
import { PhotoButton } from '../PhotoButton'
import type { AttachmentDefinition } from './kind'

export type AttachedPhoto = Extract<Attachment, { kind: 'photo' }>

export const photoOf = ({ attachments }: Pick<Message, 'attachments'>): AttachedPhoto | undefined =>
  attachments.find((each) => each.kind === 'photo')

export const photoAttachment: AttachmentDefinition<AttachedPhoto> = {
  icon: IconPhoto,
  title: (t) => t('message_type.photo'),
  bubbleClass: styles.withPhoto,
  Shown: ({ attached, message }) => <PhotoButton message={message} photo={attached} />,
}
