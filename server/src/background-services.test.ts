import { expect, it, onTestFinished } from 'vitest'
import { backgroundServices } from './background-services.ts'
import { openClaims } from './features/answering/queue/claims.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import type { Hint, Listener } from './platform/live.ts'
import { openWatchdog, stuckAfter } from './platform/watchdog.ts'
import { useTestApp } from './testing/app.ts'
import { openSilentProxy } from './testing/silent-proxy.ts'

const test = useTestApp()
const eligibility = { kinds: [], languages: [], siteownerIds: [], segments: [], handovers: false }

it('the watchdog reports each background loop as stuck while the database does not respond, and none when it responds again', async () => {
  const proxy = await openSilentProxy(test.url)
  const url = proxy.through(test.url)
  const database = openDatabase(url)
  // Milliseconds by which the clock of the watchdog is ahead.
  let clockOffset = 0
  const watchdog = openWatchdog({ error() {}, warn() {} }, () => performance.now() + clockOffset)
  const listeners: Listener[] = []
  const live = {
    ...test.live,
    sendHints() {},
    listen(listener: Listener) {
      listeners.push(listener)
      return () => {}
    },
  }
  const config = readConfig({ NODE_ENV: 'test' })
  const services = {
    ...test,
    ...database,
    replica: database.db,
    url,
    live,
    config,
    log: test.app.log,
    watchdog,
  }
  const claims = openClaims(services)
  const running = backgroundServices.map((start) => start(services))
  onTestFinished(async () => {
    proxy.resume()
    await Promise.all(running.map((service) => service.stop()))
    watchdog.close()
    await database.close()
    await proxy.close()
  })
  const claim = () => claims.claim({ operatorId: 1, eligibility, exclude: [] })
  expect(await claim()).toBeNull()
  expect(watchdog.stuck()).toEqual([])

  proxy.pause()
  // It fails when the database is silent for long.
  const claimed = claim().catch(() => null)
  const hints: Hint[] = [
    { topic: 'deliveries' },
    { topic: 'queue' },
    { topic: 'exports', operatorId: 1 },
    { topic: 'holds' },
  ]
  for (const hint of hints) for (const listener of listeners) listener(hint)
  const all = ['claims', 'deliveries', 'evidence', 'exports', 'history', 'jobs', 'sweeper']
  const seen = new Set<string>()
  await expect
    .poll(() => {
      clockOffset += stuckAfter
      // It works twice in a minute only.
      for (const name of watchdog.stuck())
        if (name !== 'clock steps')
          // If a job is due now, the job is stuck, not the loop that looks for jobs.
          seen.add(name.replace(/^job .*/, 'jobs').replace(/ \d$/, ''))
      return [...seen].sort()
    })
    .toEqual(all)
  proxy.resume()
  expect(await claimed).toBeNull()
  await expect.poll(() => watchdog.stuck()).toEqual([])
})
