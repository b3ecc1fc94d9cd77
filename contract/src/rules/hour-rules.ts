/** Hours after which a rest is no break of the work any more, but was its end. */
export const restHours = 4

/** Days of hours that are read at once. */
export const maxHourDays = 93

/** Minutes that one correction of hours adds to a day, or takes from it, at most. */
export const mostCorrectedMinutes = 1_440
