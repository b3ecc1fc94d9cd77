import { asWords, storedPerOperator } from '../../../ui/storage/storage'

/** As many as are in a row. */
const kept = 9

const stored = storedPerOperator('emoji', asWords)

/** The emoji that the operator has used last in this browser, the newest first. */
export const recentEmoji = (operatorId: number): string[] => stored(operatorId).read() ?? []

export function rememberEmoji(operatorId: number, emoji: string) {
  const others = recentEmoji(operatorId).filter((each) => each !== emoji)
  stored(operatorId).write([emoji, ...others].slice(0, kept))
}
