import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Script } from '@panel/demo/script'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../../../server/src/platform/embedded-postgres/cluster.ts'
import { type FakeBehaviour, startFakePanel } from '../testing/fake-panel.ts'
import type { Ledger } from './ledger.ts'
import { participantsFor } from './participants.ts'
import { playOnce } from './play-once.ts'
import { simulate } from './simulate.ts'

const open: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

const script = (...lines: string[]): Script => ({ language: 'en', persona: ['I am a nurse.'], lines })

/** A site with a fake panel. */
async function start(
  scripts: Script[],
  {
    behaviour = () => 'answer',
    polls = false,
    cursorFile,
    onOver,
  }: {
    behaviour?: Parameters<typeof startFakePanel>[1]
    polls?: boolean
    cursorFile?: string
    onOver?: (ledger: Ledger) => Promise<void>
  } = {},
) {
  const site = { port: await freePort(), secret: `whsec_${randomBytes(24).toString('base64')}` }
  const panel = await startFakePanel(site, behaviour)
  open.push(panel.close)
  const { conversations, ...participants } = participantsFor('run', scripts, scripts.length)
  const stop = new AbortController()
  const over = simulate({
    url: panel.url,
    key: 'key',
    run: 'run',
    participants,
    pacing: playOnce(conversations, 0),
    inbox: { webhook: polls ? null : site, cursorFile, run: 'run' },
    onOver,
    stop: stop.signal,
  })
  open.push(async () => {
    stop.abort()
    await over.catch(() => {})
  })
  /** Waits for a customer's message. */
  const expectMessage = (id: string) => expect.poll(() => panel.messages.get(id)?.text)
  return {
    panel,
    expectMessage,
    over,
    async stop(): Promise<Ledger> {
      stop.abort()
      return over
    },
  }
}

describe('a customer', () => {
  it('writes the next line after each answer, until there are no more', async () => {
    const { panel, expectMessage, over } = await start([script('One', 'Two')])
    await expectMessage('run-1').toBe('One')
    expect(await panel.deliver(panel.answer('run-1'))).toBe(204)
    await expectMessage('run-2').toBe('Two')
    await panel.deliver(panel.answer('run-2'))
    expect(await over).toMatchObject({
      started: 1,
      finished: 1,
      sent: 2,
      acknowledged: 2,
      delivered: 2,
      duplicates_dropped: 0,
      out_of_order: 0,
      doubles: 0,
      missing: 0,
    })
  })

  it('writes once after an answer and an extra reply', async () => {
    const { panel, expectMessage, stop } = await start([script('One', 'Two', 'Three')])
    await expectMessage('run-1').toBe('One')
    await panel.deliver(panel.answer('run-1'))
    await panel.deliver(panel.answer('run-1', { type: 'extra_reply' }))
    await expectMessage('run-2').toBe('Two')
    expect(await stop()).toMatchObject({ sent: 2, delivered: 2, doubles: 0, out_of_order: 0 })
  })

  it('who waits when the run is stopped counts as missing an answer', async () => {
    const { expectMessage, stop } = await start([script('One'), script('Other')])
    await expectMessage('run-2').toBe('Other')
    expect(await stop()).toMatchObject({ finished: 0, missing: 2, missing_ids: ['run-1', 'run-2'] })
  })
})

describe('the ledger', () => {
  it('counts a webhook that arrives twice, and ignores it', async () => {
    const { panel, expectMessage, stop } = await start([script('One', 'Two', 'Three')])
    await expectMessage('run-1').toBe('One')
    const item = panel.answer('run-1')
    await panel.deliver(item)
    await expectMessage('run-2').toBe('Two')
    expect(await panel.deliver(item)).toBe(204)
    expect(await stop()).toMatchObject({ delivered: 1, duplicates_dropped: 1, doubles: 0, sent: 2 })
  })

  it('counts what arrives after the end of the conversations, while the site stays', async () => {
    const over = Promise.withResolvers<Ledger>()
    const leave = Promise.withResolvers<void>()
    const {
      panel,
      expectMessage,
      over: ended,
    } = await start([script('One')], {
      onOver: (soFar) => {
        over.resolve(soFar)
        return leave.promise
      },
    })
    await expectMessage('run-1').toBe('One')
    const item = panel.answer('run-1')
    await panel.deliver(item)
    expect(await over.promise).toMatchObject({ finished: 1, duplicates_dropped: 0, missing: 0 })
    expect(await panel.deliver(item)).toBe(204)
    leave.resolve()
    expect(await ended).toMatchObject({ finished: 1, duplicates_dropped: 1, missing: 0 })
  })

  it('counts the second answer to one message as a duplicate', async () => {
    const { panel, expectMessage, stop } = await start([script('One', 'Two', 'Three')])
    await expectMessage('run-1').toBe('One')
    await panel.deliver(panel.answer('run-1'))
    await panel.deliver(panel.answer('run-1', { text: 'Another' }))
    expect(await stop()).toMatchObject({ doubles: 1, notes: ['doubles: run-1 was answered by 1 and 2'] })
  })

  it('counts an older message that arrives late as out of order', async () => {
    const { panel, expectMessage, stop } = await start([script('One', 'Two', 'Three')])
    await expectMessage('run-1').toBe('One')
    const late = panel.answer('run-1', { type: 'extra_reply' })
    await panel.deliver(panel.answer('run-1'))
    await panel.deliver(late)
    expect(await stop()).toMatchObject({ out_of_order: 1 })
  })

  it('counts an answer to a message that does not wait as out of order', async () => {
    const { panel, expectMessage, stop } = await start([script('One', 'Two', 'Three')])
    await expectMessage('run-1').toBe('One')
    await panel.deliver(
      panel.answer('run-7', {
        customer_external_id: 'run-customer-en-0',
        profile_external_id: 'run-profile-0',
      }),
    )
    expect(await stop()).toMatchObject({ out_of_order: 1, missing: 1 })
  })

  it('counts a wrong signature, and ignores the message', async () => {
    const { panel, expectMessage, stop } = await start([script('One', 'Two')])
    await expectMessage('run-1').toBe('One')
    const other = `whsec_${randomBytes(24).toString('base64')}`
    expect(await panel.deliver(panel.answer('run-1'), other)).toBe(400)
    expect(await stop()).toMatchObject({ bad_signatures: 1, delivered: 0, missing: 1 })
  })

  it('ignores the messages of other runs', async () => {
    const { panel, expectMessage, stop } = await start([script('One', 'Two')])
    await expectMessage('run-1').toBe('One')
    await panel.deliver(panel.answer('other-1'))
    expect(await stop()).toMatchObject({ foreign: 1, delivered: 0, out_of_order: 0 })
  })
})

describe('a panel that fails', () => {
  it('gets every message again with the same id, until it acknowledges', async () => {
    const behaviours: FakeBehaviour[] = ['fail', 'lose', 'lose']
    const isPost = ({ method, path }: { method: string; path: string }) =>
      method === 'POST' && path.endsWith('/messages')
    const { panel, over, expectMessage } = await start([script('One')], {
      behaviour: (call) => (isPost(call) ? (behaviours.shift() ?? 'answer') : 'answer'),
    })
    await expectMessage('run-1').toBe('One')
    await expect.poll(() => panel.calls.filter(isPost).length).toBe(4)
    await panel.deliver(panel.answer('run-1'))
    expect(await over).toMatchObject({ sent: 1, acknowledged: 1, retries: 3, missing: 0, finished: 1 })
    expect(panel.messages.size).toBe(1)
  })

  it('that comes back is asked for messages that were missed', async () => {
    const { panel, expectMessage, stop } = await start([script('One', 'Two'), script('Other', 'Another')])
    await expectMessage('run-2').toBe('Other')
    await panel.goDown()
    panel.answer('run-1')
    // The customer of the other conversation finds that the panel is down, and retries until it is up.
    await panel.deliver(panel.answer('run-2'))
    await panel.comeBack()
    await expect.poll(() => [...panel.messages.keys()].sort()).toEqual(['run-1', 'run-2', 'run-3', 'run-4'])
    expect(await stop()).toMatchObject({ delivered: 2, caught_up: 1, duplicates_dropped: 0, doubles: 0 })
  })

  it('gets no endless retries of a refused call', async () => {
    const { over } = await start([script('One')], { behaviour: () => 'refuse' })
    await expect(over).rejects.toThrow(/401.*site_key_wrong/)
  })
})

describe('a site that polls', () => {
  it('reads the outbox, acknowledges, and stores its cursor for the next start of the run', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'panel-site-'))
    open.push(() => rmSync(folder, { recursive: true }))
    const cursorFile = join(folder, 'ledger.json.cursor')
    const { panel, expectMessage, over } = await start([script('One', 'Two')], { polls: true, cursorFile })
    await expectMessage('run-1').toBe('One')
    panel.answer('run-1')
    await expectMessage('run-2').toBe('Two')
    panel.answer('run-2')
    expect(await over).toMatchObject({ finished: 1, delivered: 2, duplicates_dropped: 0 })
    expect(panel.calls.filter(({ path }) => path.endsWith('/ack')).map(({ path }) => path)).toEqual([
      '/site/v1/deliveries/1/ack',
      '/site/v1/deliveries/2/ack',
    ])
    expect(JSON.parse(readFileSync(cursorFile, 'utf8'))).toEqual({ run: 'run', cursor: '1-2' })
  })
})
