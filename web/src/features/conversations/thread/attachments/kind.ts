import type { Attachment, Message } from '@panel/contract'
import type { Icon } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'

/** How a thread shows a kind of attachment. */
export type AttachmentDefinition<Attached extends Attachment> = {
  icon: Icon
  /** Its name in words. Without `attached`: the name of the kind. */
  title(t: TFunction, attached: Attached | undefined): string
  /** The class of a bubble that contains it. */
  bubbleClass?: string | undefined
  /** Rendered in the bubble, before the text. */
  Shown(props: { attached: Attached; message: Message }): ReactNode
  /** Rendered in the bubble of a message that has no text. */
  InPlaceOfText?(props: { attached: Attached }): ReactNode
}
