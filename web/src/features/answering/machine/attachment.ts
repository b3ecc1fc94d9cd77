import type { Event } from './event'
import { change, run, type Step } from './step'

/** The attachment that is sent with the text. */
export function stepAttachment(step: Step, event: Event) {
  if (event.type !== 'attach' && event.type !== 'detach') return
  const attachment = event.type === 'attach' ? event.attachment : null
  const before = step.state.attachment
  if (attachment && before && before.kind !== attachment.kind)
    run(step, { do: 'report replaced', by: attachment.kind })
  change(step, { attachment })
  run(step, { do: 'store attachment', attachment })
}
