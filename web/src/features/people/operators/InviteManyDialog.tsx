import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { TextAreaField } from '../../../ui/fields/TextAreaField'
import { useDrop } from '../../../ui/fields/use-drop'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import styles from './InviteFields.module.css'
import { LinkEndsField } from './LinkEndsField'
import { PeopleTable } from './PeopleTable'
import type { MadeLink } from './use-invitation'
import { useOperatorOptions } from './use-operator-options'
import { usePeopleList } from './use-people-list'

type Props = { onClose: () => void; onMade: (links: readonly MadeLink[]) => void }

/** Invites the people of a list, which is pasted or read from a CSV file. Every row is checked before a link is made. */
export function InviteManyDialog({ onClose, onMade }: Props) {
  const { t } = useTranslation()
  const list = usePeopleList(onMade)
  const { levels, teams } = useOperatorOptions()
  const input = useRef<HTMLInputElement>(null)
  const read = async ([file]: readonly File[]) => {
    if (file) list.setText(await file.text())
  }
  const { drop } = useDrop((files) => void read(files))
  const count = list.rows.length
  return (
    <DialogForm
      isOpen
      isWide
      title={t('operators.many.title')}
      confirm={t('operators.many.make', { count })}
      isBusy={list.isBusy}
      error={list.error}
      blocked={list.blocked}
      onConfirm={list.make}
      onClose={onClose}
    >
      <p className={styles.note}>{t('operators.many.text')}</p>
      <div className={styles.list} {...drop}>
        <TextAreaField
          label={t('operators.many.list')}
          data-autofocus
          rows={5}
          spellCheck={false}
          wrap="off"
          placeholder={t('operators.many.example', {
            level: levels[0]?.[0] ?? '',
            team: teams[0]?.[1] ?? '',
          })}
          value={list.text}
          readOnly={list.isBusy}
          onChange={(event) => list.setText(event.target.value)}
        />
        <Button size="small" onClick={() => input.current?.click()}>
          {t('operators.many.choose_file')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-label={t('operators.many.choose_file')}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            event.target.value = ''
            void read(files)
          }}
        />
      </div>
      <LinkEndsField hours={list.hours} onChoose={list.setHours} />
      <p role="status" className={styles.note}>
        {count > 0 && t('operators.many.people', { count })}
        {list.faulty > 0 && `, ${t('operators.many.faults', { count: list.faulty })}`}
      </p>
      {count > 0 && <PeopleTable rows={list.rows} labelOf={list.labelOf} />}
    </DialogForm>
  )
}
