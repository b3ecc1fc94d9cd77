import { beforeEach } from 'vitest'
import type { TestApp } from './app.ts'
import { makeSiteowner } from './make.ts'
import { makePokeRule, makeSilent } from './pokes.ts'

/** Gives each test of a file its own site owner, and functions that make its poke rule and silent customers. */
export function usePokeSite(test: TestApp) {
  let owner: Awaited<ReturnType<typeof makeSiteowner>>
  beforeEach(async () => {
    owner = await makeSiteowner(test.db)
  })
  return {
    get owner() {
      return owner
    },
    setRule: (own = {}) => makePokeRule(test.db, { siteowner_id: owner.id, ...own }),
    makeSilent: (own: Omit<Parameters<typeof makeSilent>[1], 'siteowner'> = {}) =>
      makeSilent(test.db, { siteowner: owner, ...own }),
  }
}
