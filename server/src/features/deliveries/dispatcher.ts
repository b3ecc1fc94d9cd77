import { setTimeout } from 'node:timers/promises'
import { loopPatience } from '../../platform/watchdog.ts'
import type { Services } from '../../services.ts'
import { claimDeliveries, untilNextDue } from './claim.ts'
import { type Attempt, writeOutcomes } from './outcomes.ts'
import { type PreparedDelivery, prepareDeliveries } from './prepare.ts'
import { retryPauses } from './retries.ts'
import { countRoom, type Sending } from './room.ts'
import { makeWakeUp } from './wake-up.ts'
import { openWebhooks } from './webhook.ts'

/** Hints and retries wake the dispatcher; this, in milliseconds, is for a hint that got lost. */
const longestSleep = 60_000
/** After a claim there may be more; and what is due but not to be had is being claimed by another node at this moment. */
const shortestSleep = 50
/** After an error of the database. */
const pauseAfterError = 1_000

/**
 * Sends what operators wrote to the sites' webhooks, beside the other nodes that do the same.
 * @param options.pauses seconds between the attempts of a delivery
 * @param options.grace milliseconds for what is on the wire when the server stops; then it is broken off, and tried again later
 */
export function startDispatcher(
  {
    db,
    live,
    secrets,
    config,
    log,
    watchdog,
  }: Pick<Services, 'db' | 'live' | 'secrets' | 'config' | 'log' | 'watchdog'>,
  { pauses = retryPauses, grace = 5_000 } = {},
): { stop(): Promise<void> } {
  const watch = watchdog.watch('deliveries')
  const wakeUp = makeWakeUp()
  const room = countRoom()
  const webhooks = openWebhooks(config.WEBHOOK_HOSTS)
  let attempts: (Attempt & { sending: Sending })[] = []
  let isStopped = false

  async function attempt(delivery: PreparedDelivery) {
    const sending = room.take(delivery.siteownerId)
    const outcome = 'webhook' in delivery ? await webhooks.post(delivery.webhook) : delivery.outcome
    room.answered(sending)
    attempts.push({ ...delivery, outcome, sending })
    wakeUp.request()
  }

  /** Room is given back only when it is written what came of an attempt: a slow database slows the sending down. */
  async function settle() {
    const written = [...attempts]
    if (written.length === 0) return
    const dead = await writeOutcomes(db, written, pauses)
    attempts = attempts.slice(written.length)
    for (const { sending, outcome } of written) room.give(sending, outcome.result === 'failed')
    for (const { messageId, error } of dead) log.warn({ message_id: messageId, error }, 'delivery is dead')
  }

  /** @returns milliseconds until there is more to do */
  async function round(): Promise<number> {
    await settle()
    if (isStopped) return room.isEmpty() ? 0 : longestSleep
    const claimed = await claimDeliveries(db, room.left())
    if (claimed.length > 0) {
      for (const delivery of await prepareDeliveries(db, secrets, claimed, config.PUBLIC_URL))
        void attempt(delivery)
      return shortestSleep
    }
    const wait = (await untilNextDue(db, room.left())) ?? longestSleep
    return Math.min(longestSleep, Math.max(wait, shortestSleep))
  }

  async function run() {
    while (!isStopped || !room.isEmpty()) {
      watch.expectWithin(loopPatience)
      try {
        const pause = await round()
        watch.expectWithin(pause + loopPatience)
        await wakeUp.sleep(pause)
      } catch (error) {
        log.error({ err: error }, 'deliveries wait for the database')
        // What could not be written down is tried again when its claim has run out.
        if (isStopped) break
        await setTimeout(pauseAfterError)
      }
    }
    watch.rest()
  }

  const stopListening = live.listen((hint) => {
    if (hint.topic === 'deliveries') wakeUp.request()
  })
  const running = run()

  return {
    /** Claims nothing more, and waits for what is on the wire. */
    async stop() {
      isStopped = true
      stopListening()
      wakeUp.request()
      await Promise.race([running, setTimeout(grace)])
      webhooks.abort()
      await running
      webhooks.close()
    },
  }
}
