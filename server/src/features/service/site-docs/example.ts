import type { Endpoints, ResponseOf, SentBodyOf, SentParamsOf, SentQueryOf } from '@panel/contract'
import type { SiteEndpointName } from './site-endpoints.ts'

type ExampleOf<Name extends SiteEndpointName> = {
  params?: SentParamsOf<Endpoints[Name]>
  query?: SentQueryOf<Endpoints[Name]>
  body?: SentBodyOf<Endpoints[Name]>
  /** Undefined for files. */
  response?: ResponseOf<Endpoints[Name]>
}

/** An example of each call of a site. */
export type Examples = { [Name in SiteEndpointName]: ExampleOf<Name> }
