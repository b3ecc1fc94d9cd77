import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/actions/LinkButton'
import styles from './CustomerFacts.module.css'

type Props = { text: string; onDiscard: () => void }

/** Words that were typed and not saved, where they can be seen without opening their form. */
export function NotSaved({ text, onDiscard }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.newer}>
      <span>{t('facts.not_saved', { text: text || t('facts.nothing') })}</span>
      <LinkButton onClick={onDiscard}>{t('facts.discard')}</LinkButton>
    </div>
  )
}
