import type { OperatorDetail } from '@panel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { operatorsKey } from './operators-key'
import { operatorQuery } from './operators-query'

/** A change of an operator; the page shows the response at once. */
export function useOperatorAct<Input>(
  id: number,
  act: (input: Input) => Promise<{ operator: OperatorDetail }>,
  onDone?: () => void,
) {
  const client = useQueryClient()
  const { queryKey } = operatorQuery(id)
  return useMutation({
    mutationFn: act,
    async onSuccess({ operator }) {
      // A request in progress could return the old state.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, operator)
      void client.invalidateQueries({ queryKey: [...operatorsKey, 'list'] })
      onDone?.()
    },
  })
}
