import { type ActionGroup, actionGroups, type OfferedAction } from '../ui/actions/actions'
import { matchWords, type Range, rankOf } from '../ui/words/match-words'

export type FoundAction = { action: OfferedAction; ranges: readonly Range[] }
export type FoundGroup = { group: ActionGroup; actions: FoundAction[] }

/** There can be hundreds of saved replies, and dozens of facts, which would hide the rest. Without a query, the groups of facts are shown. */
const mostShown: Partial<Record<ActionGroup, { withoutQuery: number; withQuery: number }>> = {
  saved_replies: { withoutQuery: 6, withQuery: 20 },
  facts: { withoutQuery: 8, withQuery: 20 },
}

/** The actions that can be run, by group, best match first; all groups in their order without a query. */
export function findActions(actions: readonly OfferedAction[], query: string): FoundGroup[] {
  const isEmpty = query.trim() === ''
  return actionGroups
    .map((group) => ({
      group,
      actions: actions
        .filter((action) => action.group === group && action.run)
        .flatMap((action) => match(action, query))
        .sort((one, other) => one.rank - other.rank)
        .slice(0, isEmpty ? mostShown[group]?.withoutQuery : mostShown[group]?.withQuery),
    }))
    .filter((found) => found.actions.length > 0)
}

function match(action: OfferedAction, query: string) {
  const ranges = matchWords(action.title, query)
  if (ranges) return [{ action, ranges, rank: rankOf(action.title, ranges) }]
  const isInNote = action.note && matchWords(`${action.title} ${action.note}`, query)
  return isInNote ? [{ action, ranges: [], rank: 3 }] : []
}
