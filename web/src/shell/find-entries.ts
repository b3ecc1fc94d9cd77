import { matchWords, type Range, rankOf } from '../ui/words/match-words'
import { likeTyped } from './fuzzy'
import { type PaletteEntry, type PaletteGroup, paletteGroups, searchedGroups } from './palette-entries'

export type FoundEntry = { entry: PaletteEntry; ranges: readonly Range[] }
export type FoundGroup = { group: PaletteGroup; entries: FoundEntry[] }

/** There can be hundreds of saved replies and people, and dozens of facts, which would hide the rest. Without a query, the groups of facts are shown. */
const mostShown: Partial<Record<PaletteGroup, { withoutQuery: number; withQuery: number }>> = {
  recent: { withoutQuery: 4, withQuery: 4 },
  saved_replies: { withoutQuery: 6, withQuery: 20 },
  facts: { withoutQuery: 8, withQuery: 20 },
  people: { withoutQuery: 0, withQuery: 8 },
  teams: { withoutQuery: 0, withQuery: 5 },
  chats: { withoutQuery: 0, withQuery: 5 },
  customers: { withoutQuery: 0, withQuery: 8 },
  profiles: { withoutQuery: 0, withQuery: 5 },
}

type Ranked = FoundEntry & { rank: number }

/**
 * The entries that can be run, by group. Without a query: the latest choices, then all groups in their order. With one: the best match
 * first, also among the groups; of equal matches the one that was chosen last. If nothing has the words, a letter may be mistyped.
 * @param recent ids of the latest choices
 */
export function findEntries(
  entries: readonly PaletteEntry[],
  query: string,
  recent: readonly string[] = [],
): FoundGroup[] {
  const runnable = entries.filter(({ run }) => run)
  if (query.trim() === '') return withoutQuery(runnable, recent)
  const exact = runnable.flatMap((entry) => match(entry, query))
  const found = exact.length > 0 ? exact : mistyped(runnable, query)
  const placeOf = ({ entry }: Ranked) => {
    const place = recent.indexOf(entry.id)
    return place < 0 ? recent.length : place
  }
  const sorted = found.sort((one, other) => one.rank - other.rank || placeOf(one) - placeOf(other))
  return groupsOf(sorted)
    .map((group) => ({ ...group, entries: group.entries.slice(0, mostShown[group.group]?.withQuery) }))
    .sort((one, other) => bestOf(one) - bestOf(other))
    .map(({ group, entries: of }) => ({ group, entries: of }))
}

function withoutQuery(entries: readonly PaletteEntry[], recent: readonly string[]): FoundGroup[] {
  const chosen = recent
    .flatMap((id) => entries.filter((entry) => entry.id === id && !entry.blocked))
    .slice(0, mostShown.recent?.withoutQuery)
    .map((entry) => ({ entry, ranges: [], rank: 0 }))
  const others = entries
    .filter(({ id }) => !chosen.some(({ entry }) => entry.id === id))
    .map((entry) => ({ entry, ranges: [], rank: 0 }))
  const groups = groupsOf(others).map((group) => ({
    ...group,
    entries: group.entries.slice(0, mostShown[group.group]?.withoutQuery),
  }))
  return [{ group: 'recent' as const, entries: chosen }, ...groups].filter(({ entries: of }) => of.length > 0)
}

/** In the order of the groups; the entries of each stay in theirs. */
const groupsOf = (found: readonly Ranked[]) =>
  paletteGroups
    .map((group) => ({ group, entries: found.filter(({ entry }) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0)

const bestOf = ({ entries }: { entries: readonly Ranked[] }) => Math.min(...entries.map(({ rank }) => rank))

/** Ranks after those of `rankOf`. */
const [inNote, isMistyped] = [3, 4] as const

function match(entry: PaletteEntry, query: string): Ranked[] {
  const ranges = matchWords(entry.title, query)
  if (ranges) return [{ entry, ranges, rank: rankOf(entry.title, ranges) }]
  const isInNote = entry.note && matchWords(`${entry.title} ${entry.note}`, query)
  return isInNote ? [{ entry, ranges: [], rank: inNote }] : []
}

function mistyped(entries: readonly PaletteEntry[], query: string): Ranked[] {
  const places = likeTyped(
    entries.map(({ title }) => title),
    query,
  )
  return entries
    .filter((_, place) => places.has(place))
    .map((entry) => ({ entry, ranges: [], rank: isMistyped }))
}

/** Adds what a server has found: at the end, so that nothing moves while it is chosen. */
export function withFound(groups: readonly FoundGroup[], found: readonly PaletteEntry[], query: string) {
  const isThere = ({ id }: PaletteEntry) =>
    groups.some(({ entries }) => entries.some(({ entry }) => entry.id === id))
  const added = searchedGroups.flatMap((group) => {
    const entries = found
      .filter((entry) => entry.group === group && !isThere(entry))
      .slice(0, mostShown[group]?.withQuery)
    if (entries.length === 0) return []
    return [
      { group, entries: entries.map((entry) => ({ entry, ranges: matchWords(entry.title, query) ?? [] })) },
    ]
  })
  return [...groups, ...added]
}
