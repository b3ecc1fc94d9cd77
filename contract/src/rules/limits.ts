/** Limits and intervals that server and browser share. Durations are in milliseconds unless the name has another unit. */

/** Interval at which an open conversation renews its lease: at least three times per lease. */
export const leaseRenewalInterval = (lease: { seconds: number }) =>
  Math.min(25_000, (lease.seconds / 3) * 1_000)

/** Seconds without input after which a lease is no longer renewed. Default; the settings can change it. */
export const idleAfterSeconds = 120

/** Seconds without input after which the holder of a lease is shown as idle, and a master may take over. */
export const idleInHandSeconds = 60

/** A page claims automatically only within this time after the operator's last input. */
export const autoClaimWindow = 30_000

/** Maximum length of a message to a customer, in characters. */
export const messageLength = 2_000

/** Maximum length of a customer's message, in characters. */
export const receivedMessageLength = 8_000

/** Maximum length of an operator's reason or note, in characters. */
export const reasonLength = 500

/** Extra replies in a row that are sent without a confirmation. Default; the settings can change it. */
export const maxExtraReplies = 3

/** Number of operators who skip a conversation, without an answer in between, before it is handed over to the masters. */
export const skipsBeforeHandover = 3

/** Maximum number of messages in one request of a site. */
export const siteBatchSize = 500

/**
 * Maximum size of one such message as JSON, in bytes. Its text has up to `receivedMessageLength` characters; ids, photo URL and
 * gift have up to 2,700. An escaped character takes 6 bytes. The rest is for the field names.
 */
export const maxMessageBytes = 6 * (receivedMessageLength + 2_800)

/** Maximum length of a told fact, in characters. */
export const toldFactLength = 300

/** Maximum number of told facts of a conversation. */
export const maxToldFacts = 300

/** Maximum number of facts that a site can send about one person. */
export const maxFacts = 100

/** Messages on one page of a thread. */
export const threadPageSize = 50

/** Maximum size of a photo that is uploaded or fetched from a site, in bytes. */
export const maxPhotoBytes = 10 * 1024 * 1024

/** Maximum number of pixels (width times height) of such a photo. Cameras of "50 megapixels" have up to 51.3 million. */
export const maxPhotoPixels = 52_000_000

/** Stored photos are scaled down so that the longer side has at most this many pixels. */
export const maxPhotoSide = 1_600

/** Maximum number of photos that an operator has uploaded and not sent. */
export const maxUnsentPhotos = 50

/** Messages that an account level with `history_size` short or limited may read. Defaults; the settings can change them. */
export const historySizeShort = 50
export const historySizeLimited = 500

/** Maximum length of the reason for hiding a message, in characters. */
export const hideReasonLength = 200

/** Maximum length of the notes of a message report, in characters. */
export const reportNotesLength = 2_000

/** Login lockout after too many failed attempts. Specification section 9. */
export const lockoutMinutes = 10

/** Failed attempts before the lockout. */
export const attemptsBeforeLockout = 5

/** Wrong two-factor codes in a row, after a correct password, that lock the codes. A recovery code or an admin unlocks them. */
export const maxWrongCodes = 20

/** Minimum and maximum length of a password, in characters. */
export const passwordLength = { min: 12, max: 200 } as const

/** Maximum length of the name of a team. */
export const teamNameLength = 100

/** The page sets this header on requests that the operator did not cause, such as retries. They do not extend the session. */
export const automaticHeader = 'x-automatic'

/** Length of a break. Specification section 9. */
export const awayMinutes = 2

/** Maximum length of the reason for a break, in characters. */
export const awayReasonLength = 300

/** Interval at which a visible tab refreshes the user's data. Specification section 9. */
export const userRefreshVisible = 30_000

/** The same for a hidden tab. Specification section 9. */
export const userRefreshHidden = 240_000

/** Lifetime of the locale cookie, in days. Specification section 1. */
export const localeCookieDays = 365

/** An event stream sends at least one event in this interval: `heartbeat` when there is no other. */
export const heartbeatInterval = 15_000

/** Ranges of the numeric facts of a customer, in years, centimetres and kilograms. */
export const factRanges = {
  age: { min: 18, max: 120 },
  length: { min: 100, max: 250 },
  weight: { min: 30, max: 350 },
} as const

/** Maximum length of a fact about a customer, in characters. */
export const factLength = 500

/** Maximum length of a customer's name, in characters. */
export const customerNameLength = 100

/** Maximum number of interest tags of a customer. */
export const maxInterests = 60

/** Maximum length of the alert of a customer, in characters. */
export const alertLength = 500

/** Maximum length of a note in a customer's logbook, in characters. */
export const noteLength = 2_000

/** Newest notes that are returned with a conversation; older ones need their own request. */
export const notesShown = 2

/** Notes on one page of a logbook. */
export const notePageSize = 50

/** Hours in which the author can delete a note. */
export const noteDeletionHours = 24

/** Default filters of the Chat overview. Specification section 9, filter defaults; -1 means no limit. */
export const conversationFilterDefaults = {
  messages: [-1, -1],
  days: [0, 365],
  customerDays: [0, 365],
  pokes: [0, 10],
  status: ['unread', 'unanswered'],
} as const

/** Interval at which a page compares its release with the latest one. Specification section 9. */
export const releaseCheckInterval = 60_000

/** Maximum length of the title of a saved reply, in characters. */
export const savedReplyTitleLength = 80

/** Maximum number of saved replies of one operator, and of one team. */
export const maxSavedReplies = 300

/** Minimum length of a text that is compared with earlier messages: short ones such as "Haha yes" may be repeated. */
export const similarTextMinLength = 20

/** Maximum length of an operator's name and login, in characters. */
export const operatorNameLength = 100
export const loginLength = 100

/** Maximum number of languages and of site owners of an operator. */
export const maxLanguages = 50
export const maxSiteowners = 1_000

/** Hours in which the link of an invitation can be used. */
export const invitationHours = [4, 24, 72, 168] as const

/** Items on one page of a list when the request has no `limit`. */
export const listPageSize = 50

/** Maximum number of rows in an exported file. For more, an operator exports shorter periods. */
export const maxExportRows = 20_000

/** Minimum time between two loads of the operator names. Specification sections 7 and 9. */
export const operatorNamesReloadInterval = 30_000

/** Maximum silence in a poke rule, in minutes: one year. */
export const maxSilenceMinutes = 525_600

/** Maximum of pokes in a row, and of pokes per day, in a poke rule. */
export const maxPokes = 20

/** Minutes without an action after which a signed-in operator is shown as idle. */
export const idleMinutesShown = 5

/** Profile texts: maximum length in characters, and the likeness (0 to 1) from which one is shown as similar to another. */
export const profileTextLength = 5_000
export const similarProfileText = 0.6

/** Maximum number of operators in the presence list. The counts include all operators. */
export const maxPresence = 200

/** Maximum length of the name of an account level, in characters. */
export const levelNameLength = 60

/** The highest number of an account level. */
export const highestLevel = 9_999

/** Maximum length of the name of a segment, in characters. */
export const segmentLength = 100

/** Maximum number of segments that an account level can name. */
export const maxSegments = 200

/** Maximum number of photos in a profile set. */
export const maxSetPhotos = 60

/** Minimum number of photos of a profile set that is ready. */
export const minSetPhotos = 5

/** Maximum length of the description of a photo, in characters. */
export const photoDescriptionLength = 200

/** Pixels of the longer side of a thumbnail. */
export const maxThumbnailSide = 320

/** Minimum width and height of a cropped photo, in pixels. */
export const minCropSide = 64

/** Photos look the same if their 64-bit hashes differ in at most this many bits. The index of the database finds up to five. */
export const maxHashDistance = 5

/** Maximum length of the name of a site owner, in characters. */
export const siteownerNameLength = 100

/** Maximum length of a disclosure, in characters. */
export const disclosureLength = 4_000

/** Maximum length of the name of a site key, in characters. */
export const keyNameLength = 60

/** Maximum number of valid keys of a site owner. */
export const maxSiteKeys = 20

/** Maximum lifetime of a site key, in days. */
export const maxKeyDays = 3_650

/** Maximum time in which webhooks are signed with the old secret and the new one, in hours. */
export const maxSecretHours = 168

/** Maximum number of deliveries in one request to replay them. */
export const maxReplays = 200

/** Refused calls that are kept for each site owner. */
export const maxRefusedCalls = 100
