/** The years of dates. One outside of them is a mistake; PostgreSQL has no year 0. */
export const years = { min: 1900, max: 2199 }
