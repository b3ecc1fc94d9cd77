/** Milliseconds after which something counts as slow. */
export const slowAfter = 5_000
