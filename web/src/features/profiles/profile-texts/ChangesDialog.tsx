import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/overlays/Dialog'
import styles from './TextBody.module.css'
import { wordChanges } from './word-changes'

type Props = { isOpen: boolean; before: string; after: string; onClose: () => void }

/** Shows the words that were added and removed since the text was returned. */
export function ChangesDialog({ isOpen, before, after, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen={isOpen} title={t('profile_texts.changes_title')} onClose={onClose}>
      <p className={styles.changes}>
        {wordChanges(before, after).map(({ text, change }, place) => {
          const Part = ({ same: 'span', added: 'ins', removed: 'del' } as const)[change]
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and do not move
          return <Part key={place}>{text}</Part>
        })}
      </p>
    </Dialog>
  )
}
