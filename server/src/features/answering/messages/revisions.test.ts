import { describe, expect, it } from 'vitest'
import type { Hint } from '../../../platform/live.ts'
import { useTestApp } from '../../../testing/app.ts'
import { markingOf } from '../../../testing/marking.ts'

const test = useTestApp()
const { supervisor, inHand } = markingOf(test)

describe('changes of a thread', () => {
  it('can be read after a revision, each once, also those of old messages', async () => {
    const { holder, message, sent, thread } = await inHand()
    const { revision } = await thread()
    expect(await thread(holder, `?changed_after=${revision}`)).toMatchObject({
      items: [],
      next_cursor: null,
      revision,
    })
    await holder('PATCH', `/api/messages/${message.id}`, { highlighted: true })
    await holder('DELETE', `/api/messages/${sent.id}`)
    const after = await thread(holder, `?after=${sent.id}`)
    expect(after).toMatchObject({ items: [], next_cursor: null, revision: revision + 2 })
    const first = await thread(holder, `?changed_after=${revision}&limit=1`)
    expect(first).toMatchObject({ items: [{ id: message.id }], next_cursor: `${revision + 1}` })
    const second = await thread(holder, `?changed_after=${first.next_cursor}`)
    expect(second).toMatchObject({ items: [{ id: sent.id }], next_cursor: null, revision: revision + 2 })
    await holder('PATCH', `/api/messages/${message.id}`, { highlighted: false })
    expect((await thread(holder, `?changed_after=${revision}`)).items).toMatchObject([
      { id: sent.id },
      { id: message.id },
    ])
    for (const query of ['?changed_after=1&after=1', '?changed_after=x', '?changed_after=-1'])
      expect(await thread(holder, query)).toMatchObject({ issues: [{ path: 'changed_after' }] })
  })

  it('have one revision each, also with simultaneous marks', async () => {
    const { holder, message, sent, thread } = await inHand()
    const coach = await supervisor(['overview', 'reports'])
    const { revision } = await thread()
    await Promise.all([
      holder('PATCH', `/api/messages/${message.id}`, { highlighted: true }),
      coach('PATCH', `/api/messages/${sent.id}`, { hidden: true }),
      coach('PATCH', `/api/messages/${message.id}`, { hidden: true }),
    ])
    expect((await thread()).revision).toBe(revision + 3)
    expect((await thread(holder, `?changed_after=${revision}`)).items).toHaveLength(2)
  })

  it('cause hints to the holder and to those who watch', async () => {
    const { holder, message, id } = await inHand()
    const coach = await supervisor(['overview'])
    const received = Promise.withResolvers<Hint>()
    const stop = test.live.listen((hint) => {
      if (hint.topic === 'conversation' && hint.operatorId === holder.operator.id) received.resolve(hint)
    })
    await coach('PATCH', `/api/messages/${message.id}`, { highlighted: true })
    expect(await received.promise).toEqual({ topic: 'conversation', id, operatorId: holder.operator.id })
    stop()
  })
})
