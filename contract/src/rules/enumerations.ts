/** Values shared by server and browser. */

/** Interface languages; the first is the default and the fallback. Specification section 1. */
export const interfaceLanguages = ['en', 'en-GB', 'nl', 'it', 'pl', 'es', 'fr'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** The kinds of work that an operator can be permitted to do. Specification section 3, `message_types`. */
export const queueKinds = ['reply', 'poke'] as const
export type QueueKind = (typeof queueKinds)[number]

/** The queues that an operator can open; `smart` combines the others. Specification section 2. */
export const queueNames = ['reply', 'poke', 'smart'] as const
export type QueueName = (typeof queueNames)[number]

/** The kinds of work in each queue. */
export const kindsOfQueue: Record<QueueName, readonly QueueKind[]> = {
  reply: ['reply'],
  poke: ['poke'],
  smart: ['reply', 'poke'],
}

/** The turn of an operator's message: what it follows in the conversation. Specification section 3. */
export const messageTurns = ['starter', 'reply', 'extra_reply', 'poke', 'extra_poke'] as const
export type MessageTurn = (typeof messageTurns)[number]

/** What can be attached to an operator's message. Specification section 3. */
export const attachmentKinds = ['photo', 'gift'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

/** The types of a turn: without and with each kind of attachment. */
const typesOf = <Turn extends MessageTurn>(turn: Turn) => [
  turn,
  ...attachmentKinds.map((kind) => `${turn}_${kind}` as const),
]

/** All types of an operator's message. Specification section 3. */
export const sentMessageTypes = messageTurns.flatMap((turn) => typesOf(turn))
export type SentMessageType = (typeof sentMessageTypes)[number]

/** The types of a reply. */
export const replyTypes = typesOf('reply')

/** Types of a customer's message, named as in specification section 1. */
export const receivedMessageTypes = ['chat', ...attachmentKinds] as const
export type ReceivedMessageType = (typeof receivedMessageTypes)[number]

export const messageTypes = [...receivedMessageTypes, ...sentMessageTypes]

export * from './message-sides.ts'
export * from './recognised.ts'

/** The icon of a gift. */
export const giftIcons = [
  'gift',
  'flower',
  'heart',
  'cup',
  'cake',
  'candy',
  'glass',
  'music',
  'star',
  'balloon',
  'diamond',
  'bear',
] as const
export type GiftIcon = (typeof giftIcons)[number]

/** Media types that are accepted as a photo. Only the first frame of an animated image is used. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

/** Whom a fact is about: the profile when the message is an operator's, the customer when it is the customer's. */
export const factSubjects = ['profile', 'customer'] as const

/** The result of a step of signing in, as stored in the login history. */
export const loginResults = [
  'password_ok',
  'password_wrong',
  'locked',
  'suspended',
  'code_ok',
  'code_wrong',
  'recovery_code_ok',
  'signed_out',
] as const
export type LoginResult = (typeof loginResults)[number]

/** Groups of results, for the filter of the login history. */
export const loginOutcomes = ['success', 'failed', 'blocked', 'logged_out'] as const
export type LoginOutcome = (typeof loginOutcomes)[number]

/** What is unusual about an entry of the login history, compared with earlier sign-ins of the operator. */
export const loginMarks = ['new_device', 'new_network', 'unusual_hour', 'many_failures'] as const
export type LoginMark = (typeof loginMarks)[number]

/** The outcome of each result. */
export const outcomeOfLogin = {
  password_ok: 'success',
  code_ok: 'success',
  recovery_code_ok: 'success',
  password_wrong: 'failed',
  code_wrong: 'failed',
  locked: 'blocked',
  suspended: 'blocked',
  signed_out: 'logged_out',
} as const satisfies Record<LoginResult, LoginOutcome>

/** Operator status of a conversation. Specification section 4. */
export const conversationStatuses = ['unread', 'unanswered', 'ignored', 'answered'] as const
export type ConversationStatus = (typeof conversationStatuses)[number]

/** Specification section 3, customer summary. */
export const memberTypes = ['trial', 'premium'] as const

/** Member types in the filters of the Chat overview: `paid` is premium, `free` is trial. Specification section 2. */
export const memberTypeFilters = ['paid', 'free', 'all'] as const
export type MemberTypeFilter = (typeof memberTypeFilters)[number]

export const genders = ['male', 'female'] as const

/** These five lists: specification section 3, enumerations. */
export const eyeColors = ['blue', 'brown', 'green', 'gray', 'hazel'] as const
export const hairColors = ['bald', 'black', 'blond', 'dark_blond', 'dark_brown', 'red'] as const
export const relationshipStatuses = [
  'divorced',
  'living_together',
  'married',
  'single',
  'unmarried',
  'widowed',
] as const
export const smokingHabits = ['yes', 'no', 'sometimes', 'stopping'] as const
export const sexualOrientations = ['hetero', 'gay', 'lesbian', 'bi'] as const

/** Status of the delivery of a message to the site. */
export const deliveryStatuses = ['pending', 'delivered', 'dead'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** Status of a profile text: written by one operator, approved or returned by another one. */
export const profileTextStatuses = ['to_write', 'to_review', 'returned', 'approved'] as const
export type ProfileTextStatus = (typeof profileTextStatuses)[number]

/** How many messages an account level may read back: `short` and `limited` are numbers in the settings. */
export const historySizes = ['short', 'limited', 'all'] as const
export type HistorySize = (typeof historySizes)[number]

/**
 * Reason codes that the pages have texts for, grouped by the action that they explain. Admins add others to the list of words
 * `reasons`. The panel itself sets those of `panel`. A code has the same meaning in every group. An operator can write own words in addition to a code, or instead of one.
 */
export const reasonCodes = {
  away: ['water', 'toilet', 'phone', 'technical'],
  skip: ['language', 'master', 'topic', 'known'],
  handover: ['fictional', 'meeting', 'distress'],
  panel: ['skipped', 'stopped'],
} as const
export type ReasonCode = (typeof reasonCodes)[keyof typeof reasonCodes][number]
/** The actions that need a reason. */
export const reasonGroups = ['skip', 'away', 'handover'] as const
export type ReasonGroup = (typeof reasonGroups)[number]
export const allReasonCodes: readonly ReasonCode[] = Object.values(reasonCodes).flat()

/** Reasons for reporting a message. */
export const reportReasons = [
  'contact_details',
  'fictional_profile',
  'possible_minor',
  'abuse',
  'spam',
  'illegal',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** Reasons why a claim returned no conversation. */
export const emptyReasons = [
  'empty',
  'away',
  'paused',
  'last_chat',
  'feedback', // has to be read first; it can be put off, and not again
  'feedback_again',
  'no_right',
  'no_language',
  'none_in_your_languages',
  'all_taken',
  'all_excluded',
  'all_held',
  'all_skipped',
  'for_master',
  'not_due',
] as const
export type EmptyReason = (typeof emptyReasons)[number]

/** Owner of a saved reply: the operator or the team. */
export const savedReplyOwners = ['own', 'team'] as const
export type SavedReplyOwner = (typeof savedReplyOwners)[number]

export const yesNo = ['yes', 'no'] as const

/** The fields of a customer's profile, in the order in which they are shown. Specification section 3. */
export const customerFields = [
  'name',
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

/** The fields of a customer's profile whose value is chosen from a list. Specification section 3. */
export const factChoices = {
  gender: genders,
  relationship_status: relationshipStatuses,
  sexual_orientation: sexualOrientations,
  smokes: smokingHabits,
  eye_color: eyeColors,
  hair_color: hairColors,
} as const satisfies Partial<Record<CustomerField, readonly string[]>>
