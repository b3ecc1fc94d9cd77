import type { QueueName } from '@panel/contract'
import type { Client } from './client.ts'
import type { Habits } from './habits.ts'
import type { Tally } from './tally.ts'

/** What the robots of one run share. */
export type Run = {
  queue: QueueName
  /** Milliseconds an operator takes to write, on average. */
  pace: number
  /** Once it is aborted, robots send what they write at once. */
  hurry?: AbortSignal
  /** Told when a robot has read its conversation and begins to write. */
  onWriting?: () => void
  tally: Tally
  /** No new work is begun. */
  stop: AbortSignal
  /** What is still unanswered is given up. */
  giveUp: AbortSignal
}

export type Robot = {
  login: string
  client: Client
  run: Run
  habits: Habits
  /** Gets what others handed over: the panel says so at the sign-in. */
  isMaster: boolean
}
