import type { Problem } from '@panel/contract'
import { type Answer, NoAnswer } from './client.ts'
import { pause } from './pause.ts'
import type { Run } from './run.ts'

const firstPause = 100
const maxPause = 2_000

/** The run has ended before the panel responded. */
export class RunEnded extends Error {}

/** Repeats a call until the panel handles it: while it restarts, and while it asks to retry later. */
export async function untilAnswered(
  { tally, giveUp }: Pick<Run, 'tally' | 'giveUp'>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (let wait = firstPause; !giveUp.aborted; wait = Math.min(wait * 2, maxPause)) {
    try {
      const answer = await call()
      if (!isTemporary(answer)) return answer
      await pause((answer.retryAfter ?? 0) * 1_000, giveUp)
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
    }
    tally.repeats++
    tally.lastBusyAt = Date.now()
    await pause(wait * (0.5 + Math.random()), giveUp)
  }
  throw new RunEnded('the run has ended')
}

/** 502 and 504 come from a proxy in front of the panel: whether the request was carried out is unknown. */
const temporaryStatuses = [502, 503, 504]

function isTemporary(answer: Answer): boolean {
  return (
    temporaryStatuses.includes(answer.status) || ['in_progress', 'too_many_requests'].includes(codeOf(answer))
  )
}

/** The code of an error; the status when the response is not a problem of the panel. */
export function codeOf({ status, body }: Answer): string {
  const isProblem = typeof body === 'object' && body !== null && 'code' in body
  // The cast: every error of the panel is a problem.
  return isProblem ? (body as Problem).code : String(status)
}
