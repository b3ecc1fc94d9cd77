import { parseArgs } from 'node:util'
import { randomSeed } from '@panel/demo/random'
import { demoSites, demoWebhookPort, demoWebhookSecret } from '@panel/demo/site-access'

export const usage = `Simulates a chat site with a running panel: customers write, operators answer, and customers write again.
  npm run simulate -- --corpus FILE --conversations N   plays N conversations of a file to their end
  npm run simulate -- --demo [--conversations N]        plays the project's own conversations; without a number, without end
    --pace SECONDS      average time that a customer takes to write (2); with --demo alone, between any two messages (4)
    --ledger FILE       writes the result as JSON; the cursor of the outbox is stored next to it
    --stay              with --conversations: continues to receive after their end, until it is stopped
    --seconds N         stops after this time, finished or not
    --run NAME          part of every external id (by default from the clock)
    --url URL           URL of the panel (http://127.0.0.1:3000)
    --key KEY           bearer key of the site (that of the first demo site)
    --port N            port of the webhooks; their path is /webhooks (4010)
    --secret whsec_…    secret with which the webhooks are signed (that of the demo)
    --mix               with --conversations: some customers become silent until they are poked, some have no conversation,
                        some send photos and gifts, edit and delete messages; the site refuses some answers, writes some
                        messages itself, and continues to receive until it is stopped
    --max-wait SECONDS  with --mix: time without an answer after which a customer writes again (5)
    --seed N            with --mix: the same seed makes the same choices
    --colleagues        with --demo: operators of the demo answer, too
    --all-sites         with --demo: customers of the other demo sites write, too
    --poll              polls the outbox instead of receiving webhooks`

export type Flags = ReturnType<typeof readFlags>

/** @throws with the usage */
export function readFlags(args: string[]) {
  const { values } = parse(args)
  const number = (text: string | undefined, min: number) => {
    if (text === undefined) return undefined
    const value = Number(text)
    if (!(value >= min)) throw new Error(usage)
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
      ? { maxWait: number(values['max-wait'], 0) ?? 5, seed: number(values.seed, 0) ?? randomSeed() }
      : null,
    stay: values.stay,
    colleagues: values.colleagues,
    allSites: values['all-sites'],
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
        colleagues: { type: 'boolean', default: false },
        'all-sites': { type: 'boolean', default: false },
        seconds: { type: 'string' },
        run: { type: 'string' },
        url: { type: 'string', default: 'http://127.0.0.1:3000' },
        key: { type: 'string', default: demoSites[0].key },
        port: { type: 'string' },
        secret: { type: 'string', default: demoWebhookSecret },
        mix: { type: 'boolean', default: false },
        'max-wait': { type: 'string' },
        seed: { type: 'string' },
        poll: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
