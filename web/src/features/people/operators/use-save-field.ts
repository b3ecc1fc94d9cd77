import type { changeOperator, SentBodyOf } from '@panel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { operatorQuery } from './operators-query'
import { useOperatorAct } from './use-operator-act'

type Body = SentBodyOf<typeof changeOperator>

/** Saves a field of an operator. After a refusal, the operator is loaded again, so that the change of the colleague can be shown. */
export function useSaveField(id: number) {
  const client = useQueryClient()
  const { mutateAsync } = useOperatorAct(id, (body: Body) =>
    call('PATCH /api/operators/:id', { params: { id }, body }),
  )
  return async (changes: Omit<Body, 'seen'>, seen: Body['seen']) => {
    try {
      await mutateAsync({ ...changes, seen })
    } catch (error) {
      await client.refetchQueries({ queryKey: operatorQuery(id).queryKey })
      throw error
    }
  }
}
