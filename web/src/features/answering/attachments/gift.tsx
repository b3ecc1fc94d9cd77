import { type GiftIcon, giftIcons } from '@panel/contract/rules/enumerations'
import { IconGift } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { GiftPicker } from '../../conversations/gifts/GiftPicker'
import { iconOfGift } from '../../conversations/gifts/gift-icons'
import styles from '../AttachmentChip.module.css'
import type { AttachmentDefinition } from './kind'

export type ChosenGift = { kind: 'gift'; id: number; name: string; credits: number; icon: GiftIcon }

export const giftAttachment: AttachmentDefinition<ChosenGift> = {
  Picker: ({ onPick, ...dialog }) => (
    <GiftPicker
      {...dialog}
      onPick={({ id, name, credits, icon }) => onPick({ kind: 'gift', id, name, credits, icon })}
    />
  ),
  read({ id, name, credits, icon }) {
    const known = giftIcons.find((candidate) => candidate === icon)
    if (typeof id !== 'number' || name === undefined || credits === undefined || !known) return null
    return { kind: 'gift', id, name, credits, icon: known }
  },
  isSame: (sent, { name }) => sent.name === name,
  unavailable: { code: 'not_in_catalogue', icon: IconGift },
  Chip: GiftChip,
}

function GiftChip({ chosen: { name, credits, icon } }: { chosen: ChosenGift }) {
  const { t } = useTranslation()
  const Icon = iconOfGift[icon]
  return (
    <>
      <span className={styles.face}>
        <Icon size={18} stroke={1.75} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <b>{name}</b>
        <small>{t('gifts.credits', { count: credits })}</small>
      </span>
    </>
  )
}
