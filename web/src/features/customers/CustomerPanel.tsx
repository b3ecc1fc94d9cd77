import type { Conversation } from '@panel/contract'
import { memo } from 'react'
import { ToldFacts } from '../told-facts/ToldFacts'
import { CustomerFacts } from './CustomerFacts'
import { Logbook } from './Logbook'

type Props = {
  conversation: Conversation
  /** Brings the customer into sight, where one part of the screen shows at a time. */
  onShow: () => void
}

/** What operators know about a customer, to be changed in place: facts above, logbook below. */
export const CustomerPanel = memo(function CustomerPanel({ conversation, onShow }: Props) {
  const { customer, profile } = conversation
  return (
    <>
      <CustomerFacts customer={customer} profileFacts={profile.facts}>
        <ToldFacts conversation={conversation} about="customer" />
      </CustomerFacts>
      <Logbook customer={customer} onShow={onShow} />
    </>
  )
})
