import { type Endpoint, type EndpointName, endpoints } from '@panel/contract'

/** All endpoints with their names, in the general type. */
// The cast: Object.entries does not return the type of the keys.
export const allEndpoints: [EndpointName, Endpoint][] = Object.entries(endpoints) as [
  EndpointName,
  Endpoint,
][]

/** One of these endpoints for each kind. */
export const oneOfEachKind = (of: typeof allEndpoints, kindOf: (endpoint: Endpoint) => unknown) =>
  [...Map.groupBy(of, ([, endpoint]) => kindOf(endpoint)).values()].flatMap((all) => all.slice(0, 1))
