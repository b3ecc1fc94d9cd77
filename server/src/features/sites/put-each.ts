import { siteErrors } from '@panel/contract'
import { AppError } from '../../platform/http/errors.ts'
import type { LeftOut } from '../../platform/http/parse-each.ts'
import { placed, type RefusedItem, refusedBefore } from './for-each.ts'

type Stored = { external_id: string; id: number }
type Result<Answer> =
  | (Answer & { status: 'stored' })
  | ({ external_id: string; id: null; status: 'refused' } & RefusedItem)

/**
 * Stores profiles or customers one after the other, each in a transaction of its own. One that is refused does not stop the others. What would
 * succeed when it is sent again stops them: the site repeats the call.
 * @param list the name of the list in the body
 */
export async function putEach<Item extends { external_id: string }, Answer extends Stored>(
  list: string,
  items: readonly Item[],
  leftOut: LeftOut,
  put: (item: Item) => Promise<Answer>,
): Promise<{ results: Result<Answer>[] }> {
  const results = new Map<number, Result<Answer>>()
  const refuse = (place: number, external_id: string, why: RefusedItem) =>
    results.set(place, { external_id, id: null, status: 'refused', ...why })
  for (const [place, why] of refusedBefore(leftOut)) refuse(place, '', why)
  for (const { item, place } of placed(items, leftOut))
    try {
      results.set(place, { ...(await put(item)), status: 'stored' })
    } catch (error) {
      if (!(error instanceof AppError) || isForRepeat(error)) throw error
      const issues = (error.details.issues ?? []).map((issue) => ({
        ...issue,
        path: `${list}.${place}.${issue.path}`,
      }))
      refuse(place, item.external_id, { code: error.code, issues })
    }
  return { results: [...results].sort(([one], [other]) => one - other).map(([, result]) => result) }
}

const isForRepeat = ({ code }: AppError) => !(code in siteErrors) || actOf(code) === 'repeat'
// The cast: the code is one of them.
const actOf = (code: string) => siteErrors[code as keyof typeof siteErrors].act
