import type { Message } from '@panel/contract'
import { attachmentKinds } from '@panel/contract/rules/enumerations'
import { type Icon, IconHandFinger, IconMessage2Plus, IconMessagePlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { definitionOf } from './attachments/attachment'

type Turn = 'starter' | 'extra_reply' | 'poke' | 'extra_poke'
const turns: Record<Turn, Icon> = {
  starter: IconMessagePlus,
  extra_reply: IconMessage2Plus,
  poke: IconHandFinger,
  extra_poke: IconHandFinger,
}

type Props = { message: Pick<Message, 'type' | 'text' | 'attachments'> }

/** The type of a message other than chat or reply: Poke, Starter, Extra, Photo, or the name of a gift if the bubble does not show it. */
export function MessageTypeLabel({ message: { type, text, attachments } }: Props) {
  const { t } = useTranslation()
  const kind = attachmentKinds.find((each) => type === each || type.endsWith(`_${each}`))
  const turn = kind ? type.slice(0, -kind.length - 1) : type
  const Turn = isTurn(turn) ? turns[turn] : null
  const shown = kind && definitionOf(kind)
  const attached = text ? attachments.find((each) => each.kind === kind) : undefined
  return (
    <>
      {Turn && isTurn(turn) && (
        <b>
          <Turn size={14} stroke={1.75} aria-hidden="true" />
          {t(`message_type.${turn}`)}
        </b>
      )}
      {shown && (
        <b>
          <shown.icon size={14} stroke={1.75} aria-hidden="true" />
          {shown.title(t, attached)}
        </b>
      )}
    </>
  )
}

/** Whether a type needs no label. */
export const isPlain = (type: Message['type']) => type === 'chat' || type === 'reply'

const isTurn = (value: string): value is Turn => value in turns
