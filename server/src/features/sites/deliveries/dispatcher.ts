import { setTimeout } from 'node:timers/promises'
import { makeWakeUp } from '../../../platform/wake-up.ts'
import { stuckAfter } from '../../../platform/watchdog.ts'
import type { Services } from '../../../services.ts'
import { type Sending, trackCapacity } from './capacity.ts'
import { claimDeliveries, timeUntilNextDue } from './claim.ts'
import { type Attempt, writeOutcomes } from './outcomes.ts'
import { type PreparedDelivery, prepareDeliveries } from './prepare.ts'
import { retryDelays } from './retries.ts'
import { isFailure, openWebhooks } from './webhook.ts'

/** Hints and retries wake the dispatcher. In case a hint is lost, it sleeps at most this number of milliseconds. */
const longestSleep = 60_000
/**
 * Minimum milliseconds between two rounds. After a claim, more deliveries can be due; due deliveries that this node cannot
 * claim are being claimed by another one.
 */
const shortestSleep = 50
/** Milliseconds after an error of the database. */
const pauseAfterError = 1_000

/**
 * Sends the operators' messages to the webhooks of the sites. Every node runs a dispatcher.
 * @param options.delays seconds between the attempts of a delivery
 * @param options.grace milliseconds that attempts in progress get when the server stops; then they are aborted and repeated
 *   later
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
  { delays = retryDelays, grace = 5_000 } = {},
): { stop(): Promise<void> } {
  const watch = watchdog.watch('deliveries')
  const wakeUp = makeWakeUp()
  const capacity = trackCapacity()
  const webhooks = openWebhooks(config.WEBHOOK_HOSTS)
  let attempts: (Attempt & { sending: Sending })[] = []
  let isStopped = false

  async function attempt(delivery: PreparedDelivery) {
    const sending = capacity.start(delivery.siteownerId)
    const outcome = 'webhook' in delivery ? await webhooks.post(delivery.webhook) : delivery.outcome
    capacity.recordResponse(sending)
    attempts.push({ ...delivery, outcome, sending })
    wakeUp.request()
  }

  /** An attempt counts as in progress until its result is stored, so that a slow database slows down sending. */
  async function storeOutcomes() {
    const written = [...attempts]
    if (written.length === 0) return
    const dead = await writeOutcomes(db, written, delays)
    attempts = attempts.slice(written.length)
    for (const { sending, outcome } of written) capacity.finish(sending, isFailure(outcome))
    for (const { messageId, error } of dead) log.warn({ message_id: messageId, error }, 'delivery is dead')
  }

  /** @returns milliseconds until the next round */
  async function round(): Promise<number> {
    await storeOutcomes()
    if (isStopped) return capacity.isEmpty() ? 0 : longestSleep
    const claimed = await claimDeliveries(db, capacity.available())
    if (claimed.length > 0) {
      for (const delivery of await prepareDeliveries(db, secrets, claimed, config.PUBLIC_URL))
        void attempt(delivery)
      return shortestSleep
    }
    const wait = (await timeUntilNextDue(db, capacity.available())) ?? longestSleep
    return Math.min(longestSleep, Math.max(wait, shortestSleep))
  }

  async function run() {
    while (!isStopped || !capacity.isEmpty()) {
      watch.expectWithin(stuckAfter)
      try {
        const pause = await round()
        watch.expectWithin(pause + stuckAfter)
        await wakeUp.sleep(pause)
      } catch (error) {
        log.error({ err: error }, 'deliveries wait for the database')
        // A stopping node loses results that it could not store. Their attempts are repeated when the claims have expired.
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
    /** Claims nothing more, and waits for the attempts in progress. */
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
