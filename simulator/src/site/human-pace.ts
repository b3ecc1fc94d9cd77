/** How long customers take to reply, and how many of them: from half a minute to hours. */
const replies = [
  { share: 0.5, from: 20, to: 240 },
  { share: 0.8, from: 240, to: 1_800 },
  { share: 1, from: 1_800, to: 18_000 },
]

/**
 * The seconds that a customer takes to reply.
 * @param isSoon within a minute
 */
export function secondsToReply(isSoon: boolean, random: () => number = Math.random): number {
  if (isSoon) return 20 + 40 * random()
  const luck = random()
  const { from, to } = replies.find(({ share }) => luck < share) ?? { from: 20, to: 60 }
  return from + (to - from) * random()
}
