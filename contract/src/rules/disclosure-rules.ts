/** Disclosures: what customers are told about fictional profiles. */

/** Maximum time until a new disclosure has to be shown again, in days. */
export const maxDaysUntilShownAgain = 365

/** The times that the settings offer, in days; 0: at once. */
export const daysUntilShownAgain = [0, 7, 14, 30, 90] as const
