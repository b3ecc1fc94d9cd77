import { awayEndpoints } from './away.ts'
import { inquiryEndpoints } from './inquiries.ts'
import { chooseLastChat } from './last-chat.ts'
import { leavingEndpoints } from './leaving.ts'
import { getEvents } from './live.ts'
import { deleteMessage, markMessage, undeleteMessage } from './message-marks.ts'
import { sendMessage, undoMessage } from './messages.ts'
import { getPokeRules, putPokeRule } from './poke-rules.ts'
import { queueEndpoints } from './queue.ts'
import { reminderEndpoints } from './reminders.ts'
import { savedReplyEndpoints } from './saved-replies.ts'
import { findSimilarMessage } from './similar-messages.ts'
import { listUnsentChats, takeBackConversation } from './unsent.ts'

export * from './away.ts'
export * from './inquiries.ts'
export * from './last-chat.ts'
export * from './leaving.ts'
export * from './live.ts'
export * from './message-marks.ts'
export * from './messages.ts'
export * from './poke-rules.ts'
export * from './queue.ts'
export * from './reminders.ts'
export * from './saved-replies.ts'
export * from './similar-messages.ts'
export * from './unsent.ts'

/** The endpoints of this domain. */
export const endpointsOfAnswering = {
  ...queueEndpoints,
  listUnsentChats,
  takeBackConversation,
  sendMessage,
  undoMessage,
  ...leavingEndpoints,
  chooseLastChat,
  ...inquiryEndpoints,
  findSimilarMessage,
  ...reminderEndpoints,
  ...savedReplyEndpoints,
  getPokeRules,
  putPokeRule,
  ...awayEndpoints,
  markMessage,
  deleteMessage,
  undeleteMessage,
  getEvents,
} as const
