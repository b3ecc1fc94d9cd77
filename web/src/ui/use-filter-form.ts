import { IconFilter, IconFilterOff } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from './commands'
import { useKey } from './keys'

/**
 * A form that narrows a list: F unfolds it and goes to its first field. Its fields are applied as they are changed.
 * @param onReset null while nothing is changed
 */
export function useFilterForm(onReset: (() => void) | null) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setIsOpen(true)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('select')?.focus())
  }
  useKey('KeyF', open)
  useCommands([
    {
      id: 'filters',
      group: 'page',
      title: t('overview.filters'),
      icon: IconFilter,
      keys: 'F',
      run: open,
    },
    {
      id: 'reset filters',
      group: 'page',
      title: t('overview.reset'),
      icon: IconFilterOff,
      blocked: !onReset && t('overview.no_filter'),
      run: () => onReset?.(),
    },
  ])
  return {
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
