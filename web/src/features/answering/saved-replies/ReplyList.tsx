import type { SavedReply } from '@panel/contract'
import { IconPencil, IconTrash, IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Chip } from '../../../ui/Chip'
import { languageName } from '../../../ui/words/region-names'
import styles from './ReplyList.module.css'

type Props = {
  replies: readonly SavedReply[]
  onEdit: (reply: SavedReply) => void
  onRemove: (reply: SavedReply) => void
}

/** Saved replies by language. */
export function ReplyList({ replies, onEdit, onRemove }: Props) {
  const groups = Map.groupBy(replies, (reply) => reply.language)
  return [...groups].map(([language, group]) => (
    <section key={language} className={styles.group} aria-labelledby={`replies-${language}`}>
      <h2 id={`replies-${language}`} className={styles.heading}>
        {languageName(language)}
      </h2>
      <ul>
        {group.map((reply) => (
          <Item key={reply.id} reply={reply} onEdit={() => onEdit(reply)} onRemove={() => onRemove(reply)} />
        ))}
      </ul>
    </section>
  ))
}

type ItemProps = { reply: SavedReply; onEdit: () => void; onRemove: () => void }

function Item({ reply, onEdit, onRemove }: ItemProps) {
  const { t } = useTranslation()
  const { title, body, owner, language, may_edit } = reply
  const blocked = !may_edit && t('saved_replies.team_only')
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <h3>
          {title}
          {owner === 'team' && (
            <Chip>
              <IconUsersGroup size={14} stroke={1.75} aria-hidden="true" />
              {t('saved_replies.owner.team')}
            </Chip>
          )}
        </h3>
        <p lang={language}>{body}</p>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          aria-label={t('saved_replies.edit_named', { title })}
          blocked={blocked}
          onClick={onEdit}
        >
          <IconPencil size={14} stroke={1.75} aria-hidden="true" />
          {t('saved_replies.edit')}
        </Button>
        <Button
          size="small"
          look="quiet"
          aria-label={t('saved_replies.remove_named', { title })}
          blocked={blocked}
          onClick={onRemove}
        >
          <IconTrash size={14} stroke={1.75} aria-hidden="true" />
          {t('saved_replies.remove')}
        </Button>
      </div>
    </li>
  )
}
