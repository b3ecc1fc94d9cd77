import { useTranslation } from 'react-i18next'
import { useAction } from '../../../ui/actions/use-action'
import { usePrinting } from '../../../ui/printing'
import text from '../../../ui/text.module.css'
import { formatDate } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import { useUser } from '../../settings/user-query'
import { printConversation } from './conversation-actions'

/** Prints the loaded part of the conversation, with a line that says its number, when it was printed, and by whom. */
export function PrintConversation({ id }: { id: number }) {
  useAction(printConversation)
  return usePrinting() && <Printed id={id} />
}

function Printed({ id }: { id: number }) {
  const { t } = useTranslation()
  const { name } = useUser()
  const now = useNow()
  return (
    <p className={text.small}>{t('conversation.printed', { id, date: formatDate(now, 'long'), name })}</p>
  )
}
