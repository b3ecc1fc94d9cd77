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

/** What can go with the text of an operator's message. Specification section 3. */
export const attachmentKinds = ['photo', 'gift'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

/** Every type of message an operator can send: each turn, plain and with each kind of attachment. Specification section 3. */
export const sentMessageTypes = messageTurns.flatMap((turn) => [
  turn,
  ...attachmentKinds.map((kind) => `${turn}_${kind}` as const),
])
export type SentMessageType = (typeof sentMessageTypes)[number]

/** What a customer writes: the words of specification section 1. */
export const receivedMessageTypes = ['chat', 'photo', 'gift'] as const
export type ReceivedMessageType = (typeof receivedMessageTypes)[number]

export const messageTypes = [...receivedMessageTypes, ...sentMessageTypes]

/** `in` was written by the customer, `out` by an operator for the profile. */
export const messageDirections = ['in', 'out'] as const

/** What a gift looks like on the screen. */
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

/** What is read as a photo: the first picture of it, when it moves. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const
/** Whom a fact is about: a message of ours tells about the profile, the customer's own about the customer. */
export const factSubjects = ['profile', 'customer'] as const

/** How a step of signing in ended, as the login history keeps it. */
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

/** The results by what they mean for whoever looks after the operators. */
export const loginOutcomes = ['success', 'failed', 'blocked', 'logged_out'] as const
export type LoginOutcome = (typeof loginOutcomes)[number]

/** Which outcome a result counts as. */
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

/**
 * Ways to ignore a conversation (specification section 4), and the rules of each. All statements, dialogs and checks read the
 * rules here; the database checks the names (`ignores_option_check`).
 */
export const ignoreRules = {
  until_next_message: ['ends_on_answer', 'ends_on_customer_message', 'stops_pokes', 'ignores_answered'],
  stop_pokes: ['stops_pokes'],
  alert: ['ends_on_answer', 'ends_on_customer_message', 'sets_alert'],
} as const satisfies Record<string, readonly IgnoreRule[]>
export type IgnoreRule =
  /** It ends when our side writes. */
  | 'ends_on_answer'
  /** It ends when the customer writes. */
  | 'ends_on_customer_message'
  /** No poke is planned while it is in force. */
  | 'stops_pokes'
  /** A conversation that is answered already gets the status `ignored` too. */
  | 'ignores_answered'
  /** It needs a note, which becomes the alert at the customer's profile. */
  | 'sets_alert'
export type IgnoreOption = keyof typeof ignoreRules
// The cast: `keys` of an object that is not widened.
export const ignoreOptions = Object.keys(ignoreRules) as IgnoreOption[]
export const hasIgnoreRule = (option: IgnoreOption, rule: IgnoreRule): boolean =>
  (ignoreRules[option] as readonly IgnoreRule[]).includes(rule)
export const ignoreOptionsThat = (rule: IgnoreRule): IgnoreOption[] =>
  ignoreOptions.filter((option) => hasIgnoreRule(option, rule))

/** Specification section 3, customer summary. */
export const memberTypes = ['trial', 'premium'] as const

/** Member types as the filters of the Chat overview name them: paid is premium, free is trial. Specification section 2. */
export const memberTypeFilters = ['paid', 'free', 'all'] as const
export type MemberTypeFilter = (typeof memberTypeFilters)[number]

export const genders = ['male', 'female'] as const

/** Specification section 3, enumerations; the next four too. */
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

/** How far back a level reads: the newest messages only, by the sizes of the settings, or all of them. */
export const historySizes = ['short', 'limited', 'all'] as const
export type HistorySize = (typeof historySizes)[number]

/**
 * Reasons that operators choose from, by what they are given for; one of `panel` the panel gives itself. A code means the same
 * wherever it stands. The words of one's own that may come with it, or in its place, are no code.
 */
export const reasonCodes = {
  away: ['water', 'toilet', 'phone', 'technical'],
  skip: ['language', 'master', 'topic', 'known'],
  handover: ['fictional', 'meeting', 'distress'],
  panel: ['skipped'],
} as const
export type ReasonCode = (typeof reasonCodes)[keyof typeof reasonCodes][number]
export const allReasonCodes: readonly ReasonCode[] = Object.values(reasonCodes).flat()

/** What a message can be reported for. */
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

/** Why a claim brought nothing. */
export const emptyReasons = [
  'empty',
  'away',
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

/** Whose a saved reply is. */
export const savedReplyOwners = ['own', 'team'] as const
export type SavedReplyOwner = (typeof savedReplyOwners)[number]

export const yesNo = ['yes', 'no'] as const

/** The fields of a customer's profile, in the order they are shown. Specification section 3. */
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

/** The fields of a customer's profile that are one of a list. Specification section 3. */
export const factChoices = {
  gender: genders,
  relationship_status: relationshipStatuses,
  sexual_orientation: sexualOrientations,
  smokes: smokingHabits,
  eye_color: eyeColors,
  hair_color: hairColors,
} as const satisfies Partial<Record<CustomerField, readonly string[]>>
