import type { QueueName } from '@panel/contract'
import type { Work } from './claim.ts'
import type { Client } from './client.ts'
import type { Habits } from './habits.ts'
import type { Tally } from './tally.ts'

/** The data that the robots of one run share. */
export type Run = {
  queue: QueueName
  /** Milliseconds that an operator takes to write, on average. */
  pace: number
  /** After it is aborted, robots send at once. */
  sendNow?: AbortSignal
  /** Called when a robot has read its conversation and begins to write. */
  onWriting?: () => void
  /** What they write; by default, which answer of whom it is. */
  compose?: (work: Work) => string
  /** After how many conversations a robot takes a break, and for how many milliseconds; without it, it takes none. */
  breaks?: { every: number; lasts: number }
  /** Whether robots escalate, so that masters settle. */
  escalates?: boolean
  tally: Tally
  /** Aborted when no new work may begin. */
  stop: AbortSignal
  /** Aborted when requests in progress are given up. */
  giveUp: AbortSignal
}

export type Robot = {
  login: string
  /** Among the robots of the run, from 0. */
  place: number
  client: Client
  run: Run
  habits: Habits
  /** Whether it gets conversations that others handed over, according to its rights. */
  isMaster: boolean
}
