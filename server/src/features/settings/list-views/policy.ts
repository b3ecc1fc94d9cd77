import { hasRight, type ListName, lists } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'

type View = { operator_id: number | null; team_id: number | null; list: ListName }

/** Whether the operator may open the list. */
export function mayOpenList({ rights }: Pick<Operator, 'rights'>, list: ListName): boolean {
  const { right } = lists[list]
  return right === null || hasRight(rights, right)
}

/** Whether the operator may share views with their team. */
export const mayShareViews = ({ rights }: Pick<Operator, 'rights'>): boolean =>
  hasRight(rights, 'share_views')

/** Whether the operator sees the view: it is theirs or of their team, and they may open its list. */
export const seesView = (operator: Operator, { operator_id, team_id, list }: View): boolean =>
  mayOpenList(operator, list) && (operator_id === operator.id || team_id === operator.team.id)

/** Whether the operator may change a view that they see. */
export const mayEditView = (operator: Operator, { operator_id }: View): boolean =>
  operator_id === operator.id || mayShareViews(operator)
