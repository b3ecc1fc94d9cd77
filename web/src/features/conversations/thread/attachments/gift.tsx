import type { Attachment } from '@panel/contract'
import { IconGift } from '@tabler/icons-react'
import { iconOfGift } from '../../gifts/gift-icons'
import styles from '../MessageItem.module.css'
import type { AttachmentDefinition } from './kind'

type AttachedGift = Extract<Attachment, { kind: 'gift' }>

export const giftAttachment: AttachmentDefinition<AttachedGift> = {
  icon: IconGift,
  title: (t, gift) => gift?.name ?? t('message_type.gift'),
  bubbleClass: styles.withGift,
  Shown: GiftImage,
  InPlaceOfText: ({ attached: { name } }) => <span className={styles.giftName}>{name}</span>,
}

/** The icon of a gift. Screen readers get its name as text. */
function GiftImage({ attached: { icon } }: { attached: AttachedGift }) {
  const Icon = iconOfGift[icon ?? 'gift']
  return (
    <span className={styles.gift}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
    </span>
  )
}
