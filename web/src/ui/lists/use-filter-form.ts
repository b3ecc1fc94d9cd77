import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useAction } from '../actions/use-action'
import { openFilters, resetFilters } from './list-actions'

/**
 * A form with filters of a list: F opens it and moves to its first field. Its fields are applied when they change.
 * @param onReset null when all filters have their defaults
 */
export function useFilterForm(onReset: (() => void) | null) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    flushSync(() => setIsOpen(true))
    form.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  const filters = useAction(openFilters, { open })
  useAction(resetFilters, { reset: onReset })
  return {
    /** The action that opens the form; the form shows its key. */
    filters,
    isOpen,
    toggle: () => setIsOpen(!isOpen),
    formProps: {
      ref: form,
      'aria-label': t('overview.filters'),
      'data-open': isOpen || undefined,
      onSubmit: (event: FormEvent) => event.preventDefault(),
    },
  }
}
