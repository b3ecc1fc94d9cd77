import { IconUserOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading } from '../../../ui/lists/ListPage'

type Props = {
  query: { error: Error | null; refetch: () => unknown }
  /** Why the operator is not shown. Null: the operator is not loaded. */
  refusal: string | null
}

/** The page of an operator who is not shown: it is refused, has failed, or still loads. */
export function OperatorState({ query: { error, refetch }, refusal }: Props) {
  const { t } = useTranslation()
  if (refusal !== null) return <EmptyPanel icon={IconUserOff} title={refusal} />
  if (!error) return <ListLoading />
  return <FailedPanel title={t('operators.one_failed')} error={error} onRetry={() => void refetch()} />
}
