import type { HistoryEntry } from '@panel/contract'
import { type Icon, IconEyeOff, IconFlag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import text from '../../../ui/text.module.css'
import { definitionOf } from '../../conversations/thread/attachments/attachment'
import styles from './HistoryTable.module.css'

/** What a message has besides its text: a photo or a gift, and that it was hidden or reported. */
export function EntryMarks({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation()
  const [photo, gift] = [definitionOf('photo'), definitionOf('gift')]
  const marks: [is: boolean, icon: Icon, name: string, isBad?: boolean][] = [
    [entry.has_photo, photo.icon, photo.title(t, undefined)],
    [entry.has_gift, gift.icon, gift.title(t, undefined)],
    [entry.is_hidden, IconEyeOff, t('mark.hidden')],
    [entry.is_reported, IconFlag, t('history_list.mark.reported'), true],
  ]
  return marks
    .filter(([is]) => is)
    .map(([, Mark, name, isBad]) => (
      <span key={name} className={isBad ? `${styles.mark} ${styles.bad}` : styles.mark} title={name}>
        <Mark size={14} stroke={1.75} aria-hidden="true" />
        <span className={text.hidden}>{name}</span>
      </span>
    ))
}
