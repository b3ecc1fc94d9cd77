/** A time of the day by the 24-hour clock: `22:00`. */
export const clockTimePattern = /^([01]\d|2[0-3]):[0-5]\d$/
