import { useState } from 'react'
import { useUser } from '../features/settings/user-query'
import { useOfferedActions } from '../ui/actions/offered-actions'
import { findEntries, withFound } from './find-entries'
import { type PaletteProps, PaletteView } from './PaletteView'
import { keepChoice, recentChoices } from './recent-choices'
import { useKnownEntries } from './use-known-entries'
import { useSearchedEntries } from './use-searched-entries'

/** Searches and runs the actions of this screen, and opens people, teams, chats, customers and profile sets. */
export function CommandPalette({ onRun, ...others }: PaletteProps) {
  const user = useUser()
  const [query, setQuery] = useState('')
  const [recent] = useState(() => recentChoices(user.id))
  const entries = [...useOfferedActions(), ...useKnownEntries(query)]
  const searched = useSearchedEntries(query)
  return (
    <PaletteView
      {...others}
      query={query}
      groups={withFound(findEntries(entries, query, recent), searched.entries, query)}
      isSearching={searched.isSearching}
      onSearch={setQuery}
      onRun={(entry) => {
        keepChoice(user.id, entry.id)
        onRun(entry)
      }}
    />
  )
}
