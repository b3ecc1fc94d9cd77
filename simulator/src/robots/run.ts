import type { QueueName } from '@panel/contract'
import type { Client } from './client.ts'
import type { Tally } from './tally.ts'

/** What the robots of one run share. */
export type Run = {
  queue: QueueName
  /** Milliseconds an operator takes to write, on average. */
  pace: number
  tally: Tally
  /** No new work is begun. */
  stop: AbortSignal
  /** What is still unanswered is given up. */
  giveUp: AbortSignal
}

export type Robot = { login: string; client: Client; run: Run }
