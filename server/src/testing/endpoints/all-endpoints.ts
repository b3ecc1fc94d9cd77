import { type Endpoint, type EndpointName, endpoints } from '@panel/contract'

/** All endpoints with their names, in the general type. */
// The cast: Object.entries does not return the type of the keys.
export const allEndpoints: [EndpointName, Endpoint][] = Object.entries(endpoints) as [
  EndpointName,
  Endpoint,
][]
