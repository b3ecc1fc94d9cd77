import type { CustomerProfile } from '@panel/contract'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusAndSelect, showNearest } from '../../../ui/actions/move-focus'
import type { UnsavedWords } from '../../settings/drafts/unsaved-words'
import { useTags } from '../../settings/use-tags'
import editor from './FactEditor.module.css'
import { InPlaceForm } from './InPlaceForm'
import styles from './InterestPicker.module.css'
import { interestsFrom, interestText, matching, neighbourOf, toggled } from './interest-choice'
import { SaveLinks } from './SaveLinks'
import { SaveRefusalText } from './SaveRefusalText'
import { useCustomer } from './save-customer'
import type { Closing } from './use-open-fields'
import { useSaving } from './use-saving'

type Props = {
  customer: CustomerProfile
  words: UnsavedWords
  onClose: (how: Closing) => void
  /** Edits the next empty field; null if there is none. */
  onNext: (() => void) | null
}

/** Chooses interest tags: typing finds tags, Enter adds or removes the marked one; with nothing typed, Enter saves. */
export function InterestPicker({ customer, words: unsaved, onClose, onNext }: Props) {
  const { t } = useTranslation()
  const { choices, codesIn, textOf } = useTags('interests')
  const id = useId()
  const { saveFact } = useCustomer(customer.id)
  const stored = codesIn(customer.interests)
  const chosen = interestsFrom(unsaved.text)
  const seen = unsaved.began === interestText(stored) ? customer.interests : interestsFrom(unsaved.began)
  const finish = (how: Closing) => {
    unsaved.forget()
    onClose(how)
  }
  const saving = useSaving(() => finish('saved'))
  // Words of the site that are not tags, and retired tags, can be removed, and restored.
  const [had] = useState(() => [...new Set([...stored, ...chosen])])
  const words = [...choices, ...had.filter((word) => !choices.includes(word))]

  const save = (goOn: (() => void) | null = null) => {
    if (!unsaved.isKept && !saving.refusal) {
      finish('unchanged')
      return goOn?.()
    }
    const before = saving.refusal?.kind === 'edited_meanwhile' ? customer.interests : seen
    void saving.save(() => saveFact('interests', chosen, before), goOn)
  }
  const cancel = () => onClose('cancelled')
  const saveAndGoOn = onNext && (() => save(onNext))
  return (
    <InPlaceForm
      className={styles.picker}
      onSave={() => save()}
      onSaveAndGoOn={saveAndGoOn}
      onCancel={cancel}
    >
      <TagSearch
        words={words}
        chosen={chosen}
        describedBy={saving.refusal ? `${id}-error` : `${id}-hint`}
        onToggle={(word) => unsaved.set(interestText(toggled(chosen, word)))}
        onEnter={() => save()}
      />
      {saving.refusal && (
        <p id={`${id}-error`} className={editor.error} role="alert">
          <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
          <span>
            <SaveRefusalText
              refusal={saving.refusal}
              theirs={stored.map(textOf).join(', ') || t('facts.nothing')}
            />
          </span>
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {t('interests.hint')}
      </p>
      <div className={editor.actions}>
        <SaveLinks
          isBusy={saving.isBusy}
          onSaveAndGoOn={saveAndGoOn}
          onCancel={cancel}
          savesOnEnter={false}
        />
      </div>
    </InPlaceForm>
  )
}

type SearchProps = {
  words: readonly string[]
  chosen: readonly string[]
  describedBy: string
  onToggle: (word: string) => void
  /** Enter was pressed with nothing typed and nothing marked. */
  onEnter: () => void
}

/** What is typed, the tags that match, and the one that the arrow keys have marked. */
function useTagSearch({ words, onToggle, onEnter }: SearchProps) {
  const { textOf } = useTags('interests')
  const [filter, setFilter] = useState('')
  const [marked, setMarked] = useState<string | null>(null)
  const shown = matching(words, filter, textOf)
  const isTyped = filter.trim() !== ''
  const change = (typed: string) => {
    setFilter(typed)
    setMarked(null)
  }
  const toggle = (word: string) => {
    onToggle(word)
    change('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const word = marked ?? (isTyped ? shown[0] : undefined)
    if (event.key === 'ArrowDown') setMarked(neighbourOf(shown, marked, 1))
    else if (event.key === 'ArrowUp') setMarked(neighbourOf(shown, marked, -1))
    else if (event.key === 'Enter') {
      if (word) toggle(word)
      else if (!isTyped) onEnter()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { filter, isTyped, marked, shown, change, toggle, onKeyDown }
}

/** A search box with the tags that match. */
function TagSearch(props: SearchProps) {
  const { chosen, describedBy } = props
  const { t } = useTranslation()
  const { textOf } = useTags('interests')
  const id = useId()
  const { filter, isTyped, marked, shown, change, toggle, onKeyDown } = useTagSearch(props)
  return (
    <>
      <input
        ref={focusAndSelect}
        className={editor.input}
        value={filter}
        role="combobox"
        aria-label={t('interests.find')}
        placeholder={t('interests.find')}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={marked ? `${id}-${marked}` : undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-multiselectable="true"
        aria-label={t('facts.interests')}
      >
        {shown.map((word, place) => (
          <Option
            key={word}
            id={`${id}-${word}`}
            isChosen={chosen.includes(word)}
            mark={word === marked ? 'chosen' : !marked && isTyped && place === 0 ? 'first' : null}
            onToggle={() => toggle(word)}
          >
            {textOf(word)}
          </Option>
        ))}
      </div>
      {shown.length === 0 && <p className={styles.none}>{t('interests.none', { text: filter.trim() })}</p>}
    </>
  )
}

type OptionProps = {
  id: string
  isChosen: boolean
  /** Marked by the arrow keys, or as the first one that matches. */
  mark: 'chosen' | 'first' | null
  onToggle: () => void
  children: string
}

function Option({ id, isChosen, mark, onToggle, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search box handles the keys for the marked option
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search box, whose aria-activedescendant is the marked option
    <div
      ref={mark === 'chosen' ? showNearest : undefined}
      id={id}
      data-marked={mark !== null || undefined}
      role="option"
      aria-selected={isChosen}
      className={styles.option}
      // The search field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      {isChosen && <IconCheck size={12} stroke={2.25} aria-hidden="true" />}
      {children}
    </div>
  )
}
