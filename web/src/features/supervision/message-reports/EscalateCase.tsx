import type { OpenedReportCase } from '@panel/contract'
import { IconAlertOctagon } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { Chip } from '../../../ui/Chip'
import { EscalateDialog } from '../../answering/EscalateDialog'
import { escalating, openEscalate } from '../../answering/escalating'
import { useHoldName } from '../../answering/hold-name'
import { escalateCase } from './report-actions'
import { reportCasesKey } from './report-cases-key'

type Props = { item: OpenedReportCase; isLoading: boolean }

/** Escalates the chat of the case, about its message: everything to this customer stops, and a master decides. */
export function EscalateCase({ item, isLoading }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const nameOf = useHoldName()
  const { id } = item.conversation
  const isOpen = useStore(escalating, ({ openIn }) => openIn === id)
  const action = useAction(escalateCase, { isLoading, open: () => openEscalate(id) })
  return (
    <>
      {item.escalated && (
        <Chip tone="warn">
          <IconAlertOctagon size={14} stroke={1.75} aria-hidden="true" />
          {t('reports.escalated', { kind: nameOf(item.escalated.kind) })}
        </Chip>
      )}
      <ActionButton action={action} size="small" />
      {isOpen && (
        <EscalateDialog
          conversation={{ id, customer: item.customer }}
          thread={undefined}
          elsewhere={{
            messageId: item.message.id,
            onChange: () => void client.invalidateQueries({ queryKey: reportCasesKey }),
          }}
        />
      )}
    </>
  )
}
