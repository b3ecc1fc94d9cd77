/** Milliseconds after which what is waited for is said to take long. */
export const slowAfter = 5_000
