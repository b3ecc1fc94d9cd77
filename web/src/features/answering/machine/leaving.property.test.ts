import { describe, expect, it } from 'vitest'
import { always, done, inEachStep, inEachStepOfKeys, isOne } from '../../../testing/answering/properties'
import type { Event } from './event'
import { focusIn } from './focus'
import { hasUnsent, isBusySending, isUnsentAsked, lossIn, questionIn } from './sent-state'
import type { State } from './state'

describe('leaving', () => {
  it('is caused by an action of the operator, or repeats the same call', () => {
    inEachStep((step) => {
      const { before, event } = step
      for (const { leave } of done(step, 'leave')) {
        if (isOne(event, 'give reason', 'delete and skip', 'leave')) continue
        expect(before.leaving.call).toMatchObject({ phase: 'waiting', leave })
      }
    })
  })

  it('never runs at the same time as a send', () => {
    inEachStep(({ after }) => {
      const { phase } = after.leaving.call
      const isLeaving = phase === 'leaving' || phase === 'waiting'
      if (!after.isLeft) expect(isLeaving && isBusySending(after)).toBe(false)
    })
  })

  it('asks first when there is unsent text, unless the chat is no longer in hand', () => {
    inEachStep((step) => {
      const { before, event } = step
      if (event.type !== 'request exit') return
      expect(done(step, 'answer').some(({ may }) => may)).toBe(before.isLeft || !hasUnsent(before))
    })
  })

  it('releases its lease once, and a lease that arrived too late', () => {
    always((play) => {
      const { chat, isLeaseEnded, lease } = play.state()
      play.dispatch({ type: 'closed' })
      while (play.calls() > 0) play.end(0, 'arrives')
      const given = play.steps.flatMap((one) => done(one, 'give back').map(({ leaseId }) => leaseId))
      const isOurs = !isLeaseEnded && lease.state.status === 'held'
      expect(given.filter((id) => id === chat.lease.id)).toHaveLength(isOurs ? 1 : 0)
      const hasOpenedNext = play.steps.some((one) => done(one, 'open next').length > 0)
      const came = play.steps.filter(
        ({ event }) => (event.type === 'sent' && event.sent.next) || event.type === 'left',
      )
      expect(given.filter((id) => id === 'lease-2')).toHaveLength(came.length > 0 && !hasOpenedNext ? 1 : 0)
    })
  })
})

describe('an idle operator', () => {
  it('loses the lease, and keeps the draft', () => {
    always((play) => {
      const { draft, lease } = play.state()
      if (lease.state.status === 'lost' || play.state().isLeft) return
      for (let minute = 0; minute < 6; minute++) {
        play.wait(60_000)
        while (play.calls() > 0) play.end(0, 'arrives')
      }
      if (play.state().isLeft) return
      expect(play.state().lease.state.status).toBe('lost')
      expect([draft.text, '']).toContain(play.state().draft.text)
    })
  })

  it('is warned once', () => {
    const isIdle = ({ lease: { state } }: State) => state.status === 'held' && state.isIdle
    inEachStep((step) => {
      const { before, event, after, moment } = step
      if (event.type === 'tick' && before.lease.state.status === 'held')
        expect(isIdle(after) || after.lease.state.status === 'lost').toBe(
          moment.idle >= before.lease.idleAfter,
        )
      expect(done(step, 'warn')).toHaveLength(isIdle(after) && !isIdle(before) ? 1 : 0)
    })
  })

  it('causes no renewal after the warning, unless the lease has expired', () => {
    inEachStep((step) => {
      const { before, event, moment } = step
      const { state } = before.lease
      if (event.type !== 'tick' || state.status === 'lost' || moment.idle < before.lease.idleAfter) return
      if (done(step, 'renew').length > 0) expect(state.expiresAt).toBeLessThanOrEqual(moment.server)
    })
  })
})

describe('keys that were meant for the previous screen', () => {
  const pressed: Event['type'][] = ['type', 'send', 'ask to leave', 'leave editor']

  it('do nothing in the first half second of a chat that opened by itself', () => {
    inEachStepOfKeys({ opening: 'automatic', kept: '' }, ({ event, moment }) => {
      if (moment.ticks < 500) expect(pressed).not.toContain(event.type)
    })
  })

  it('are text in the next chat, not commands', () => {
    inEachStepOfKeys({ opening: 'next', kept: '' }, ({ event, moment }) => {
      if (moment.ticks < 500) expect(pressed.slice(1)).not.toContain(event.type)
    })
  })

  it('have no effect from the moment at which the editor is gone, until there is silence', () => {
    inEachStep((step) => {
      const isGone = (state: State) => lossIn(state) !== null && state.isOpen && !state.isLeft
      const expected = isGone(step.after) && lossIn(step.before) === null ? [{ do: 'await silence' }] : []
      expect(done(step, 'await silence')).toEqual(expected)
    })
  })

  it('do not send a stored draft before the operator can have read it', () => {
    inEachStepOfKeys({ opening: 'requested', kept: 'A kept draft' }, ({ before, event, moment }) => {
      if (moment.ticks < 700 && before.draft.text === 'A kept draft') expect(event.type).not.toBe('send')
    })
  })
})

describe('the focus', () => {
  it('never goes to the editor behind a dialog, a question or a lock', () => {
    inEachStep((step) => {
      const { after } = step
      const isCovered = after.leaving.dialog || isUnsentAsked(after) || lossIn(after) || questionIn(after)
      if (isCovered) expect(done(step, 'focus')).toEqual([])
    })
  })

  it('moves to the editor when the focused element was removed, and never away from it', () => {
    inEachStep((step) => {
      const { before, event, after } = step
      const place = focusIn(after)
      const focus = done(step, 'focus')
      if (place !== 'editor') {
        expect(focus).toEqual([])
        return
      }
      const isGone = !['editor', 'elsewhere'].includes(focusIn(before))
      if (isGone || (after.sending.phase === 'refused' && after.sending !== before.sending))
        expect(focus).toHaveLength(1)
      else if (event.type !== 'dialog closed') expect(focus).toEqual([])
    })
  })
})

describe('every state', () => {
  it('can be left: by sending a text, or by leaving a chat whose lease is lost', () => {
    always((play) => {
      for (let turn = 0; turn < 3; turn++) {
        while (play.calls() > 0) play.end(0, 'arrives')
        for (const type of ['stay', 'dialog closed', 'close dialog', 'edit', 'try now'] as const)
          play.dispatch({ type })
      }
      while (play.calls() > 0) play.end(0, 'arrives')
      const place = focusIn(play.state())
      if (place === 'elsewhere') {
        expect(play.state().isLeft).toBe(true)
        return
      }
      if (place === 'lock') {
        play.dispatch({ type: 'go on' })
        play.dispatch({ type: 'request exit', way: 'link', id: 99 })
        const answers = play.steps.flatMap((one) => done(one, 'answer'))
        expect(answers).toContainEqual({ do: 'answer', id: 99, may: true })
        return
      }
      expect(place).toBe('editor')
      play.dispatch({ type: 'type', text: 'A way out' })
      play.dispatch({ type: 'send', next: undefined, exclude: [] })
      if (questionIn(play.state())) play.dispatch({ type: 'send anyway', exclude: [] })
      expect(play.state().sending.phase).toBe('sending')
    })
  })
})
