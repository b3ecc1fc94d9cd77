/** Maximum silence in a poke rule, in minutes: one year. */
export const maxSilenceMinutes = 525_600

/** Maximum of pokes in a row, and of pokes per day, in a poke rule. */
export const maxPokes = 20

/** Maximum of the least credits in a poke rule. */
export const maxLeastCredits = 1_000_000
