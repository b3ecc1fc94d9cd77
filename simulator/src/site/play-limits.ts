import { pause } from '../robots/pause.ts'
import type { Panel } from './panel.ts'
import type { Customer } from './people.ts'

type Options = {
  /** How often a customer is limited. */
  changes: number
  /** Seconds that a limit lasts, on average. */
  lasts: number
  random: () => number
}

/** Customers who are limited at the same time. */
const atOnce = 3
const hour = 3_600_000

/** What the site tells about a customer whom it limits, in turn. */
const limitsOf = (turn: number): Partial<Customer> => {
  const later = new Date(Date.now() + hour).toISOString()
  const spending = { currency: 'EUR', last_24_hours: 2_000, last_30_days: 2_000, own_limit_24_hours: 2_000 }
  const all: Partial<Customer>[] = [
    { limits: { self_excluded_until: later } },
    { limits: { cooling_off_until: later } },
    { limits: { spending_confirmation_needed: true } },
    { spending: { ...spending, as_of: new Date().toISOString() } },
  ]
  return all[turn % all.length] ?? {}
}

/** Customers who exclude themselves, cool off or reach a limit, and come back, while operators answer. */
export function playLimits(customers: Map<string, Customer>, { changes, lasts, random }: Options) {
  const all = [...customers]
  return async (panel: Pick<Panel, 'putCustomer'>, stop: AbortSignal): Promise<void> => {
    let turn = 0
    const next = async () => {
      while (turn < changes && !stop.aborted) {
        const own = limitsOf(turn++)
        const picked = all[Math.floor(random() * all.length)]
        if (!picked) return
        const [id, { disclosure: _, ...customer }] = picked
        await panel.putCustomer(id, { ...customer, ...own })
        await pause(lasts * 1_000 * (0.5 + random()), stop)
        await panel.putCustomer(id, { ...customer, limits: {}, spending: null })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, next))
  }
}
