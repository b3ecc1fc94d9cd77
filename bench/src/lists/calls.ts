import type { Calls, ReadingEndpoint } from './call.ts'
import { callsOfAdministration } from './calls-of-administration.ts'
import { callsOfHolds } from './calls-of-holds.ts'
import { callsOfProfiles } from './calls-of-profiles.ts'
import { callsOfSupervision } from './calls-of-supervision.ts'
import { callsOfWork } from './calls-of-work.ts'
import type { World } from './world.ts'

/** Every list, filter, search, file, conversation, badge and statistic of the panel. A test compares it with the contract. */
export const callsOf = (world: World): Record<ReadingEndpoint, Calls> => ({
  ...callsOfWork(world),
  ...callsOfSupervision(world),
  ...callsOfHolds(world),
  ...callsOfProfiles(world),
  ...callsOfAdministration(world),
})
