import { useTranslation } from 'react-i18next'
import { serverNow } from '../../api/server-clock'
import { formatDate } from '../../ui/dates'
import { usePrinting } from '../../ui/printing'
import text from '../../ui/text.module.css'
import { useAction } from '../../ui/use-action'
import { useUser } from '../sign-in/user-query'
import { printConversation } from './conversation-actions'

/** Puts the conversation on paper, as far as it is loaded; there a line says which one it is, when and by whom. */
export function PrintConversation({ id }: { id: number }) {
  const { t } = useTranslation()
  const { name } = useUser()
  useAction(printConversation)
  if (!usePrinting()) return null
  return (
    <p className={text.small}>
      {t('conversation.printed', { id, date: formatDate(serverNow(), 'long'), name })}
    </p>
  )
}
