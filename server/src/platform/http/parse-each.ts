import type { Issue } from '@panel/contract'
import type { z } from 'zod'
import { InvalidInput } from './errors.ts'
import { parseInput } from './validation.ts'

/** Items of a list that are not valid, by their place in it, with their issues. */
export type LeftOut = ReadonlyMap<number, readonly Issue[]>

/** The place of an item in a list that a path of an issue names, such as `messages.3.text`; undefined when it names none. */
export function placeIn(list: string, path: string): number | undefined {
  const [first, place] = path.split('.')
  return first === list && place !== undefined && /^\d+$/.test(place) ? Number(place) : undefined
}

/**
 * Parses a body without the items of one of its lists that are not valid.
 * @throws {InvalidInput} when something else is not valid, or none of the items is
 */
export function parseEach<S extends z.ZodType>(
  schema: S,
  value: unknown,
  list: string,
): { body: z.output<S>; leftOut: LeftOut } {
  const leftOut = new Map<number, Issue[]>()
  // The cast: only a list is read from it.
  const given = (value as Record<string, unknown> | null)?.[list]
  const items: unknown[] = Array.isArray(given) ? given : []
  let places = items.map((_, place) => place)
  for (;;)
    try {
      // Not rebuilt at first: what is no object with a list has issues of its own.
      const rest =
        leftOut.size === 0 ? value : { ...Object(value), [list]: places.map((place) => items[place]) }
      return { body: parseInput(schema, rest, 'body'), leftOut }
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      const issues = error.details.issues ?? []
      const named = issues.map(({ path }) => placeIn(list, path))
      if (named.some((place) => place === undefined)) throw error
      for (const [index, issue] of issues.entries()) {
        const place = places[named[index] ?? -1]
        if (place === undefined) throw error
        const own = { ...issue, path: issue.path.replace(/\.\d+/, `.${place}`) }
        leftOut.set(place, [...(leftOut.get(place) ?? []), own])
      }
      places = places.filter((place) => !leftOut.has(place))
      if (places.length === 0) throw error
    }
}
