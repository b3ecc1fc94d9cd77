import { IconGitCompare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { Button } from '../../../ui/actions/Button'
import { Badge } from '../../../ui/Badge'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { Notice } from '../../../ui/overlays/Notice'
import { changesBetween, edited } from './level-edits'
import { levelError } from './level-error'
import { changeText, type LevelSettings } from './level-words'
import type { AccountLevel } from './levels-query'
import styles from './SaveBar.module.css'
import type { Editing } from './use-level-edits'
import { useSaveActions } from './use-save-actions'

type Props = {
  levels: readonly AccountLevel[]
  editing: Editing
  settings: LevelSettings
}

/** Lists the unsaved changes, and the number of operators whom they affect. */
export function SaveBar({ levels, editing, settings }: Props) {
  const { t } = useTranslation()
  const { save, discard } = useSaveActions(editing)
  const { reach, meanwhile } = editing
  const { error } = editing.save
  const lines = levels.flatMap((level) => {
    const edit = editing.editOf(level)
    const seen = editing.seenOf(level)
    if (!edit) return []
    const words = changesBetween(seen, edited(seen, edit)).map((change) => changeText(t, change, settings))
    return [
      {
        id: level.id,
        text: t('levels.of_level', { id: level.id, name: seen.name, words: words.join(', ') }),
      },
    ]
  })
  return (
    <section className={styles.bar} aria-label={t('levels.unsaved')}>
      {meanwhile.map((each) => (
        <MeanwhileNotice key={each.now.id} meanwhile={each} settings={settings} onKeepOwn={editing.keepOwn} />
      ))}
      {error && meanwhile.length === 0 && <FailureNotice>{levelError(t, error)}</FailureNotice>}
      <div className={styles.line}>
        <Badge count={reach.changes} tone="warn" />
        <div className={styles.words}>
          <b role="status">
            {t('levels.changes', { count: reach.changes })}, {t('levels.reached', { count: reach.operators })}
          </b>
          {lines.map(({ id, text }) => (
            <span key={id} title={text}>
              {text}
            </span>
          ))}
        </div>
        <div className={styles.acts}>
          <ActionButton action={discard} look="quiet" />
          <ActionButton action={save} look="primary" isBusy={editing.save.isPending} />
        </div>
      </div>
    </section>
  )
}

type MeanwhileProps = {
  meanwhile: Editing['meanwhile'][number]
  settings: LevelSettings
  onKeepOwn: () => void
}

/** What a colleague has changed at a level that is edited here. */
function MeanwhileNotice({ meanwhile: { now, changes, own }, settings, onKeepOwn }: MeanwhileProps) {
  const { t } = useTranslation()
  const wordsOf = (all: typeof changes) => all.map((change) => changeText(t, change, settings)).join(', ')
  return (
    <Notice
      tone="warn"
      icon={IconGitCompare}
      role="alert"
      actions={
        <Button size="small" onClick={onKeepOwn}>
          {t('levels.keep_own')}
        </Button>
      }
    >
      {t('levels.meanwhile', {
        name: now.changed?.by?.name ?? t('save.somebody'),
        level: `${now.id} ${now.name}`,
        words: wordsOf(changes),
      })}{' '}
      {own.length > 0 && t('levels.meanwhile_own', { words: wordsOf(own) })}
    </Notice>
  )
}
