import type { Message } from '@panel/contract'
import { begin } from '../../features/answering/machine/begin'
import type { Effect } from '../../features/answering/machine/effect'
import type { Event, Timer } from '../../features/answering/machine/event'
import { step } from '../../features/answering/machine/machine'
import type { Opening } from '../../features/answering/machine/opening'
import type { Moment, State } from '../../features/answering/machine/state'
import { threadOf } from '../../features/conversations/thread/thread'
import { began, makeHeld, operatorId } from './fixtures'
import { type CallOutcome, makeServer } from './server'

/** One step that the machine took. */
export type StepRecord = { before: State; event: Event; after: State; effects: Effect[]; moment: Moment }

type Call = Extract<Effect, { do: 'send' | 'leave' | 'renew' | 'save draft' | 'catch up' }>

/** `kept`: the draft that the server has. `work`: the kind of the queue item. */
export type Start = { opening: Opening; kept: string; work?: 'reply' | 'poke' }

/** A machine with a simulated clock, timers and server. Only the moves of a test cause events. */
export function makePlay({ opening, kept, work = 'reply' }: Start) {
  let elapsed = 0
  let lastInput = 0
  let keys = 0
  const now = () => began + elapsed
  const server = makeServer(now, work)
  const timers = new Map<Timer, number>()
  const calls: Call[] = []
  const steps: StepRecord[] = []
  const draft = kept === '' ? null : { text: kept, updated_at: new Date(began).toISOString() }
  const moment = (): Moment => ({
    at: now(),
    ticks: elapsed,
    server: now(),
    idle: elapsed - lastInput,
    freshKey: `key-${++keys}`,
  })
  const start = {
    operatorId,
    queue: 'reply',
    opening,
    localDraft: null,
    attachment: null,
    isVisible: true,
  } as const
  let state = begin(
    {
      ...start,
      claimed: makeHeld(server.messages(), { draft, queue: work }),
      thread: threadOf(server.messages(), null),
    },
    moment(),
  )

  function dispatch(event: Event) {
    const before = state
    const at = moment()
    const made = step(before, event, at)
    state = made.state
    steps.push({ before, event, after: state, effects: made.effects, moment: at })
    for (const effect of made.effects) perform(effect)
  }

  function perform(effect: Effect) {
    if (effect.do === 'start timer') timers.set(effect.timer, elapsed + effect.after)
    if (effect.do === 'stop timer') timers.delete(effect.timer)
    if (effect.do === 'add messages') dispatch({ type: 'thread', thread: threadOf(server.messages(), null) })
    const isHeard = effect.do !== 'save draft' || !effect.isPageClosing
    if (isCall(effect) && isHeard) calls.push(effect)
  }

  function answer(effect: Call, outcome: CallOutcome): Event[] {
    switch (effect.do) {
      case 'send':
        return either(
          () => ({ type: 'sent', sent: server.send(effect.key, effect.body, outcome) }),
          'not sent',
        )
      case 'leave':
        return either(() => ({ type: 'left', ...server.leave(outcome) }), 'not left')
      case 'renew':
        return either(() => ({ type: 'renewed', ...server.renew(effect.sinceInput, outcome) }), 'not renewed')
      case 'save draft':
        return either(
          () => ({ type: 'draft saved', ...server.saveDraft(effect.text, outcome) }),
          'draft not saved',
        )
      case 'catch up':
        return [
          { type: 'thread', thread: threadOf(server.messages(), null) },
          { type: 'conversation', ...server.conversation() },
        ]
    }
  }

  return {
    steps,
    server,
    state: () => state,
    elapsed: () => elapsed,
    dispatch,
    /** The operator touches a key or the pointer. */
    input() {
      const idle = elapsed - lastInput
      lastInput = elapsed
      if (idle >= 1_000) dispatch({ type: 'input', idle })
    },
    /** Ends one of the calls in progress; -1: the newest. */
    end(which: number, outcome: CallOutcome) {
      const [call] = calls.splice(which < 0 ? which : which % Math.max(1, calls.length), 1)
      if (call) for (const event of answer(call, outcome)) dispatch(event)
    },
    calls: () => calls.length,
    wait(milliseconds: number) {
      const end = elapsed + milliseconds
      while (elapsed < end) {
        const due = [...timers].filter(([, at]) => at <= end).sort(([, a], [, b]) => a - b)[0]
        const tick = (Math.floor(elapsed / 1_000) + 1) * 1_000
        elapsed = Math.min(end, tick, Math.max(elapsed, due?.[1] ?? end))
        if (due && due[1] <= elapsed) {
          timers.delete(due[0])
          dispatch({ type: 'timer', timer: due[0] })
        } else if (elapsed === tick) dispatch({ type: 'tick' })
      }
    },
    hint(topic: 'conversation' | 'ready') {
      dispatch({ type: 'hint', topic, isGoingAway: false })
    },
  }
}

export type Play = ReturnType<typeof makePlay>

const isCall = (effect: Effect): effect is Call =>
  ['send', 'leave', 'renew', 'save draft', 'catch up'].includes(effect.do)

function either(
  call: () => Event,
  failed: 'not sent' | 'not left' | 'not renewed' | 'draft not saved',
): Event[] {
  try {
    return [call()]
  } catch (error) {
    return [{ type: failed, error }]
  }
}

/** What the customer wrote, as far as the thread on the screen knows. */
export const writtenIn = ({ thread }: State): Message[] =>
  thread?.pages.flat().filter(({ direction }) => direction === 'in') ?? []
