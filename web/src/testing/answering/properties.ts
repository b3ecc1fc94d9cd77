import fc from 'fast-check'
import { vi } from 'vitest'
import type { Effect } from '../../features/answering/machine/effect'
import type { Event } from '../../features/answering/machine/event'
import { moves, playMoves, starts } from './moves'
import type { Play, Start, StepRecord } from './play'

const runs = 300
vi.setConfig({ testTimeout: 60_000 })

/** Checks a property after generated sequences of keys, responses, events and waiting. */
export function always(check: (play: Play) => void) {
  fc.assert(
    fc.property(starts, moves, (start, all) => check(playMoves(start, all))),
    { numRuns: runs },
  )
}

/** Checks a property of each step of the machine. */
export const inEachStep = (check: (steps: StepRecord) => void) =>
  always(({ steps }) => {
    for (const one of steps) check(one)
  })

/** Checks a property of each step, with keys and waiting only. */
export const inEachStepOfKeys = (start: Start, check: (steps: StepRecord) => void) =>
  fc.assert(
    fc.property(moves, (all) => {
      const keys = all.filter(({ move }) => move === 'press' || move === 'wait')
      for (const one of playMoves(start, keys).steps) check(one)
    }),
    { numRuns: runs },
  )

type Done<Name extends Effect['do']> = Extract<Effect, { do: Name }>

/** The effects of a step of one kind. */
export const done = <Name extends Effect['do']>({ effects }: StepRecord, name: Name) =>
  effects.filter((effect): effect is Done<Name> => effect.do === name)

export const isOne = (event: Event, ...types: Event['type'][]) => types.includes(event.type)
