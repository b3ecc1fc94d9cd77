import type { Conversation, SavedReply } from '@panel/contract'
import { fillPlaceholders, type PlaceholderValues } from '@panel/contract/rules/placeholders'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { optionAfter } from '../../../ui/fields/FieldOption'
import { findReplies } from './find-replies'
import { insertText, selectOpenPlaceholder } from './insert-text'
import { savedRepliesQuery } from './saved-replies-query'
import { slashBefore } from './slash'

/** The values that a conversation fills into a reply. */
export const valuesOf = ({ customer, profile }: Conversation): PlaceholderValues => ({
  customer_name: customer.name,
  customer_city: customer.city,
  profile_name: profile.name,
})

/**
 * Finds saved replies after a typed `/`: a combobox whose field is the editor itself. The slash opens it, Enter or Tab inserts,
 * Escape closes it and leaves the typed text.
 */
export function useReplyPicker(editor: RefObject<HTMLTextAreaElement | null>, conversation: Conversation) {
  const listId = useId()
  const replies = useQuery(savedRepliesQuery)
  /** The slash that opened the list, and the text from it to the caret. */
  const [opened, setOpened] = useState<{ start: number; query: string } | null>(null)
  const [active, setActive] = useState(0)
  const values = valuesOf(conversation)

  const found = opened
    ? findReplies(replies.data?.items ?? [], opened.query, conversation.language).slice(0, maxShown)
    : []
  // Two words without a match are a sentence, not a search.
  const isOpen = opened !== null && (found.length > 0 || !/\s/.test(opened.query))
  const at = Math.min(active, found.length - 1)
  const close = () => setOpened(null)

  /** Inserts a reply at the slash, or at the caret. */
  const insert = ({ body }: SavedReply) => {
    const field = editor.current
    if (!field || field.readOnly) return
    const text = fillPlaceholders(body, values)
      .map((part) => part.text)
      .join('')
    if (isOpen) field.setSelectionRange(opened.start, opened.start + 1 + opened.query.length)
    const before = field.value.charAt(field.selectionStart - 1)
    close()
    insertText(field, before === '' || /\s/.test(before) ? text : ` ${text}`)
    selectOpenPlaceholder(field)
  }

  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    const slash = slashBefore(target.value, target.selectionStart)
    // The cast: text areas send input events.
    const isTyped = (nativeEvent as InputEvent).inputType === 'insertText'
    if (opened ? slash?.start === opened.start : isTyped && slash?.query === '') setOpened(slash)
    else close()
    setActive(0)
  }

  const onSelect = () => {
    const field = editor.current
    if (!opened || !field) return
    const end = opened.start + 1 + opened.query.length
    if (field.selectionStart !== end || field.selectionEnd !== end) close()
  }

  /** @returns whether the list has handled the key */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
    const press = pressOf(event.key)
    if (!press) return false
    event.preventDefault()
    press()
    return true
  }
  const pressOf = (key: string) => {
    if (key === 'Escape') return close
    const chosen = found[at]
    if (!chosen) return null
    if (key === 'Enter' || key === 'Tab') return () => insert(chosen.reply)
    const next = optionAfter(key, at, found.length)
    return next === null ? null : () => setActive(next)
  }

  return {
    isOpen,
    listId,
    query: opened?.query ?? '',
    replies,
    found,
    active: at,
    values,
    setActive,
    insert,
    onChange,
    onSelect,
    onKeyDown,
    onBlur: close,
    /** The ARIA attributes of the editor while the list is open. */
    comboboxProps: isOpen
      ? ({
          role: 'combobox',
          'aria-expanded': true,
          'aria-haspopup': 'listbox',
          'aria-autocomplete': 'list',
          'aria-controls': listId,
          'aria-activedescendant': found.length > 0 ? `${listId}-${at}` : undefined,
        } as const)
      : {},
  }
}

const maxShown = 50

export type ReplyPicker = ReturnType<typeof useReplyPicker>
