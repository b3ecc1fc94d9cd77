import { type Endpoint, type EndpointName, endpoints } from '@panel/contract'

/** Every endpoint by its name, in the widest type: for rules that hold for all of them. */
// The cast: Object.entries forgets which names an object has.
export const allEndpoints: [EndpointName, Endpoint][] = Object.entries(endpoints) as [
  EndpointName,
  Endpoint,
][]
