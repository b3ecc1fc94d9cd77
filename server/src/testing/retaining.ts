import type { RetentionClass } from '@panel/contract'
import { beforeAll, beforeEach, expect } from 'vitest'
import type { TestApp } from './app.ts'
import { makeOldMonths } from './archive-world.ts'
import { makeLevel, makeOperator } from './make.ts'

/** An admin who looks at retention periods and confirms them. Each test begins without periods. */
export function useRetaining(test: TestApp) {
  let admin: Awaited<ReturnType<TestApp['signedIn']>>

  beforeAll(async () => {
    await makeOldMonths(test.db)
    await makeLevel(test.db, { id: 202, rights: ['manage_operators'] })
    admin = await test.signedIn(await makeOperator(test.db, { name: 'Sanne W.', permissions_id: 202 }))
  })
  beforeEach(async () => {
    await test.db.deleteFrom('retention_periods').execute()
    await test.db.deleteFrom('retention_runs').execute()
  })

  const count = async (name: RetentionClass, days: number) =>
    (await admin('GET', `/api/retention/${name}/count?days=${days}`)).json()
  const confirm = (name: RetentionClass, body: { days: number; until: string; rows: number }) =>
    admin('POST', `/api/retention/${name}/confirm`, body)
  const stop = (name: RetentionClass) => admin('POST', `/api/retention/${name}/stop`, {})
  const show = async (name: RetentionClass) => {
    const { periods, runs } = (await admin('GET', '/api/retention')).json()
    return { ...periods.find((each: { name: string }) => each.name === name), runs }
  }

  /** Looks at the count, and confirms it. */
  async function keepFor(name: RetentionClass, days: number): Promise<number> {
    const { until, rows } = await count(name, days)
    expect((await confirm(name, { days, until, rows })).statusCode).toBe(200)
    return rows
  }
  return {
    count,
    confirm,
    stop,
    show,
    keepFor,
    call: (...given: Parameters<typeof admin>) => admin(...given),
  }
}
