import { parseArgs } from 'node:util'
import { demoSites, demoWebhookPort, demoWebhookSecret } from '@panel/demo/site-access'
import { randomSeed } from '../random.ts'

export const usage = `Plays a chat site against a running panel: customers write, operators answer, customers write on.
  npm run simulate -- --corpus FILE --conversations N   plays them to their end
  npm run simulate -- --demo [--conversations N]        plays the project's own conversations; without a number, for ever
    --pace SECONDS    a customer takes to write; with --demo alone, between two messages of all (2; 4)
    --ledger FILE     writes what came of it, as JSON; the place in the outbox is kept beside it
    --stay            with conversations: goes on receiving when they are over, until it is stopped
    --seconds N       ends then, finished or not
    --run NAME        goes into every external id (from the clock)
    --url URL         the panel (http://127.0.0.1:3000)
    --key KEY         the site's bearer key (the demo's first)
    --port N          where webhooks come in, at /webhooks (4010)
    --secret whsec_…  what they are signed with (the demo's)
    --mix             with conversations: some customers fall silent until they are poked, some talk to nobody, some send
                      photos and gifts, and the site stays until it is stopped; --patience SECONDS without an answer, and
                      a customer writes on (5); --seed N for the same choices
    --poll            reads the outbox instead of waiting for webhooks`

export type Flags = ReturnType<typeof readFlags>

/** @throws with the usage */
export function readFlags(args: string[]) {
  const { values } = parse(args)
  const number = (text: string | undefined, least: number) => {
    if (text === undefined) return undefined
    const value = Number(text)
    if (!(value >= least)) throw new Error(usage)
    return value
  }
  const conversations = number(values.conversations, 1)
  if (values.demo === (values.corpus !== undefined)) throw new Error(usage)
  if (values.corpus !== undefined && conversations === undefined) throw new Error(usage)
  if (values.mix && conversations === undefined) throw new Error(usage)
  if (values.stay && conversations === undefined) throw new Error(usage)
  if (!URL.canParse(values.url)) throw new Error(usage)
  return {
    /** Null for the project's own conversations. */
    corpus: values.corpus ?? null,
    /** Null: without end. */
    conversations: conversations ?? null,
    pace: number(values.pace, 0) ?? (conversations === undefined ? 4 : 2),
    seconds: number(values.seconds, 0) ?? null,
    /** Null: customers only write after an answer. */
    mix: values.mix
      ? { patience: number(values.patience, 0) ?? 5, seed: number(values.seed, 0) ?? randomSeed() }
      : null,
    stay: values.stay,
    ledger: values.ledger ?? null,
    run: values.run ?? `r${Date.now().toString(36)}`,
    url: values.url,
    key: values.key,
    webhook: values.poll ? null : { port: number(values.port, 1) ?? demoWebhookPort, secret: values.secret },
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        corpus: { type: 'string' },
        demo: { type: 'boolean', default: false },
        conversations: { type: 'string' },
        pace: { type: 'string' },
        ledger: { type: 'string' },
        stay: { type: 'boolean', default: false },
        seconds: { type: 'string' },
        run: { type: 'string' },
        url: { type: 'string', default: 'http://127.0.0.1:3000' },
        key: { type: 'string', default: demoSites[0].key },
        port: { type: 'string' },
        secret: { type: 'string', default: demoWebhookSecret },
        mix: { type: 'boolean', default: false },
        patience: { type: 'string' },
        seed: { type: 'string' },
        poll: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
