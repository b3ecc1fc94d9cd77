/** Counts below this say nothing in percent: one more or less would be a large change. */
const few = 50

/** The change between two counts in percent; null when either is too small. */
export const percentChange = (before: number, now: number): number | null =>
  before < few || now < few ? null : ((now - before) / before) * 100
