import type { ErrorCode, Issue } from '@panel/contract'
import { AppError } from '../../platform/http/errors.ts'
import { type LeftOut, placeIn } from '../../platform/http/parse-each.ts'

/** Why an item of a list was refused. */
export type RefusedItem = { code: ErrorCode; issues: Issue[] }

/** The items of a list that are valid, with their places in it. */
export function placed<Item>(items: readonly Item[], leftOut: LeftOut): { item: Item; place: number }[] {
  let place = 0
  return items.map((item) => {
    while (leftOut.has(place)) place++
    return { item, place: place++ }
  })
}

/** What was left out before the operation, as refused items. */
export const refusedBefore = (leftOut: LeftOut): Map<number, RefusedItem> =>
  new Map([...leftOut].map(([place, issues]) => [place, { code: 'invalid_input', issues: [...issues] }]))

/**
 * Repeats work on a list without the items that its error names, until it succeeds. Each refused item is noted with its code and issues.
 * @returns what the work returned, and the items that it had; null when all were refused
 */
export async function withoutRefused<Item, Result>(
  list: string,
  items: readonly { item: Item; place: number }[],
  refused: Map<number, RefusedItem>,
  work: (items: Item[]) => Promise<Result>,
): Promise<{ result: Result; rest: { item: Item; place: number }[] } | null> {
  let rest = [...items]
  while (rest.length > 0)
    try {
      return { result: await work(rest.map(({ item }) => item)), rest }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const named = (error.details.issues ?? []).flatMap((issue) => {
        const place = rest[placeIn(list, issue.path) ?? -1]?.place
        return place === undefined ? [] : { place, issue }
      })
      if (named.length === 0) throw error
      for (const { place, issue } of named) {
        const code = issue.code === 'erased_customer' ? 'customer_erased' : error.code
        const before = refused.get(place)
        const issues = [
          ...(before?.issues ?? []),
          { ...issue, path: issue.path.replace(/\.\d+/, `.${place}`) },
        ]
        refused.set(place, { code: before?.code ?? code, issues })
      }
      rest = rest.filter(({ place }) => !refused.has(place))
    }
  return null
}
