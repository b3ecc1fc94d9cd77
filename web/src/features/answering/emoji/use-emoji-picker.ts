import { type ChangeEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazyPart } from '../../../ui/lazy-part'
import { useUser } from '../../settings/user-query'
import { insertText } from '../saved-replies/insert-text'
import { type Colon, colonBefore } from './colon'
import { emojiPart } from './emoji-part'
import { recentEmoji, rememberEmoji } from './recent-emoji'

/** With fewer letters, `:D` and `:x` are what people type instead of an emoji. */
const shortest = 2

/**
 * Finds emoji after a typed colon, or by the button: a combobox whose field is the editor itself. Enter or Tab inserts, Escape closes it
 * and leaves what was typed.
 */
export function useEmojiPicker(editor: RefObject<HTMLTextAreaElement | null>) {
  const { i18n } = useTranslation()
  const listId = useId()
  const operatorId = useUser().id
  /** The colon that opened the list; `isAsked`: the button has written it. */
  const [opened, setOpened] = useState<(Colon & { isAsked: boolean }) | null>(null)
  const [active, setActive] = useState(0)
  const isWanted = opened !== null && (opened.isAsked || opened.query.length >= shortest)
  const part = useLazyPart(emojiPart(i18n.language), isWanted)

  const found = part && isWanted ? part.findEmoji(part.names, opened.query, recentEmoji(operatorId)) : []
  const isOpen = isWanted && (found.length > 0 || opened.isAsked)
  const at = Math.min(active, found.length - 1)
  const close = () => setOpened(null)

  const replace = (field: HTMLTextAreaElement, { start, query }: Colon, text: string) => {
    field.setSelectionRange(start, start + 1 + query.length)
    close()
    insertText(field, text)
  }
  const insert = (emoji: string) => {
    const field = editor.current
    if (!field || field.readOnly || !opened) return
    rememberEmoji(operatorId, emoji)
    replace(field, opened, emoji)
  }
  /** Writes the colon, after a space if the text needs one. */
  const ask = () => {
    const field = editor.current
    if (!field || field.readOnly) return
    const before = field.value.charAt(field.selectionStart - 1)
    insertText(field, before === '' || /\s/.test(before) ? ':' : ' :')
    setOpened({ start: field.selectionStart - 1, query: '', isAsked: true })
    setActive(0)
  }

  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    const colon = colonBefore(target.value, target.selectionStart)
    // The cast: text areas send input events.
    const isTyped = (nativeEvent as InputEvent).inputType === 'insertText'
    const goesOn = opened ? colon?.start === opened.start : isTyped && colon?.query === ''
    setOpened(colon && goesOn ? { ...colon, isAsked: opened?.isAsked ?? false } : null)
    setActive(0)
  }

  const onSelect = () => {
    const field = editor.current
    if (!opened || !field) return
    const end = opened.start + 1 + opened.query.length
    if (field.selectionStart !== end || field.selectionEnd !== end) close()
  }

  const cancel = () => {
    const field = editor.current
    if (field && opened?.isAsked && opened.query === '') replace(field, opened, '')
    else close()
  }

  /** @returns whether the list has handled the key */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
    const press = pressOf(event.key)
    if (!press) return false
    event.preventDefault()
    press()
    return true
  }
  const pressOf = (key: string) => {
    if (key === 'Escape') return cancel
    const chosen = found[at]
    if (!chosen || !part) return null
    if (key === 'Enter' || key === 'Tab') return () => insert(chosen.emoji)
    const next = part.neighbourOf(key, at, found.length)
    return next === null ? null : () => setActive(next)
  }

  return {
    isOpen,
    part,
    listId,
    found,
    active: at,
    setActive,
    insert,
    ask,
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

export type EmojiPicker = ReturnType<typeof useEmojiPicker>
