import { stepAttachment } from './attachment'
import { stepDraft } from './draft'
import type { Effect } from './effect'
import type { Event } from './event'
import { followFocus } from './focus'
import { stepLease } from './lease'
import { stepLeaving } from './leaving'
import { followNewer } from './newer'
import { followLoss, stepOpening } from './opening'
import { stepSeen } from './seen'
import { stepSending } from './sending'
import { stepServerData } from './server-data'
import type { Moment, State } from './state'
import type { Step } from './step'
import { stepUnsent } from './unsent-text'

/** The order matters: a part stores the data of an event before the next part acts on it. */
const parts = [
  stepOpening,
  stepServerData,
  stepDraft,
  stepAttachment,
  stepLease,
  stepSeen,
  stepSending,
  stepLeaving,
  stepUnsent,
]

/** The reducer of the conversation in hand. Returns the next state and the effects to perform; has no side effects itself. */
export function step(state: State, event: Event, moment: Moment): { state: State; effects: Effect[] } {
  const next: Step = { state, moment, effects: [] }
  for (const part of parts) part(next, event)
  followNewer(next, state)
  followLoss(next, state)
  followFocus(next, state, event)
  return { state: next.state, effects: next.effects }
}
