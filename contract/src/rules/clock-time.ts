/** A time of day in 24-hour notation: `22:00`. */
export const clockTimePattern = /^([01]\d|2[0-3]):[0-5]\d$/
