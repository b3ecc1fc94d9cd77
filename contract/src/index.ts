import { endpointsOfAnswering } from './answering/index.ts'
import { endpointsOfConversations } from './conversations/index.ts'
import type { Endpoint } from './endpoint.ts'
import { endpointsOfInsight } from './insight/index.ts'
import { endpointsOfPeople } from './people/index.ts'
import { endpointsOfProfiles } from './profiles/index.ts'
import { endpointsOfSafety } from './safety/index.ts'
import { endpointsOfService } from './service/index.ts'
import { endpointsOfSettings } from './settings/index.ts'
import { endpointsOfSites } from './sites/index.ts'
import { endpointsOfSupervision } from './supervision/index.ts'

/** Every endpoint of the panel and of the site API. The server registers each of them exactly once. */
export const endpoints = {
  ...endpointsOfSettings,
  ...endpointsOfConversations,
  ...endpointsOfPeople,
  ...endpointsOfAnswering,
  ...endpointsOfProfiles,
  ...endpointsOfSupervision,
  ...endpointsOfInsight,
  ...endpointsOfSites,
  ...endpointsOfSafety,
  ...endpointsOfService,
} as const satisfies Record<string, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

export * from './answering/index.ts'
export * from './conversations/index.ts'
export * from './csv-query.ts'
export * from './endpoint.ts'
export * from './insight/index.ts'
export * from './list.ts'
export * from './ordered-export.ts'
export * from './people/index.ts'
export * from './profiles/index.ts'
export * from './rules/index.ts'
export * from './safety/index.ts'
export * from './service/index.ts'
export * from './settings/index.ts'
export * from './sites/index.ts'
export * from './supervision/index.ts'
