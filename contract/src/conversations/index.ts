import { conversationEndpoints } from './conversations.ts'
import { getCustomerChats } from './customer-chats.ts'
import { customerEndpoints } from './customers.ts'
import { getFormerTexts } from './former-texts.ts'
import { getFoundMessages } from './found-messages.ts'
import { holdEndpoints } from './holds.ts'
import { toldFactEndpoints } from './told-facts.ts'

export * from './attachments/attachment.ts'
export * from './coach-question.ts'
export * from './conversation-hold.ts'
export * from './conversations.ts'
export * from './customer-chats.ts'
export * from './customer-profile.ts'
export * from './customers.ts'
export * from './former-texts.ts'
export * from './holds.ts'
export * from './site-refusal.ts'
export * from './told-facts.ts'

/** The endpoints of this domain. */
export const endpointsOfConversations = {
  ...conversationEndpoints,
  ...customerEndpoints,
  ...holdEndpoints,
  getCustomerChats,
  getFormerTexts,
  getFoundMessages,
  ...toldFactEndpoints,
} as const
