import type { TFunction } from 'i18next'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error'
import { Keys } from '../actions/Keys'
import { LinkButton } from '../actions/LinkButton'
import { useReturnedFocus } from '../actions/move-focus'
import { failureText } from '../words/failure'
import { issueText } from '../words/issue-text'
import styles from './EditableLine.module.css'
import { EditedMeanwhile } from './EditedMeanwhile'
import { type ColleagueChange, LineState } from './LineState'

/** The props of the field of a line that is being edited. */
export type LineField<Value> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  isDisabled: boolean
  isInvalid: boolean
  /** The id of the error below the field. */
  describedBy: string | undefined
}

type Props<Value> = {
  label: string
  /** The stored value. */
  value: Value
  /** Converts a value to text. */
  format: (value: Value) => string
  /** Shows the value instead of its text. */
  shown?: ReactNode
  /** More about the value, below it. */
  note?: ReactNode
  /** The last change of the line by somebody else; it is shown for ten minutes. */
  change?: ColleagueChange | null
  /** Why the value cannot be changed now. Omit `save` if the operator has no right to change it. */
  blocked?: string | null
  /**
   * Stores the value. `seen` is the value that the operator saw before; the server refuses with `edited_meanwhile` when the stored
   * one differs. Reload `value` before the promise is rejected.
   */
  save?: (value: Value, seen: Value) => Promise<unknown>
  /** Enter begins a new line of the value; Ctrl+Enter saves it. */
  hasLines?: boolean
  field: (field: LineField<Value>) => ReactNode
}

/**
 * A name and a value, which are edited and saved independently of other lines. If somebody else has changed the value meanwhile,
 * it shows both values and asks which one to keep. A typed value stays, also when it could not be saved.
 */
export function EditableLine<Value>(props: Props<Value>) {
  const { label, value, format, shown, note, change, blocked, save, hasLines, field } = props
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const focus = useReturnedFocus()
  const close = () => {
    focus.returnFocus()
    setIsOpen(false)
  }
  return (
    <div className={isOpen ? `${styles.line} ${styles.open}` : styles.line}>
      <dt>{label}</dt>
      {isOpen && save ? (
        <LineEditor
          {...{ label, value, format, save, field, change, hasLines }}
          onClose={close}
          onSaved={() => {
            setSavedAt(Date.now())
            close()
          }}
        />
      ) : (
        <dd className={styles.value}>
          <div className={styles.text}>
            <div>{shown ?? (format(value) || <span className={styles.quiet}>{t('line.empty')}</span>)}</div>
            {note && <div className={styles.quiet}>{note}</div>}
            <LineState change={change ?? null} savedAt={savedAt} />
          </div>
          {save && (
            <LinkButton
              ref={focus.button}
              aria-label={t('line.edit_named', { label })}
              aria-disabled={blocked ? true : undefined}
              title={blocked ?? undefined}
              className={styles.edit}
              onClick={() => !blocked && setIsOpen(true)}
            >
              {t('line.edit')}
            </LinkButton>
          )}
        </dd>
      )}
    </div>
  )
}

type EditorProps<Value> = Pick<
  Props<Value>,
  'label' | 'value' | 'format' | 'field' | 'change' | 'hasLines'
> & {
  save: (value: Value, seen: Value) => Promise<unknown>
  onClose: () => void
  onSaved: () => void
}

function LineEditor<Value>(props: EditorProps<Value>) {
  const { label, value, format, field, change, hasLines, save, onClose, onSaved } = props
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState(value)
  /** The stored value that the operator has seen. */
  const [seen, setSeen] = useState(value)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isSaving = useRef(false)
  const isChangedMeanwhile = !isSame(value, seen)

  const saveOver = async (known: Value) => {
    if (isSaving.current) return
    if (isSame(typed, known)) return onClose()
    isSaving.current = true
    setIsBusy(true)
    setError(null)
    try {
      await save(typed, known)
      onSaved()
    } catch (reason) {
      setError(reason)
    } finally {
      isSaving.current = false
      setIsBusy(false)
    }
  }
  /** Enter does not replace a value that somebody else saved while the operator typed. */
  const submit = () => {
    if (!isChangedMeanwhile) void saveOver(seen)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The open list of a select is outside of this element, and handles Escape itself.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (!isInside || event.defaultPrevented) return
    if (event.key !== 'Escape') return
    onClose()
    event.preventDefault()
    event.stopPropagation()
  }
  const refusal = isChangedMeanwhile ? null : refusalText(t, error)
  return (
    <dd className={styles.editor}>
      <form
        className={styles.form}
        noValidate
        aria-label={label}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {field({
          label,
          value: typed,
          onChange: (next) => {
            setTyped(() => next)
            setError(null)
          },
          isDisabled: isBusy,
          isInvalid: refusal !== null,
          describedBy: refusal ? id : undefined,
        })}
        {isChangedMeanwhile ? (
          <EditedMeanwhile
            by={change?.by ?? null}
            theirs={format(value)}
            ours={format(typed)}
            isBusy={isBusy}
            onKeepStored={onClose}
            onReplace={() => {
              setSeen(() => value)
              void saveOver(value)
            }}
          />
        ) : (
          <div className={styles.actions}>
            <LinkButton
              type="submit"
              aria-keyshortcuts={hasLines ? 'Control+Enter' : 'Enter'}
              aria-busy={isBusy}
            >
              <Keys keys={hasLines ? 'mod+enter' : 'enter'} /> {t('facts.save')}
            </LinkButton>
            <LinkButton aria-keyshortcuts="Escape" onClick={onClose}>
              <Keys keys="esc" /> {t('facts.cancel')}
            </LinkButton>
          </div>
        )}
        {refusal && (
          <p id={id} className={styles.error} role="alert">
            {refusal}
          </p>
        )}
      </form>
    </dd>
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function refusalText(t: TFunction, error: unknown): string | null {
  if (error === null) return null
  const issue = error instanceof ApiError ? error.issues[0] : undefined
  return issue ? issueText(t, issue) : failureText(t, t('line.not_saved'), error)
}
