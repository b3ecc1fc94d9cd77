import type { Ledger } from '../../simulator/src/site/ledger.ts'
import { startChild } from './child.ts'
import type { inspectDatabase } from './inspect-database.ts'

type Play = {
  /** The URL that the site and the operators call. */
  url: string
  webhookPort: number
  /** The site writes what it sent and received into this file. */
  ledgerFile: string
  /** A file of conversations, instead of those of the demo. */
  corpus?: string
  conversations: string
  operators: string
  /** Seconds after which the play is aborted. */
  seconds: string
  /** Seconds that a customer takes to write, on average. */
  pace: string
  /** Operators also skip, ignore, hand over, report and poke; customers write again after `maxWait` seconds. */
  mix?: { seed: string; maxWait: string }
}

/** Starts the customers of a site and operators who answer them, in two processes. */
export function startPlay({ url, seconds, mix, ...play }: Play) {
  const mixFlags = mix ? ['--mix', '--seed', mix.seed] : []
  const simulator = startChild('simulator', [
    'simulator/src/main.ts',
    ...['--url', url, '--port', String(play.webhookPort), '--ledger', play.ledgerFile],
    ...['--pace', play.pace, '--conversations', play.conversations],
    ...(play.corpus ? ['--corpus', play.corpus] : ['--demo']),
    ...['--seconds', seconds, ...mixFlags],
    ...(mix ? ['--max-wait', mix.maxWait] : ['--stay']),
  ])
  const robots = startChild('robots', [
    'simulator/src/robots.ts',
    ...['--operators', play.operators, '--seconds', seconds, '--url', url, ...mixFlags],
  ])
  return { simulator, robots }
}

/** Whether nothing was lost, sent twice or out of order, and nobody holds a conversation for ever. */
export const isCorrect = (
  problems: readonly string[],
  ledger: Ledger,
  { doubles, stuckLeases }: Awaited<ReturnType<typeof inspectDatabase>>,
) => problems.length + ledger.missing + ledger.doubles + ledger.out_of_order + doubles + stuckLeases === 0
