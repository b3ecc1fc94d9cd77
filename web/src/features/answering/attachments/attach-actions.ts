import type { AttachmentKind } from '@panel/contract/rules/enumerations'
import { type Icon, IconGift, IconPhoto } from '@tabler/icons-react'
import { type Action, action } from '../../../ui/actions/actions'
import { beingSent } from '../sender-actions'

type AttachTarget = { isBusy: boolean; open: (picker: AttachmentKind) => void }

/** Opens the picker of a kind of attachment. */
const attach = (kind: AttachmentKind, key: string, icon: Icon) =>
  action<AttachTarget>({
    id: kind,
    group: 'chat',
    key,
    icon,
    title: (t) => t(`message_type.${kind}`),
    blocked: beingSent,
    run: ({ open }) => open(kind),
  })

export const attachActions: Record<AttachmentKind, Action<AttachTarget>> = {
  photo: attach('photo', 'P', IconPhoto),
  gift: attach('gift', 'G', IconGift),
}
