import { demoSites } from '@panel/demo/site-access'
import type { Db } from '../../../server/src/platform/database.ts'
import type { Node } from './test-panel.ts'

/** The result of a fault: measurements, and broken promises. */
export type Outcome = { measured: string; broken: string[] }

/** A failure that happens in production, with what the panel promises then. */
export type Fault = {
  name: string
  promise: string
  /**
   * @param options.isShort whether this is the short run of `npm test`
   * @param options.prepare puts a defect into the database before the panel starts
   */
  run(options: RunOptions): Promise<Outcome>
}

export type RunOptions = { isShort: boolean; prepare?: (db: Db) => Promise<void> }

/**
 * Repeats the check until it succeeds. A check may fail meanwhile, and the last failure is printed when it never succeeded.
 * @returns the milliseconds that it took; undefined when it took longer than `timeout`
 */
export async function timeUntil(check: () => Promise<boolean>, timeout: number): Promise<number | undefined> {
  const start = performance.now()
  let failure: unknown
  const failed = (error: unknown) => {
    failure = error
    return false
  }
  while (performance.now() - start < timeout) {
    if (await check().catch(failed)) return performance.now() - start
    await new Promise((done) => setTimeout(done, 50))
  }
  if (failure !== undefined) console.error('the last failure of a check:', failure)
  return undefined
}

/** A duration in seconds, as text. */
export const inSeconds = (milliseconds: number | undefined) =>
  milliseconds === undefined ? 'never' : `${(milliseconds / 1_000).toFixed(1)} s`

/** The status of a response; 0 when none arrived within `timeout` milliseconds. */
export async function statusOf(url: string, init: RequestInit = {}, timeout = 60_000): Promise<number> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

/** Stores a customer through the site API: the shortest call that needs a writable database. */
export const putCustomer = (node: Node, timeout?: number) =>
  statusOf(
    `${node.url}/site/v1/customers/probe`,
    {
      method: 'PUT',
      headers: { authorization: `Bearer ${demoSites[2].key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Probe', language: 'en', member_type: 'trial', credits: 0 }),
    },
    timeout,
  )
