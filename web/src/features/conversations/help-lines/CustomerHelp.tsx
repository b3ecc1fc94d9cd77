import type { Conversation, HelpLine } from '@panel/contract'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../../ui/failure'
import { Notice } from '../../../ui/Notice'
import { useScreenDigits } from '../../../ui/screen-digits'
import { customerHelpQuery } from './customer-help-query'
import { HelpLines } from './HelpLines'

type Props = {
  conversation: Conversation
  /** Inserts a line into the answer. Without it, the lines are only read. */
  onInsert?: (line: HelpLine) => void
}

/** The help lines for the customer of a conversation. Outside of the editor, the digit of one inserts it. */
export function CustomerHelp({ conversation, onInsert }: Props) {
  const { t } = useTranslation()
  const help = useQuery(customerHelpQuery(conversation.id))
  useScreenDigits((onInsert && help.data?.items) ?? [], (line) => onInsert?.(line))
  if (help.data) return <HelpLines help={help.data} onInsert={onInsert} />
  if (!help.error) return null
  return (
    <Notice tone="bad" icon={IconAlertCircle} role="alert">
      {failureText(t, t('help.failed'), help.error)}
    </Notice>
  )
}
