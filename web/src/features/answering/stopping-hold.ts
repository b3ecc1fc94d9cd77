import type { Conversation, ConversationHold } from '@panel/contract'

/** The hold that stops every answer to a customer. After a question whether the profile is real, a true answer can still be sent. */
export const stoppingHold = ({
  holds,
}: Pick<Conversation['customer'], 'holds'>): ConversationHold | undefined =>
  holds.find(({ kind }) => kind !== 'asked_if_real')
