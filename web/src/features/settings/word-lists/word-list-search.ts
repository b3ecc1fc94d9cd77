import { idIn, withoutUndefined } from '../../../ui/lists/search-values'

export type WordListSearch = {
  /** Shows only this part of the list. */
  group?: string
  /** Shows retired words too. */
  retired?: 1
  /** The word whose texts are shown. */
  word?: number
}

export const readWordListSearch = (search: Record<string, unknown>): WordListSearch =>
  withoutUndefined({
    group: typeof search.group === 'string' && search.group !== '' ? search.group : undefined,
    retired: Number(search.retired) === 1 ? (1 as const) : undefined,
    word: idIn(search.word),
  })
