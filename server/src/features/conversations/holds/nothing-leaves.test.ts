import { type HoldKind, holdKinds } from '@panel/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTwoNodes } from '../../../testing/app.ts'
import { type HeldCustomer, isEscalated, makeHeldCustomer } from '../../../testing/held-customer.ts'
import { waysToSend } from '../../../testing/ways-to-send.ts'

/** For each hold and each way to send, on each of two nodes: nothing leaves. Without a hold, each way works. */

const nodes = useTwoNodes()

type Attempts = Map<string, (node: 0 | 1) => Promise<string>>
/** A customer for whom each way to send is prepared. */
async function prepare() {
  const world = await makeHeldCustomer(nodes)
  const attempts: Attempts = new Map()
  for (const [what, { way }] of Object.entries(waysToSend)) attempts.set(what, await way(world))
  return { world, attempts }
}
const groupOf = (kind: HoldKind) => (kind === 'erased' ? kind : isEscalated(kind) ? 'escalated' : 'site')
const ways = Object.keys(waysToSend)

describe('without a hold', () => {
  let attempts: Attempts
  beforeAll(async () => {
    ;({ attempts } = await prepare())
  })
  it.each(ways)('%s works', async (what) => {
    expect(await attempts.get(what)?.(0)).toBe(waysToSend[what]?.done)
  })
})

describe.each(holdKinds)('the hold %s stops', (kind) => {
  let world: HeldCustomer
  let attempts: Attempts
  let before: object | undefined
  beforeAll(async () => {
    ;({ world, attempts } = await prepare())
    before = await world.left()
    await world.hold(kind)
  })
  it.each(ways)('%s', async (what) => {
    const refusal = waysToSend[what]?.[groupOf(kind)].replace('{kind}', kind)
    expect([await attempts.get(what)?.(0), await attempts.get(what)?.(1)]).toEqual([refusal, refusal])
    expect(await world.left()).toEqual(before)
  })
})
