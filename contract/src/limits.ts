/** Numbers that both sides keep to. Durations are in milliseconds unless the name says otherwise. */

/** How often an open conversation renews its lease: at least three times while the lease lasts. */
export const leaseRenewal = (lease: { seconds: number }) => Math.min(25_000, (lease.seconds / 3) * 1_000)

/** Seconds without input after which a lease is not renewed any more, until the settings say otherwise. */
export const idleAfterSeconds = 120

/** Seconds without input after which the holder of a lease is shown as idle, and a master may take over. */
export const idleInHandSeconds = 60

/** A page claims by itself only so long after the operator's last input. */
export const claimAfterInput = 30_000

/** Characters in one message to a customer. */
export const messageLength = 2_000

/** Characters of a customer's message that are stored. */
export const receivedMessageLength = 8_000

/** Characters of a reason or a note that an operator gives. */
export const reasonLength = 500

/** Extra replies in a row that are sent without a confirmation, until the settings say otherwise. */
export const extraRepliesAtMost = 3

/** After skips by so many operators, with no answer in between, a conversation is for a master. */
export const skipsBeforeMaster = 3

/** Messages in one call of a site. */
export const siteBatchSize = 500

/**
 * Bytes that one of them may take as JSON. Its text, ids, address of a photo and gift have up to `receivedMessageLength` and
 * 2,700 characters, each of them up to 6 bytes as an escape; the rest is for the names of the fields.
 */
export const messageBytesAtMost = 6 * (receivedMessageLength + 2_800)

/** Characters of a fact that was told in a conversation. */
export const toldFactLength = 300

/** Facts that are kept of one conversation. */
export const toldFactsAtMost = 300

/** Facts that a site may give about one person. */
export const factsAtMost = 100

/** Messages of a thread that are sent at first, and with each older page. */
export const threadPageSize = 50

/** Bytes of an uploaded photo, and of one that is fetched from a site. */
export const photoBytes = 10 * 1024 * 1024

/** Pixels of such a photo, width times height. */
export const photoPixels = 50_000_000

/** The longer side of a photo as it is kept. */
export const photoSide = 1_600

/** Photos that an operator has uploaded and not sent. */
export const unsentPhotos = 50
/** Messages that a level reads back at `history_size` short, and at limited, until the settings say otherwise. */
export const historySizeShort = 50
export const historySizeLimited = 500

/** Characters of why a message is hidden. */
export const hideReasonLength = 200

/** Characters of what is wrong with a reported message. */
export const reportNotesLength = 2_000

/** Login lockout after too many failed attempts. Specification section 9. */
export const lockoutMinutes = 10

/** Failed attempts before the lockout. */
export const failedAttempts = 5

/** Wrong two-factor codes in a row behind the right password; after them only a recovery code or an admin opens again. */
export const wrongCodesAtMost = 20

/** Characters of a password that an operator chooses. */
export const passwordLength = { least: 12, most: 200 } as const

/** A request with this header is the page's own doing, such as trying again: no act that keeps the session alive. */
export const automaticHeader = 'x-automatic'

/** A break away from chat. Specification section 9. */
export const awayMinutes = 2

/** Characters in the reason for one. */
export const awayReasonLength = 300

/** A user's data is refreshed this often while the tab is visible. Specification section 9. */
export const userRefreshVisible = 30_000

/** The same while it is hidden. Specification section 9. */
export const userRefreshHidden = 240_000

/** The locale cookie, in days. Specification section 1. */
export const localeCookieDays = 365

/** An event stream says something at least this often: an event named `heartbeat` when there is nothing else. Milliseconds. */
export const streamHeartbeat = 15_000

/** What a number among a customer's facts may be: years, centimetres, kilograms. */
export const factRanges = {
  age: { least: 18, most: 120 },
  length: { least: 100, most: 250 },
  weight: { least: 30, most: 350 },
} as const

/** Characters of one fact about a customer. */
export const factLength = 500

/** Characters of a customer's name. */
export const customerNameLength = 100

/** Interest tags of one customer. */
export const interestsAtMost = 60

/** Characters of the alert at a customer's profile. */
export const alertLength = 500

/** Characters of a note in a customer's logbook. */
export const noteLength = 2_000

/** Notes that come with a conversation; the others are asked for. */
export const notesShown = 2

/** Notes of one page of a logbook. */
export const notePageSize = 50

/** Its author may delete a note for so long. */
export const noteDeletionHours = 24
/** What the filters of the Chat overview are at first. Specification section 9, filter defaults; -1 means no limit. */
export const conversationFilterDefaults = {
  messages: [-1, -1],
  days: [0, 365],
  customerDays: [0, 365],
  pokes: [0, 10],
  status: ['unread', 'unanswered'],
} as const

/** The running release is compared with the latest this often. Specification section 9. */
export const releaseCheck = 60_000
/** Characters in the title of a saved reply. */
export const savedReplyTitleLength = 80

/** Saved replies that an operator may have of their own, and a team of its. */
export const savedRepliesAtMost = 300

/** A text to a customer is compared with what they already got from so many characters on: "Haha yes" may be said twice. */
export const similarTextFrom = 20

/** Items of one page of a list, unless asked for otherwise. */
export const listPageSize = 50

/** Rows of a list that one file can have: who wants more chooses a shorter period. */
export const exportRowsAtMost = 20_000

/** Operator names are loaded anew at most this often. Specification sections 7 and 9. */
export const operatorNamesReload = 30_000

/** The longest silence that a poke rule can ask for: a year. */
export const silenceMinutesAtMost = 525_600

/** The most pokes in a row, and of one day, that a poke rule can allow. */
export const pokesAtMost = 20

/** Who is signed in and has done nothing for so many minutes is shown as such. */
export const idleMinutesShown = 5

/** Operators that the list of who is here names; all of them are counted. */
export const presenceAtMost = 200
