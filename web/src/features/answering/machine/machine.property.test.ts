import { describe, expect, it } from 'vitest'
import { cleanText } from '../../../api/clean-text'
import { writtenIn } from '../../../testing/answering/play'
import { always, done, inEachStep, isOne } from '../../../testing/answering/properties'
import { isBusySending, questionIn } from './sent-state'
import type { State } from './state'

const intentIn = ({ sending }: State) =>
  sending.phase === 'sending' || sending.phase === 'waiting' ? sending.intent : null

describe('a text', () => {
  it('is never lost: it changes only when it is sent, deleted or edited', () => {
    inEachStep(({ before, event, after }) => {
      const { text } = before.draft
      if (after.draft.text === text) return
      switch (event.type) {
        case 'type':
          expect(after.draft.text).toBe(event.text)
          return
        case 'sent':
          expect(intentIn(before)?.body.text).toBe(cleanText(text))
          return
        case 'left':
          expect(before.leaving.call).toMatchObject({ leave: { kind: 'skip', deletes: text } })
          return
        case 'draft elsewhere':
          expect(event.before?.text === text || before.draft.saved === cleanText(text)).toBe(true)
          return
        default:
          expect(event.type).toBe('delete draft')
      }
    })
  })

  it('is stored in this browser in the step that changes it', () => {
    inEachStep((step) => {
      const { before, event, after } = step
      if (after.draft.text === before.draft.text || event.type === 'draft elsewhere') return
      expect(done(step, 'store draft').at(-1)?.draft.text).toBe(after.draft.text)
    })
  })

  it('that the server does not have is saved when the screen is closed', () => {
    always((play) => {
      play.dispatch({ type: 'closed' })
      const last = play.steps.at(-1)
      if (!last) return
      const { text, saved } = last.after.draft
      const saves = done(last, 'save draft').filter(({ isPageClosing }) => isPageClosing)
      expect(saves.map((save) => save.text)).toEqual(cleanText(text) === saved ? [] : [cleanText(text)])
    })
  })

  it('keeps its attachment until that is sent, deleted with a skip, or removed', () => {
    inEachStep(({ before, event, after }) => {
      if (before.attachment && !after.attachment) expect(isOne(event, 'sent', 'left', 'detach')).toBe(true)
    })
  })
})

describe('sending', () => {
  it('is caused by an action of the operator, or repeats the call with the same key', () => {
    inEachStep((step) => {
      const { before, event } = step
      for (const { body, key } of done(step, 'send')) {
        if (isOne(event, 'send', 'send anyway', 'send instead')) {
          expect(isBusySending(before)).toBe(false)
          continue
        }
        expect(body).toEqual(intentIn(before)?.body)
        // Unless the server knows the key from another message.
        if (event.type !== 'not sent') expect(key).toBe(intentIn(before)?.key)
      }
    })
  })

  it('stores one message for each press, whatever happens to the responses', () => {
    always(({ steps, server }) => {
      const presses = steps.filter(
        (one) =>
          one.effects.some((effect) => effect.do === 'send') &&
          isOne(one.event, 'send', 'send anyway', 'send instead'),
      )
      expect(server.stored.size).toBeLessThanOrEqual(presses.length)
    })
  })

  it('of the same body keeps its key until it is known to be sent', () => {
    always(({ steps }) => {
      let known = { body: '', key: '' }
      for (const one of steps) {
        if (one.event.type === 'sent') known = { body: '', key: '' }
        for (const { body, key } of done(one, 'send')) {
          const written = JSON.stringify(body)
          if (known.body === written && one.event.type !== 'not sent') expect(key).toBe(known.key)
          known = { body: written, key }
        }
      }
    })
  })

  it('anyway stays or opens the next chat as the first send requested', () => {
    inEachStep((step) => {
      const { sending } = step.before
      if (step.event.type !== 'send anyway' || sending.phase !== 'refused') return
      for (const { body } of done(step, 'send')) expect(body.next).toBe(sending.next)
    })
  })

  it('marks the message as extra when the chat is answered, and as confirmed only after the question', () => {
    inEachStep((step) => {
      const { before, event } = step
      if (!isOne(event, 'send', 'send anyway', 'send instead')) return
      for (const { body } of done(step, 'send')) {
        const question = questionIn(before)
        const isTold = question?.kind === 'newer_message' && question.messages.at(-1)?.direction === 'out'
        expect(body.extra ?? false).toBe(before.turn === 'extra_reply' || isTold)
        // A confirmation of this text is kept when a further question follows.
        const asked = before.lastKey ? JSON.parse(before.lastKey.body) : null
        const wasConfirmed =
          question !== null &&
          asked?.text === body.text &&
          asked.lease_id === body.lease_id &&
          asked.confirmed === true
        expect(body.confirmed ?? false).toBe(question?.kind === 'extra_limit' || wasConfirmed)
      }
    })
  })
})

describe('a message of the customer after the typing began', () => {
  const isText = ({ draft }: State) => draft.text.trim() !== ''

  it('is shown at once', () => {
    always(({ steps }) => {
      const first = steps[0]?.before
      let known = new Set(first && writtenIn(first).map(({ id }) => id))
      for (const { before, after } of steps) {
        if (!isText(before) || !isText(after)) known = new Set(writtenIn(after).map(({ id }) => id))
        const isTold = new Set(after.newer.messages.map(({ id }) => id))
        for (const { id } of writtenIn(after)) if (!known.has(id)) expect(isTold.has(id)).toBe(true)
      }
    })
  })

  it('is asked about exactly once before the text is sent', () => {
    always(({ steps }) => {
      const shown = new Set<number>()
      for (const one of steps) {
        const { before, event, after } = one
        if (done(one, 'send').length > 0 && isOne(event, 'send', 'send anyway', 'send instead'))
          for (const { id } of before.newer.messages) expect(shown.has(id)).toBe(true)
        const question = questionIn(after)
        if (question?.kind !== 'newer_message' || after.sending === before.sending) continue
        // The server asks too, about messages that this page has not received.
        if (event.type !== 'not sent') expect(question.messages.some(({ id }) => !shown.has(id))).toBe(true)
        for (const { id } of question.messages) shown.add(id)
      }
    })
  })
})
