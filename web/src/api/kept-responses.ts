/** Responses with an `ETag`, by their address. In memory only: the browser stores nothing about customers. */
const kept = new Map<string, { etag: string; value: unknown }>()
/** A page repeats few addresses; the filters of a list make many. */
const maxKept = 30

/** The headers of a request to which the server answers 304 if its response is still the kept one. */
export function conditionFor(address: string): Record<string, string> {
  const last = kept.get(address)
  return last ? { 'if-none-match': last.etag } : {}
}

/** Reads the JSON of a response, or returns the kept value, the same object as before, after a 304. */
export async function readKept(address: string, response: Response): Promise<unknown> {
  const last = kept.get(address)
  if (response.status === 304 && last) return last.value
  const value: unknown = await response.json()
  const etag = response.headers.get('etag')
  kept.delete(address)
  if (etag === null) return value
  kept.set(address, { etag, value })
  const [oldest] = kept.keys()
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
  return value
}

export const forgetKept = () => kept.clear()
