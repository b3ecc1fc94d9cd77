import type { Message } from '@panel/contract'
import {
  type Icon,
  IconGift,
  IconHandFinger,
  IconMessage2Plus,
  IconMessagePlus,
  IconPhoto,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

type Turn = 'starter' | 'extra_reply' | 'poke' | 'extra_poke'
const turns: Record<Turn, Icon> = {
  starter: IconMessagePlus,
  extra_reply: IconMessage2Plus,
  poke: IconHandFinger,
  extra_poke: IconHandFinger,
}

/** What kind of message it is, where that is not plain: Poke, Starter, Extra, Photo, Gift. */
export function MessageTypeLabel({ type, gift }: { type: Message['type']; gift: string | null }) {
  const { t } = useTranslation()
  const turn = type.replace(/_(photo|gift)$/, '')
  const Turn = isTurn(turn) ? turns[turn] : null
  return (
    <>
      {Turn && isTurn(turn) && (
        <b>
          <Turn size={14} stroke={1.75} aria-hidden="true" />
          {t(`message_type.${turn}`)}
        </b>
      )}
      {/photo$/.test(type) && (
        <b>
          <IconPhoto size={14} stroke={1.75} aria-hidden="true" />
          {t('message_type.photo')}
        </b>
      )}
      {/gift$/.test(type) && (
        <b>
          <IconGift size={14} stroke={1.75} aria-hidden="true" />
          {gift ?? t('message_type.gift')}
        </b>
      )}
    </>
  )
}

/** A message whose kind needs no word. */
export const isPlain = (type: Message['type']) => type === 'chat' || type === 'reply'

const isTurn = (value: string): value is Turn => value in turns
