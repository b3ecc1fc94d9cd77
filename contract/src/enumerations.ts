/** Values that both sides spell the same way. No schema library here, so that the browser can import them for nothing. */

/** Interface languages; the first is the default and the fallback. Specification section 1. */
export const interfaceLanguages = ['en', 'en-GB', 'nl', 'it', 'pl', 'es', 'fr'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** The work an operator may be allowed to do. Specification section 3, `message_types`. */
export const queueKinds = ['reply', 'poke'] as const
export type QueueKind = (typeof queueKinds)[number]

/** A queue as an operator opens it: `smart` is the combined one. Specification section 2. */
export const queueNames = ['reply', 'poke', 'smart'] as const
export type QueueName = (typeof queueNames)[number]

/** Which kinds of work a queue serves. */
export const kindsOfQueue: Record<QueueName, readonly QueueKind[]> = {
  reply: ['reply'],
  poke: ['poke'],
  smart: ['reply', 'poke'],
}

/** What an operator writes, by the turn it takes in the conversation. Specification section 3. */
export const messageTurns = ['starter', 'reply', 'extra_reply', 'poke', 'extra_poke'] as const
export type MessageTurn = (typeof messageTurns)[number]

/** Every type of message an operator can send: each turn, plain, with a photo, with a gift. Specification section 3. */
export const sentMessageTypes = [
  'starter',
  'starter_photo',
  'starter_gift',
  'reply',
  'reply_photo',
  'reply_gift',
  'extra_reply',
  'extra_reply_photo',
  'extra_reply_gift',
  'poke',
  'poke_photo',
  'poke_gift',
  'extra_poke',
  'extra_poke_photo',
  'extra_poke_gift',
] as const
export type SentMessageType = (typeof sentMessageTypes)[number]

/** What a customer writes: the words of specification section 1. */
export const receivedMessageTypes = ['chat', 'photo', 'gift'] as const
export type ReceivedMessageType = (typeof receivedMessageTypes)[number]

export const messageTypes = [...receivedMessageTypes, ...sentMessageTypes] as const

/** `in` was written by the customer, `out` by an operator for the profile. */
export const messageDirections = ['in', 'out'] as const

/** Operator status of a conversation. Specification section 4. */
export const conversationStatuses = ['unread', 'unanswered', 'ignored', 'answered'] as const

/** Specification section 3, customer summary. */
export const memberTypes = ['trial', 'premium'] as const

export const genders = ['male', 'female'] as const

/** Why nothing may be sent to a customer. */
export const holdKinds = [
  'disclosure_missing',
  'asked_if_real',
  'possible_minor',
  'distress',
  'threat',
  'self_exclusion',
  'cooling_off',
  'spending_limit',
] as const
export type HoldKind = (typeof holdKinds)[number]

/** Where an outgoing message is on its way to the site. */
export const deliveryStatuses = ['pending', 'delivered', 'dead'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** Why a claim brought nothing. */
export const emptyReasons = [
  'empty',
  'no_right',
  'no_language',
  'none_in_your_languages',
  'all_taken',
  'all_excluded',
  'all_held',
] as const
export type EmptyReason = (typeof emptyReasons)[number]

export const yesNo = ['yes', 'no'] as const

/** The fields of a customer's profile, in the order they are shown. Specification section 3. */
export const customerFields = [
  'age',
  'birthday',
  'city',
  'gender',
  'job',
  'sports',
  'likes',
  'hobbies',
  'relationship_status',
  'sexual_orientation',
  'children',
  'family',
  'friends',
  'pets',
  'house',
  'food',
  'alcohol',
  'smokes',
  'health',
  'appearance',
  'eye_color',
  'hair_color',
  'length',
  'weight',
  'tattoos',
  'piercings',
  'personality',
  'reason',
  'important',
  'photos',
  'other',
] as const
export type CustomerField = (typeof customerFields)[number]
