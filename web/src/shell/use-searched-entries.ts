import { IconIdBadge2, IconMessage, IconUserHeart } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { foundCustomersQuery } from '../features/safety/customer-rights/found-customers-query'
import { mayOpen } from '../features/settings/pages/pages'
import { useUser } from '../features/settings/user-query'
import { likeTyped } from './fuzzy'
import type { PaletteEntry } from './palette-entries'
import { foundChatsQuery, foundSetsQuery } from './searches'

/** Fewer letters find too many. */
const fewestLetters = 2
/** The beginning of a name that is asked for when the whole of it was mistyped. */
const sureLetters = 3

type Found = { entries: readonly PaletteEntry[]; isSearching: boolean }

/** What the server finds with the words, as far as the operator may see it: chats, customers and profile sets. */
export function useSearchedEntries(query: string): Found {
  const words = query.trim().slice(0, 100)
  const found = [useChats(words), useCustomers(words), useSets(words)]
  return {
    entries: found.flatMap(({ entries }) => entries),
    isSearching: found.some(({ isSearching }) => isSearching),
  }
}

type Search<Row> = (words: string) => { data: Row[] | undefined; isLoading: boolean }
const useChatsNamed = (words: string) => useQuery(foundChatsQuery(words))
const useCustomersNamed = (words: string) => useQuery(foundCustomersQuery(words))

/** Who is found by the beginning of a name. If nobody is, those whose names begin like it, with one letter mistyped. */
function useNamed<Row>(useSearch: Search<Row>, words: string, isOpen: boolean, nameOf: (row: Row) => string) {
  const asked = isOpen && words.length >= fewestLetters ? words : ''
  const exact = useSearch(asked)
  const isMistyped = asked !== '' && exact.data?.length === 0 && /^\p{L}{4,}/u.test(asked)
  const similar = useSearch(isMistyped ? asked.slice(0, sureLetters) : '')
  const others = isMistyped ? (similar.data ?? []) : []
  const places = likeTyped(others.map(nameOf), asked)
  return {
    rows: [...(asked === '' ? [] : (exact.data ?? [])), ...others.filter((_, place) => places.has(place))],
    isSearching: exact.isLoading || similar.isLoading,
  }
}

/** Chats by the name of the customer. */
function useChats(words: string): Found {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isOpen = mayOpen(useUser(), '/messages')
  const { rows, isSearching } = useNamed(useChatsNamed, words, isOpen, ({ customer }) => customer.name)
  const entries = rows.map(
    ({ id, customer, profile, status }): PaletteEntry => ({
      id: `chat ${id}`,
      group: 'chats',
      title: `${customer.name} ${t('thread.and')} ${profile.name}`,
      note: `#${id}, ${t(`status.${status}`)}`,
      icon: IconMessage,
      blocked: null,
      run: () => void navigate({ to: '/conversations/$id', params: { id: String(id) } }),
    }),
  )
  return { entries, isSearching }
}

/** By number, id of the site, or the beginning of the name. */
function useCustomers(words: string): Found {
  const navigate = useNavigate()
  const isOpen = mayOpen(useUser(), '/customer-rights')
  const { rows, isSearching } = useNamed(useCustomersNamed, words, isOpen, ({ name }) => name)
  const entries = rows.map(
    ({ id, name, siteowner }): PaletteEntry => ({
      id: `customer ${id}`,
      group: 'customers',
      title: name,
      note: `#${id}, ${siteowner.name}`,
      icon: IconUserHeart,
      blocked: null,
      run: () => void navigate({ to: '/customer-rights/$id', params: { id: String(id) } }),
    }),
  )
  return { entries, isSearching }
}

/** By the words of their name, facts and photos. */
function useSets(words: string): Found {
  const navigate = useNavigate()
  const isOpen = mayOpen(useUser(), '/profilesets') && words.length >= fewestLetters
  const { data, isLoading } = useQuery(foundSetsQuery(isOpen ? words : ''))
  const entries = (isOpen ? (data ?? []) : []).map(
    ({ id, name, siteowner }): PaletteEntry => ({
      id: `profile set ${id}`,
      group: 'profiles',
      title: name,
      note: `#${id}, ${siteowner.name}`,
      icon: IconIdBadge2,
      blocked: null,
      run: () => void navigate({ to: '/profilesets/$id', params: { id: String(id) } }),
    }),
  )
  return { entries, isSearching: isLoading }
}
