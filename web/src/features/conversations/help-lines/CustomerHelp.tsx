import type { Conversation, HelpLine } from '@panel/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useScreenDigits } from '../../../ui/actions/screen-digits'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { failureText } from '../../../ui/words/failure'
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
  return <FailureNotice>{failureText(t, t('help.failed'), help.error)}</FailureNotice>
}
