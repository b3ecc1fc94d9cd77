import type { SavedReply } from '@panel/contract'
import { isBlank } from '@panel/contract/rules/blank'
import type { SavedReplyOwner } from '@panel/contract/rules/enumerations'
import type { Issue } from '@panel/contract/rules/issues'
import { messageLength, savedReplyTitleLength } from '@panel/contract/rules/limits'
import { placeholders, unknownPlaceholders } from '@panel/contract/rules/placeholders'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { Button } from '../../../ui/actions/Button'
import { Field } from '../../../ui/fields/Field'
import { TextAreaField } from '../../../ui/fields/TextAreaField'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { Notice } from '../../../ui/overlays/Notice'
import { issueText } from '../../../ui/words/issue-text'
import { useUser } from '../../settings/user-query'
import { FilledText } from './FilledText'
import { insertText } from './insert-text'
import { LanguageField } from './LanguageField'
import { OwnerField } from './OwnerField'
import styles from './ReplyDialog.module.css'
import { replyError } from './reply-error'
import { useSaveReply } from './use-save-reply'

type Props = {
  /** Null for a new one. */
  reply: SavedReply | null
  /** The language of the list, which is the default of a new reply. */
  language: string | undefined
  mayEditTeam: boolean
  /** The text with which a new one begins. */
  text?: string
  onClose: () => void
}

type ReplyValues = Pick<SavedReply, 'language' | 'title' | 'body'>

/** Adds or changes a saved reply. Entered text is not lost by closing the dialog by mistake. */
export function ReplyDialog({ reply, language, mayEditTeam, text = '', onClose }: Props) {
  const { t, i18n } = useTranslation()
  const { languages } = useUser()
  const form = useRef<HTMLDivElement>(null)
  const [owner, setOwner] = useState<SavedReplyOwner>(reply?.owner ?? 'own')
  const [start] = useState<ReplyValues>({
    language: reply?.language ?? language ?? firstLanguage(languages, i18n.language),
    title: reply?.title ?? '',
    body: reply?.body ?? text,
  })
  const [values, setValues] = useState(start)
  const [isLeaving, setIsLeaving] = useState(false)
  const save = useSaveReply(reply, onClose)
  const set = (part: Partial<ReplyValues>) => {
    setValues({ ...values, ...part })
    setIsLeaving(false)
    save.reset()
  }

  const isChanged = values.title !== start.title || values.body !== start.body
  const close = () => (isChanged && !isLeaving ? setIsLeaving(true) : isChanged ? undefined : onClose())
  const unknown = unknownText(t, values.body)
  const issues = save.error instanceof ApiError ? save.error.issues : []
  const isEmpty = isBlank(values.title) || isBlank(values.body)
  return (
    <DialogForm
      isOpen
      title={t(reply ? 'saved_replies.edit_title' : 'saved_replies.add')}
      confirm={t('saved_replies.save')}
      onConfirm={() => save.mutate({ owner, ...values })}
      blocked={(isEmpty && t('saved_replies.error.empty')) || unknown}
      onClose={close}
      isBusy={save.isPending}
      error={save.error && issues.length === 0 && replyError(t, save.error)}
    >
      {!reply && mayEditTeam && <OwnerField value={owner} onChoose={setOwner} />}
      <ReplyFields ref={form} values={values} unknown={unknown} issues={issues} onChange={set} />
      <Placeholders
        onInsert={(placeholder) => {
          const area = form.current?.querySelector('textarea')
          if (area) insertText(area, placeholder)
        }}
      />
      {!isBlank(values.body) && (
        <section className={styles.preview} aria-label={t('saved_replies.preview')}>
          <FilledText body={values.body} values={noValues} language={values.language} />
        </section>
      )}
      {isLeaving && <NotSavedNotice onDiscard={onClose} />}
    </DialogForm>
  )
}

/** The default language of a new reply is the language of the panel, if the operator writes it. */
function firstLanguage(languages: readonly string[], ofPanel: string): string {
  const [base] = ofPanel.split('-', 1)
  return languages.find((one) => one === ofPanel || one === base) ?? languages[0] ?? 'en'
}

/** The customer is not known here: the preview names the values to fill in. */
const noValues = { customer_name: null, customer_city: null, profile_name: null }

function unknownText(t: TFunction, body: string): string | null {
  const [placeholder] = unknownPlaceholders(body)
  return placeholder === undefined
    ? null
    : issueText(t, { code: 'unknown_placeholder', params: { placeholder } })
}

type FieldsProps = {
  ref: RefObject<HTMLDivElement | null>
  values: ReplyValues
  /** Names a placeholder in the text that does not exist. */
  unknown: string | null
  issues: readonly Issue[]
  onChange: (part: Partial<ReplyValues>) => void
}

function ReplyFields({ ref, values, unknown, issues, onChange }: FieldsProps) {
  const { t } = useTranslation()
  const errorAt = (field: 'title' | 'body') => {
    const issue = issues.find(({ path }) => path === field)
    return issue ? issueText(t, issue) : null
  }
  return (
    <div ref={ref} className={styles.fields}>
      <Field
        label={t('saved_replies.name')}
        data-autofocus
        maxLength={savedReplyTitleLength}
        value={values.title}
        error={errorAt('title')}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <LanguageField
        value={values.language}
        languages={useUser().languages}
        onChoose={(language) => onChange({ language })}
      />
      <TextAreaField
        label={t('saved_replies.text')}
        rows={5}
        lang={values.language}
        maxLength={messageLength}
        value={values.body}
        error={unknown ?? errorAt('body')}
        onChange={(event) => onChange({ body: event.target.value })}
      />
    </div>
  )
}

function Placeholders({ onInsert }: { onInsert: (placeholder: string) => void }) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.placeholders} aria-label={t('saved_replies.placeholders')}>
      {placeholders.map((placeholder) => (
        <Button key={placeholder} size="small" onClick={() => onInsert(`{${placeholder}}`)}>
          {t(`saved_replies.gap.${placeholder}`)}
        </Button>
      ))}
    </fieldset>
  )
}

function NotSavedNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="warn"
      icon={IconAlertTriangle}
      role="alert"
      actions={
        <Button size="small" onClick={onDiscard}>
          {t('saved_replies.discard')}
        </Button>
      }
    >
      {t('saved_replies.not_saved')}
    </Notice>
  )
}
