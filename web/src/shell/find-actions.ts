import { type ActionGroup, actionGroups, type OfferedAction } from '../ui/actions/actions'
import { matchWords, type Range, rankOf } from '../ui/words/match-words'

export type FoundAction = { action: OfferedAction; ranges: readonly Range[] }
export type FoundGroup = { group: ActionGroup; actions: FoundAction[] }

/** There can be hundreds of saved replies, which would hide the rest. */
const savedRepliesShown = { withoutQuery: 6, withQuery: 20 }

/** The actions that can be run, by group, best match first; all groups in their order without a query. */
export function findActions(actions: readonly OfferedAction[], query: string): FoundGroup[] {
  const replies = query.trim() === '' ? savedRepliesShown.withoutQuery : savedRepliesShown.withQuery
  return actionGroups
    .map((group) => ({
      group,
      actions: actions
        .filter((action) => action.group === group && action.run)
        .flatMap((action) => match(action, query))
        .sort((one, other) => one.rank - other.rank)
        .slice(0, group === 'saved_replies' ? replies : undefined),
    }))
    .filter((found) => found.actions.length > 0)
}

function match(action: OfferedAction, query: string) {
  const ranges = matchWords(action.title, query)
  if (ranges) return [{ action, ranges, rank: rankOf(action.title, ranges) }]
  const isInNote = action.note && matchWords(`${action.title} ${action.note}`, query)
  return isInNote ? [{ action, ranges: [], rank: 3 }] : []
}
