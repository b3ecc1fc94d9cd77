import type { Effect } from './effect'
import type { Moment, State } from './state'

/** A step that is being computed: the state so far, and the effects so far. */
export type Step = { state: State; readonly moment: Moment; readonly effects: Effect[] }

export function change(step: Step, part: Partial<State>) {
  step.state = { ...step.state, ...part }
}

export function run(step: Step, ...effects: Effect[]) {
  step.effects.push(...effects)
}
