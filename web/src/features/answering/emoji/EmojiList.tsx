import { useTranslation } from 'react-i18next'
import { Keys } from '../../../ui/actions/Keys'
import { FieldOption } from '../../../ui/fields/FieldOption'
import styles from './EmojiList.module.css'
import type { EmojiPicker } from './use-emoji-picker'

/** Shown above the editor: the emoji that a typed colon has found, in rows, and the name of the active one. */
export function EmojiList({ picker }: { picker: EmojiPicker }) {
  const { t } = useTranslation()
  const { listId, found, active, setActive, insert } = picker
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element only prevents a press from taking the focus from the editor
    <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <div id={listId} role="listbox" tabIndex={-1} aria-label={t('emoji.title')} className={styles.list}>
        {found.map(({ emoji, name }, index) => (
          <FieldOption
            key={emoji}
            id={`${listId}-${index}`}
            className={styles.option}
            isActive={index === active}
            onPointerOver={() => setActive(index)}
            onChoose={() => insert(emoji)}
          >
            <span role="img" aria-label={name} title={name}>
              {emoji}
            </span>
          </FieldOption>
        ))}
      </div>
      {found.length === 0 && (
        <p className={styles.none} role="status">
          {t('emoji.none')}
        </p>
      )}
      <div className={styles.foot}>
        <span>
          <Keys keys="←+→" /> {t('commands.choose')}
        </span>
        <span>
          <Keys keys="enter" /> {t('saved_replies.insert')}
        </span>
        <span>
          <Keys keys="esc" /> {t('saved_replies.close')}
        </span>
        <b>{found[active]?.name}</b>
      </div>
    </div>
  )
}
