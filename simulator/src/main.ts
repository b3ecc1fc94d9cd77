import { writeFileSync } from 'node:fs'
import { demoCorpus } from '@panel/demo/corpus'
import { seeded } from '@panel/demo/random'
import { openColleagues } from './colleagues.ts'
import { mixedChanges } from './site/changes.ts'
import { readCorpus } from './site/corpus.ts'
import { mixedCustomerAttachments } from './site/customer-attachments.ts'
import { type Flags, readFlags } from './site/flags.ts'
import { isCorrect, type Ledger, summary } from './site/ledger.ts'
import { simulateOtherSites } from './site/other-sites.ts'
import { customersWithoutConversation, endlessParticipants, participantsFor } from './site/participants.ts'
import { playEndless } from './site/play-endless.ts'
import { playLimits } from './site/play-limits.ts'
import { playMixed } from './site/play-mixed.ts'
import { playOnce } from './site/play-once.ts'
import { simulate } from './site/simulate.ts'
import { mixedRefusals } from './site/site-records.ts'

/** A mixed run has one customer without a conversation for this number of conversations. */
const conversationsPerStarterCustomer = 10

/** A mixed run limits one customer for this number of conversations, for these seconds on average. */
const conversationsPerLimit = 4
const limitLasts = 2

const colleagues = openColleagues()

/** The customers and profiles of the run, and when the customers write. */
async function prepareRun({ corpus, conversations, run, pace, mix }: Flags) {
  if (conversations === null) {
    const { endlessCustomers, ...participants } = endlessParticipants(demoCorpus)
    return { participants, pacing: playEndless(endlessCustomers, pace, colleagues.haveWritten) }
  }
  const scripts = corpus === null ? demoCorpus : await readCorpus(corpus, conversations)
  const { conversations: all, ...participants } = participantsFor(run, scripts, conversations)
  if (!mix) return { participants, pacing: playOnce(all, pace) }
  console.log(`The customers' choices are determined by --seed ${mix.seed}.`)
  const starterCustomers = customersWithoutConversation(
    run,
    scripts,
    Math.ceil(conversations / conversationsPerStarterCustomer),
  )
  return {
    participants: {
      ...participants,
      customers: new Map([...participants.customers, ...starterCustomers.customers]),
    },
    customerAttachments: mixedCustomerAttachments,
    changes: mixedChanges,
    refuses: mixedRefusals,
    playLimits: playLimits(participants.customers, {
      changes: Math.ceil(conversations / conversationsPerLimit),
      lasts: limitLasts,
      random: seeded(mix.seed + 1),
    }),
    pacing: playMixed(all, {
      pace,
      maxWait: mix.maxWait,
      random: seeded(mix.seed),
      starterCustomers: starterCustomers.scripts,
    }),
  }
}

try {
  const flags = readFlags(process.argv.slice(2))
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  if (flags.seconds !== null) setTimeout(() => stop.abort(), flags.seconds * 1_000).unref()
  const stopped = new Promise<void>((done) => stop.signal.addEventListener('abort', () => done()))
  const write = (ledger: Ledger) => {
    if (flags.ledger !== null) writeFileSync(flags.ledger, `${JSON.stringify(ledger, null, 2)}\n`)
  }
  if (flags.colleagues)
    // Without them, customers still write.
    void colleagues.work(flags.url, stop.signal).catch((error: Error) => console.error(error.message))
  if (flags.allSites)
    void simulateOtherSites({ ...flags, isByColleague: colleagues.haveWritten, stop: stop.signal }).catch(
      (error: Error) => console.error(error.message),
    )
  const cursorFile = flags.ledger === null ? undefined : `${flags.ledger}.cursor`
  const ledger = await simulate({
    ...flags,
    ...(await prepareRun(flags)),
    inbox: { webhook: flags.webhook, cursorFile, run: flags.run },
    ...(flags.stay && {
      onOver: (ledger: Ledger) => {
        write(ledger)
        return stopped
      },
    }),
    stop: stop.signal,
  })
  write(ledger)
  console.log(summary(ledger))
  process.exitCode = isCorrect(ledger, stop.signal.aborted) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
