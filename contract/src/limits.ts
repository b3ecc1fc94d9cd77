/** Numbers that both sides keep to. Durations are in milliseconds unless the name says otherwise. */

/** A lease lasts this long after its last renewal, by the database's clock. */
export const leaseSeconds = 90

/** How often an open conversation renews its lease. */
export const leaseRenewal = 25_000

/** Characters in one message to a customer. */
export const messageLength = 2_000

/** Characters of a customer's message that are stored. */
export const receivedMessageLength = 8_000

/** Messages in one call of a site. */
export const siteBatchSize = 500

/** Facts that a site may give about one person. */
export const factsAtMost = 100

/** Messages of a thread that are sent at first, and with each older page. */
export const threadPageSize = 50

/** Login lockout after too many failed attempts. Specification section 9. */
export const lockoutMinutes = 10

/** Failed attempts before the lockout. */
export const failedAttempts = 5

/** A user's data is refreshed this often while the tab is visible. Specification section 9. */
export const userRefreshVisible = 30_000

/** The same while it is hidden. Specification section 9. */
export const userRefreshHidden = 240_000

/** The locale cookie, in days. Specification section 1. */
export const localeCookieDays = 365

/** An event stream says something at least this often. */
export const streamHeartbeat = 15_000
