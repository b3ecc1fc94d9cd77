import { type IgnoreOption, ignoreOptions } from '@panel/contract'
import { seeded } from '@panel/demo/random'

/** The actions of an operator on a conversation. */
export type Action =
  | { kind: 'answer' }
  /** Stays in the conversation and adds a message. */
  | { kind: 'answer_twice' }
  /** Answers, undoes it, and answers again. */
  | { kind: 'undo' }
  /** Reports the customer's message, and answers afterwards. */
  | { kind: 'report' }
  | { kind: 'skip' }
  | { kind: 'ignore'; options: IgnoreOption[] }
  | { kind: 'hand_over' }
  /** Stops everything to the customer. A master settles it. */
  | { kind: 'escalate' }

/** The share of each action, from 0 to 1; the rest are answers. */
export type Shares = Partial<Record<Exclude<Action['kind'], 'answer'>, number>>

/** The work of a day: mostly answers. */
export const mixedShares: Shares = {
  answer_twice: 0.05,
  undo: 0.1,
  report: 0.03,
  skip: 0.06,
  ignore: 0.05,
  hand_over: 0.03,
  escalate: 0.02,
}

const ignoreOptionSets: IgnoreOption[][] = [...ignoreOptions.map((option) => [option]), ignoreOptions]

/** Chooses the next action. @param isForMaster whether the conversation is for masters: then it is not skipped or handed over */
export type Habits = (isForMaster: boolean) => Action

/** The habits of one robot, determined by seed and number. */
export function habitsOf(shares: Shares, seed: number, number: number): Habits {
  const random = seeded(seed + number * 7_919)
  return (isForMaster) => {
    let left = random()
    for (const [kind, share] of Object.entries(shares)) {
      left -= share
      if (left >= 0) continue
      if (isForMaster && (kind === 'skip' || kind === 'hand_over')) break
      if (kind !== 'ignore') return { kind } as Action
      const options = ignoreOptionSets[Math.floor(random() * ignoreOptionSets.length)] ?? ignoreOptions
      return { kind, options }
    }
    return { kind: 'answer' }
  }
}
