import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { FieldOption } from '../../../ui/fields/FieldOption'
import { Loading, Skeleton } from '../../../ui/Skeleton'
import { failureText } from '../../../ui/words/failure'
import { Marked } from '../../../ui/words/Marked'
import { FilledText } from './FilledText'
import type { FoundReply } from './find-replies'
import { LanguageTag } from './LanguageTag'
import styles from './ReplyPickerList.module.css'
import type { ReplyPicker } from './use-reply-picker'

/** Shown above the editor: the saved replies that a typed `/` has found, and a preview of the active one. */
export function ReplyPickerList({ picker }: { picker: ReplyPicker }) {
  const { t } = useTranslation()
  if (!picker.isOpen) return null
  const { replies, found, active, values } = picker
  const chosen = found[active]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element only prevents a press from taking the focus from the editor
    <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <div className={styles.columns}>
        <Options picker={picker} />
        {chosen && (
          <section className={styles.preview} aria-label={t('saved_replies.preview')}>
            <FilledText body={chosen.reply.body} values={values} language={chosen.reply.language} />
          </section>
        )}
      </div>
      {replies.isPending && (
        <Loading className={styles.state}>
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </Loading>
      )}
      {replies.isError && !replies.data && (
        <div className={styles.state} role="alert">
          {failureText(t, t('saved_replies.failed'), replies.error)}
          <Button size="small" onClick={() => void replies.refetch()}>
            {t('error.try_again')}
          </Button>
        </div>
      )}
      {replies.data && found.length === 0 && (
        <p className={styles.state} role="status">
          {t(replies.data.items.length === 0 ? 'saved_replies.empty' : 'saved_replies.nothing')}
        </p>
      )}
      <div className={styles.foot}>
        {found.length > 0 && (
          <>
            <span>
              <Keys keys="↑+↓" /> {t('commands.choose')}
            </span>
            <span>
              <Keys keys="enter" /> {t('saved_replies.insert')}
            </span>
          </>
        )}
        <span>
          <Keys keys="esc" /> {t('saved_replies.close')}
        </span>
        <Link to="/saved-replies" className={styles.manage} tabIndex={-1}>
          {t('saved_replies.manage')}
        </Link>
      </div>
    </div>
  )
}

function Options({ picker: { listId, found, active, setActive, insert } }: { picker: ReplyPicker }) {
  const { t } = useTranslation()
  return (
    <div
      id={listId}
      role="listbox"
      tabIndex={-1}
      aria-label={t('saved_replies.title')}
      className={found.length > 0 ? styles.list : undefined}
    >
      {found.map((each, index) => (
        <Option
          key={each.reply.id}
          id={`${listId}-${index}`}
          found={each}
          isActive={index === active}
          onPointerOver={() => setActive(index)}
          onChoose={() => insert(each.reply)}
        />
      ))}
    </div>
  )
}

type OptionProps = {
  id: string
  found: FoundReply
  isActive: boolean
  onPointerOver: () => void
  onChoose: () => void
}

function Option({ found: { reply, ranges }, ...option }: OptionProps) {
  const { t } = useTranslation()
  return (
    <FieldOption {...option} className={styles.option}>
      <span className={styles.title}>
        <Marked text={reply.title} ranges={ranges} />
      </span>
      {reply.owner === 'team' && <small>{t('saved_replies.owner.team')}</small>}
      <LanguageTag language={reply.language} />
    </FieldOption>
  )
}
