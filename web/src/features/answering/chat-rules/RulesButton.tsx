import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import text from '../../../ui/text.module.css'
import styles from './ChatRules.module.css'
import { showRules } from './chat-rules-actions'

type Props = { isOpen: boolean; areRead: boolean; onToggle: () => void }

/** Opens and closes the rules of the site owner; a dot says that they have changed since they were read. */
export function RulesButton({ isOpen, areRead, onToggle }: Props) {
  const { t } = useTranslation()
  const action = useAction(showRules, { isOpen, toggle: onToggle })
  return (
    <ActionButton action={action} size="small" aria-expanded={isOpen}>
      {t('chat_rules.button')}
      {!areRead && (
        <span className={styles.dot}>
          <span className={text.hidden}>{t('chat_rules.unread')}</span>
        </span>
      )}
    </ActionButton>
  )
}
