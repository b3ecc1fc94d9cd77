import type { Conversation } from '@panel/contract'
import { memo } from 'react'
import { ToldFacts } from '../told-facts/ToldFacts'
import { CustomerFacts } from './CustomerFacts'
import { Logbook } from './Logbook'

type Props = {
  conversation: Conversation
  /** Shows the customer, when only one part of the screen is visible at a time. */
  onShow: () => void
}

/** What operators know about a customer, edited in place: facts above, logbook below. */
export const CustomerPanel = memo(function CustomerPanel({ conversation, onShow }: Props) {
  return (
    <>
      <CustomerFacts conversation={conversation} onShow={onShow}>
        <ToldFacts conversation={conversation} about="customer" />
      </CustomerFacts>
      <Logbook customer={conversation.customer} onShow={onShow} />
    </>
  )
})
