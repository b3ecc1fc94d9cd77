/** The number of a conversation as entered, `48213` or `#48213`; null for any other text. */
export function numberIn(text: string): number | null {
  const [, digits] = /^\s*#?\s*([1-9]\d{0,14})\s*$/.exec(text) ?? []
  return digits ? Number(digits) : null
}
